import { isDay, type Day } from '@domain/kernel/day';
import { isRecord } from '@domain/kernel/shape';

/** The value of each kind of field; `amount`: whole euros. */
interface Plain {
  readonly text: string;
  readonly email: string;
  readonly day: Day;
  readonly flag: boolean;
  readonly amount: number;
}

type PlainOf<Kind extends keyof Plain> = { readonly [Each in Kind]: { readonly kind: Each; readonly example: Plain[Each] } }[Kind];

/**
 * A code of one of the bank's lists; `about`: whose code it is, for the contracts; `branches`: the codes on which rules branch;
 * `mayBeEmpty`: the list has an empty code, which is an answer.
 */
export interface Code {
  readonly kind: 'code';
  readonly list: string;
  readonly about: string;
  readonly branches?: readonly string[];
  readonly mayBeEmpty?: true;
  readonly example: string;
}

interface OneOf {
  readonly kind: 'oneOf';
  readonly values: readonly string[];
  readonly example: string;
}

interface Several {
  readonly kind: 'list';
  readonly each: Readonly<Record<string, ListedField>>;
  readonly example: readonly object[];
}

/** `must`: the page requires an answer; `about`: the field's description in the contracts. */
interface Asked {
  readonly must: boolean;
  readonly about?: string;
}

/** The fields of each element of a list. */
export type ListedField = (PlainOf<'text'> | Code | OneOf) & Asked;

/**
 * A field of a person. `wire`: its name in the bank's calls, if different; `page`: the page that asks for it and corrects it; `row`: its
 * row on the recap, null: the offer shows it there.
 */
export type Field = (PlainOf<keyof Plain> | Code | OneOf | Several) &
  Asked & { readonly wire?: string; readonly page: string; readonly row: string | null };

/** `apart`: no document that the holder signs contains the part, so the co-holder may correct it until their own signature. JNT-01 */
interface Saved {
  readonly apart: boolean;
  readonly wire?: string;
}

/** Fields that are saved together; a part may be a single field. PER-11 */
export type Part = Saved & ({ readonly fields: Readonly<Record<string, Field>> } | Field);
export type Parts = Readonly<Record<string, Part>>;

type Value<Of> = Of extends { readonly kind: 'oneOf'; readonly values: readonly (infer Each)[] }
  ? Each
  : Of extends { readonly kind: infer Kind extends keyof Plain }
    ? Plain[Kind]
    : string;

type Listed<Each> = {
  readonly [Name in keyof Each as Each[Name] extends { readonly must: true } ? Name : never]: Value<Each[Name]>;
} & { readonly [Name in keyof Each as Each[Name] extends { readonly must: true } ? never : Name]?: Value<Each[Name]> | undefined };

type Answer<Of> = Of extends { readonly kind: 'list'; readonly each: infer Each }
  ? Listed<Each> extends infer One
    ? readonly { readonly [Name in keyof One]: One[Name] }[] // spelt out, so that an editor shows the fields
    : never
  : Value<Of> | undefined;

export type PersonOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends { readonly fields: infer Fields }
    ? { readonly [Each in keyof Fields]: Answer<Fields[Each]> }
    : Answer<Table[Name]>;
};

/** Whether a part is a single field. */
export const isField = (part: Part): part is Saved & Field => 'kind' in part;

const isValue = (field: Field | ListedField, value: unknown): boolean => {
  if (field.kind === 'list') return Array.isArray(value) && value.every(each => isRecord(each) && isListed(field, each));
  if (field.kind === 'oneOf') return field.values.some(each => each === value);
  if (field.kind === 'day') return isDay(value);
  return typeof value === (field.kind === 'flag' ? 'boolean' : field.kind === 'amount' ? 'number' : 'string');
};

const isListed = ({ each }: Several, value: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(each).every(([name, field]) => isValue(field, value[name]) || (!field.must && value[name] === undefined));

const isAnswer = (field: Field, value: unknown): boolean => isValue(field, value) || (field.kind !== 'list' && value === undefined);

/** Whether a value has all fields of a table, each of its kind. */
export const isPersonOf = <Table extends Parts>(table: Table, value: Readonly<Record<string, unknown>>): value is PersonOf<Table> =>
  Object.entries<Part>(table).every(([name, part]) => {
    const answers = value[name];
    if (isField(part)) return isAnswer(part, answers);
    return isRecord(answers) && Object.entries(part.fields).every(([each, field]) => isAnswer(field, answers[each]));
  });
