import * as t from 'io-ts';
import { Form } from '@infrastructure/http/formed';
import { DAY, forms, INSTANT, type FormName } from '@infrastructure/http/forms';
import { taskIds } from '@domain/journey/steps';

/** The part of JSON Schema that answers need. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
  /** Values on which rules branch; any other value is valid too. */
  readonly branches?: readonly unknown[];
  /** An address that the front end opens. */
  readonly address?: boolean;
}

const ofProps = (props: Readonly<Record<string, unknown>>, required: boolean): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(props).map(([name, each]) => [name, schemaOf(each)])),
  ...(required && Object.keys(props).length > 0 ? { required: Object.keys(props) } : {}),
});

const merged = (parts: readonly Schema[]): Schema => {
  if (!parts.every(({ type }) => type === 'object')) return { allOf: parts };
  const required = [...new Set(parts.flatMap(part => part.required ?? []))];
  return {
    type: 'object',
    properties: Object.fromEntries(parts.flatMap(part => Object.entries(part.properties ?? {}))),
    ...(required.length > 0 ? { required } : {}),
  };
};

/** Schemas of the project's own types, by name. */
const named: Readonly<Record<string, Schema>> = {
  Day: { type: 'string', pattern: DAY },
  Instant: { type: 'string', pattern: INSTANT },
  TaskId: { type: 'string', enum: taskIds },
  Birthdate: { type: 'string', pattern: DAY, description: 'Not after today.' },
  TextOrEmpty: { type: 'string' },
};

/** Shapes of io-ts codecs, by which this module reads their parts. */
const Props = t.type({ _tag: t.keyof({ InterfaceType: null, PartialType: null }), props: t.UnknownRecord });
const Types = t.type({ _tag: t.keyof({ IntersectionType: null, UnionType: null }), types: t.readonlyArray(t.unknown) });
const Items = t.type({ _tag: t.keyof({ ArrayType: null, ReadonlyArrayType: null }), type: t.unknown });
const Entries = t.type({ _tag: t.literal('DictionaryType'), codomain: t.unknown });
const Keys = t.type({ _tag: t.literal('KeyofType'), keys: t.UnknownRecord });
const Literal = t.type({ _tag: t.literal('LiteralType'), value: t.unknown });
const Simple = t.type({ _tag: t.keyof({ StringType: null, NumberType: null, BooleanType: null, NullType: null }) });
const Branches = t.type({ _tag: t.literal('Branching'), type: t.unknown, branches: t.array(t.unknown) });
const Opened = t.type({ _tag: t.literal('Address') });
const Absent = t.type({ _tag: t.literal('UndefinedType') });

const simple = { StringType: 'string', NumberType: 'number', BooleanType: 'boolean', NullType: 'null' } as const;

const ofKind = (codec: unknown): Schema => {
  if (Opened.is(codec)) return { type: 'string', address: true };
  if (Simple.is(codec)) return { type: simple[codec._tag] };
  if (Literal.is(codec)) return { enum: [codec.value] };
  if (Keys.is(codec)) return { type: 'string', enum: Object.keys(codec.keys) };
  if (Items.is(codec)) return { type: 'array', items: schemaOf(codec.type) };
  if (Entries.is(codec)) return { type: 'object', additionalProperties: schemaOf(codec.codomain) };
  if (Props.is(codec)) return ofProps(codec.props, codec._tag === 'InterfaceType');
  if (!Types.is(codec)) return {};
  return codec._tag === 'IntersectionType'
    ? merged(codec.types.map(schemaOf))
    : { anyOf: codec.types.filter(each => !Absent.is(each)).map(schemaOf) };
};

/** A text with words has a short expression in the description: that of the contracts, for characters encoded twice, repeats hundreds of times. */
const WORDS = { type: 'string', minLength: 1, pattern: '\\S' } as const;

const ofForm = (name: FormName): Schema => {
  const { expression, about: description, ...form }: (typeof forms)[FormName] = forms[name];
  if (expression === forms.Text.expression) return WORDS;
  return form.type === 'string' ? { ...form, minLength: 1, pattern: expression, description } : { ...form, description };
};

/** The schema of the answers that a codec accepts; `{}`: anything. */
export function schemaOf(codec: unknown): Schema {
  if (!(codec instanceof t.Type)) return {};
  if (Branches.is(codec)) return { ...schemaOf(codec.type), branches: codec.branches }; // it has the name of its type
  if (codec instanceof Form) return ofForm(codec.form);
  return named[codec.name] ?? ofKind(codec);
}
