import { isDay, isInstant, type Day, type Instant } from '@domain/kernel/day';
import { isRecord } from '@domain/kernel/shape';

/** The value of each kind of field; `amount`: whole euros. */
interface Plain {
  readonly text: string;
  readonly email: string;
  readonly day: Day;
  readonly instant: Instant;
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

/** `includes`: an element with these answers, where the list is required. */
interface Several {
  readonly kind: 'list';
  readonly each: Readonly<Record<string, ListedField>>;
  readonly includes?: Element;
  readonly example: readonly object[];
}

/** Whether the page requires an answer; a function says of whom, and makes the answer optional in types and codecs. */
type RequiredOf<Person> = boolean | ((person: Person) => boolean);

/** `about`: the field's description in the contracts. */
interface Question<Person> {
  readonly required: RequiredOf<Person>;
  readonly about?: string;
}

/** The answers in one element of a list. */
type Element = Readonly<Record<string, unknown>>;

/** The fields of each element of a list. */
export type ListedField = (PlainOf<'text'> | Code | OneOf) & Question<Element>;

/**
 * A field of a person. `wire`: its name in the bank's calls, if different; `page`: the page that asks for it and corrects it; `row`: its
 * row on the recap, null: the offer shows it there; `Person`: what its condition reads.
 */
export type Field<Person = never> = (PlainOf<keyof Plain> | Code | OneOf | Several) &
  Question<Person> & { readonly wire?: string; readonly page: string; readonly row: string | null };

/** `editableByCoHolder`: no document that the holder signs contains the part, so the co-holder may correct it until their own signature. JNT-01 */
interface Saved {
  readonly editableByCoHolder: boolean;
  readonly wire?: string;
}

/** Fields that are saved together; a part may be a single field. PER-11 */
export type Part<Person = never> = Saved & ({ readonly fields: Readonly<Record<string, Field<Person>>> } | Field<Person>);
export type Parts<Person = never> = Readonly<Record<string, Part<Person>>>;

type Value<Of> = Of extends { readonly kind: 'oneOf'; readonly values: readonly (infer Each)[] }
  ? Each
  : Of extends { readonly kind: infer Kind extends keyof Plain }
    ? Plain[Kind]
    : string;

type Listed<Each> = {
  readonly [Name in keyof Each as Each[Name] extends { readonly required: true } ? Name : never]: Value<Each[Name]>;
} & { readonly [Name in keyof Each as Each[Name] extends { readonly required: true } ? never : Name]?: Value<Each[Name]> | undefined };

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

/** Whether the page requires the field's answer of this person. */
export const isRequired = <Person>({ required }: { readonly required: RequiredOf<Person> }, person: Person): boolean =>
  typeof required === 'function' ? required(person) : required;

/** Whether an answer suffices: each element of a list has what it requires, and the list the element that it must include. */
export const isEnough = <Person>(field: Field<Person>, answer: unknown, person: Person): boolean => {
  const required = isRequired(field, person);
  if (field.kind !== 'list') return !required || answer !== undefined;
  const elements = Array.isArray(answer) ? answer.filter(isRecord) : [];
  const whole = elements.every(one =>
    Object.entries(field.each).every(([name, each]) => !isRequired(each, one) || one[name] !== undefined),
  );
  const wanted = Object.entries(field.includes ?? {});
  return whole && (!required || elements.some(one => wanted.every(([name, value]) => one[name] === value)));
};

/** Whether a part is a single field. */
export const isField = (part: Part): part is Saved & Field => 'kind' in part;

const isValue = (field: Field | ListedField, value: unknown): boolean => {
  if (field.kind === 'list') return Array.isArray(value) && value.every(each => isRecord(each) && isListed(field, each));
  if (field.kind === 'oneOf') return field.values.some(each => each === value);
  if (field.kind === 'day') return isDay(value);
  if (field.kind === 'instant') return isInstant(value);
  return typeof value === (field.kind === 'flag' ? 'boolean' : field.kind === 'amount' ? 'number' : 'string');
};

const isListed = ({ each }: Several, value: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(each).every(([name, field]) => isValue(field, value[name]) || (field.required !== true && value[name] === undefined));

const isAnswer = (field: Field, value: unknown): boolean => isValue(field, value) || (field.kind !== 'list' && value === undefined);

/** Whether a value has all fields of a table, each of its kind. */
export const isPersonOf = <Table extends Parts>(table: Table, value: Readonly<Record<string, unknown>>): value is PersonOf<Table> =>
  Object.entries<Part>(table).every(([name, part]) => {
    const answers = value[name];
    if (isField(part)) return isAnswer(part, answers);
    return isRecord(answers) && Object.entries(part.fields).every(([each, field]) => isAnswer(field, answers[each]));
  });
