import * as t from 'io-ts';
import { isField, type Field, type ListedField } from '@domain/holders/fieldKinds';
import { onTheWire, parts, prospectOf, valueAt, type Prospect, type ProspectPart } from '@domain/holders/prospect';
import { isRecord } from '@domain/kernel/shape';
import { Branching } from '../codecs';
import { DayWire } from '../day';
import { Flag, fromFlag, toFlag } from '../flags';
import { optional, Text, TextOrEmpty } from '../optional';

type Named<Each> = Readonly<Record<string, Each>>;

const codecs = { text: t.string, email: t.string, code: t.string, day: DayWire, flag: Flag, amount: t.number } as const;

const listed = (fields: Named<ListedField>, always: boolean): t.Props =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ((field.required === true) === always ? [[name, codecOf(field)]] : [])),
  );

function codecOf(field: Field | ListedField): t.Mixed {
  if (field.kind === 'list')
    return t.readonlyArray(t.intersection([t.type(listed(field.each, true)), optional(listed(field.each, false))]));
  if (field.kind === 'oneOf') return t.keyof(Object.fromEntries(field.values.map(value => [value, null])));
  if ('mayBeEmpty' in field) return TextOrEmpty;
  return 'branches' in field ? new Branching<string, string>(t.string, field.branches) : codecs[field.kind];
}

/** A person on the wire: section 3's fields, all optional except the external id. */
export const PersonWire = t.intersection(
  [
    t.type({ externalReference: t.type({ externalReferenceValue: Text }) }),
    optional(onTheWire(parts, part => (isField(part) ? codecOf(part) : optional(onTheWire(part.fields, codecOf))))),
  ],
  'Person',
);

export const fromWire = (wire: t.TypeOf<typeof PersonWire>): Prospect =>
  prospectOf(wire.externalReference.externalReferenceValue, ({ field, wire: names }) => {
    const value = valueAt(wire, names);
    return field.kind === 'flag' && Flag.is(value) ? fromFlag(value) : value;
  });

const written = (value: unknown): unknown => (typeof value === 'boolean' ? toFlag(value) : value);

/** Sends only the given parts; JSON leaves undefined fields out. PER-11 */
export const partToWire = (part: ProspectPart): Named<unknown> => {
  const given: Named<unknown> = part;
  return onTheWire(parts, (of, name) => {
    const answers = given[name];
    return isField(of) || !isRecord(answers) ? written(answers) : onTheWire(of.fields, (_, each) => written(answers[each]));
  });
};
