import * as t from 'io-ts';
import { isField, type Field, type ListedField } from '@domain/holders/fieldKinds';
import type { personFields } from '@domain/holders/fields';
import { onTheWire, parts } from '@domain/holders/prospect';

type Table = typeof personFields;
type WireName<Of, Name> = Of extends { readonly wire: infer Wire extends string } ? Wire : Name;
type Saved<Of> = Of extends { readonly kind: 'list'; readonly each: infer Each }
  ? readonly { readonly [Name in keyof Each]?: string }[]
  : Of extends { readonly kind: 'amount' }
    ? number
    : string;

/** Whole parts of a person. */
export type SavedParts = {
  readonly [Part in keyof Table as WireName<Table[Part], Part>]?: Table[Part] extends { readonly fields: infer Fields }
    ? { readonly [Name in keyof Fields as WireName<Fields[Name], Name>]?: Saved<Fields[Name]> }
    : Saved<Table[Part]>;
};

const text = t.string;
const codecs = {
  text,
  email: text,
  code: text,
  oneOf: text,
  day: text,
  instant: text,
  flag: t.keyof({ '0': null, '1': null }),
  amount: t.number,
} as const;

const codecOf = (field: Field | ListedField): t.Mixed =>
  field.kind === 'list' ? t.array(t.exact(t.partial(onTheWire(field.each, codecOf)))) : codecs[field.kind];

/** The body of call 30. */
export const SavedParts: t.Type<SavedParts & { readonly oneTimeCode?: string }> = t.exact(
  t.partial({
    ...onTheWire(parts, part => (isField(part) ? codecOf(part) : t.exact(t.partial(onTheWire(part.fields, codecOf))))),
    oneTimeCode: text,
  }),
);
