import { isRecord } from '@domain/kernel/shape';
import { ANY, EACH, edited, filled, lengthened, valuesAt, type Edit } from '@contracts/tools/edits';
import { fieldsRead, pathOf, type Field } from '@contracts/tools/fields';
import { DAY } from '@contracts/forms';
import type { Schema } from '@contracts/tools/schema';

/** One way in which a backend answers a call otherwise, whenever it is asked. */
export interface Fault {
  readonly kind: string;
  readonly path: string;
  /** Any value would do there: whatever the front end makes of it, it is right. */
  readonly free: boolean;
  /** `sound`: the answers of all interactions of the call, of which a further element is made. */
  readonly spoil: (body: unknown, sound: readonly unknown[]) => unknown;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const otherType = (value: unknown): unknown => {
  if (typeof value === 'string') return /^\d+$/.test(value) ? Number(value) : { text: value };
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? { list: value } : [value];
};

const elsewhere = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^https?:\/\/[^/]+/, 'https://elsewhere.example.net') : value;

/** What is done to a field of each kind beside taking it away, and whether any value would have done. */
const ofSchema = ({
  type,
  enum: choices = [],
  pattern,
  branches,
  address,
  additionalProperties,
}: Schema): readonly (readonly [kind: string, free: boolean, edit: Edit])[] => {
  if (choices.length > 0)
    return [
      ['unknown value', false, () => 'SOMETHING_ELSE'],
      ...choices.map((choice): readonly [string, boolean, Edit] => [`always ${String(choice)}`, false, () => choice]),
    ];
  if (type === 'boolean') return [['the contrary', false, value => (typeof value === 'boolean' ? !value : value)]];
  if (pattern === DAY) return ['27/03/1992', '1992-00-00', '0000-00-00', '1990-02-30'].map(text => [`written ${text}`, false, () => text]);
  if (pattern) return [['other form', false, () => '27/03/1992']];
  if (address)
    return [
      ['a script', false, () => 'javascript:alert(1)'],
      ['empty', false, () => ''],
      ['of another origin', false, elsewhere],
    ];
  if (branches) return [['wrong value', false, value => (typeof value === 'number' ? value + 90 : `${String(value)}X`)]];
  if (type === 'string') return [['other text', true, () => 'Autre texte, “tout autre” 1,5']];
  if (type === 'number' || type === 'integer') return [['other number', true, value => (typeof value === 'number' ? value + 1 : value)]];
  if (type === 'array')
    return [
      ['always empty', false, () => []],
      ['in another order', true, value => (isList(value) ? [...value].reverse() : value)],
      ['longer', true, value => (isList(value) ? [...value, ...value.slice(-1)] : value)],
    ];
  return type === 'object' && !additionalProperties
    ? [['more than is read', true, value => (isRecord(value) ? { ...value, somethingNew: { a: [1] } } : value)]]
    : [];
};

const isMember = (step: string | undefined): boolean => step === EACH || step === ANY;

/** One more element of each list on the way to a field, or entry of each map, right but for that field. */
const furtherOnes = (kind: string, steps: readonly string[], edit: Edit): readonly Fault[] =>
  steps.flatMap((step, at) => {
    if (!isMember(step)) return [];
    const [list, rest] = [steps.slice(0, at), steps.slice(at + 1)];
    return [
      {
        kind: `${kind}, of one more of ${pathOf(list)}`,
        path: pathOf(steps),
        free: false,
        spoil: (body: unknown, sound: readonly unknown[]) => {
          const wrong = sound
            .flatMap(each => valuesAt(each, [...list, step]))
            .map(right => [right, edited(right, rest, edit)] as const)
            .find(([right, spoilt]) => JSON.stringify(right) !== JSON.stringify(spoilt));
          return wrong ? lengthened(body, list, wrong[1]) : body;
        },
      },
    ];
  });

const ofField = (field: Field): readonly Fault[] => {
  const { steps, schema } = field;
  const at = (kind: string, edit: Edit, free = false): Fault => ({
    kind,
    path: pathOf(steps),
    free,
    spoil: body => edited(body, steps, edit),
  });
  const isElement = isMember(steps.at(-1));
  const bad: readonly (readonly [string, Edit])[] = [
    ...(steps.length > 0 && !isElement ? [['missing', () => undefined] as const] : []),
    ['null', () => null],
    ['other type', otherType],
  ];
  const own = ofSchema(schema);
  const unknown = own.flatMap(([kind, , edit]) => (kind === 'unknown value' ? [[kind, edit] as const] : []));
  return [
    ...bad.map(([kind, edit]) => at(kind, edit)),
    ...own.map(([kind, free, edit]) => at(kind, edit, free)),
    ...[...(field.required || isElement ? bad : bad.slice(2)), ...unknown].flatMap(([kind, edit]) => furtherOnes(kind, steps, edit)),
    ...(field.required || isElement || steps.length === 0
      ? []
      : (
          [
            ['null', null],
            ['an empty text', ''],
          ] as const
        ).map(([what, value]) => ({
          kind: `${what} where it is absent`,
          path: pathOf(steps),
          free: true,
          spoil: (body: unknown) => filled(body, steps, value),
        }))),
  ];
};

/** Every fault of a call that succeeds, by what its codec reads. */
export const faultsOf = (schema: Schema): readonly Fault[] => fieldsRead(schema).flatMap(ofField);

const codes = ['functionalCode', 'error', 'technicalCode'];
const onCode = (kind: string, edit: Edit, free = false): Fault => ({
  kind: `refusal: ${kind}`,
  path: '$.code',
  free,
  spoil: body => codes.reduce<unknown>((whole, name) => edited(whole, [name], edit), body),
});

/** Every fault of a call that is refused. */
export const refusalFaults: readonly Fault[] = [
  onCode('missing', () => undefined),
  onCode('null', () => null),
  onCode('other type', otherType),
  onCode('another code', () => 'SOMETHING_ELSE'),
  { kind: 'refusal: a page', path: '$', free: false, spoil: () => '<h1>Bonjour</h1>' },
  { kind: 'refusal: with a text beside', path: '$', free: true, spoil: body => (isRecord(body) ? { ...body, message: 'Bonjour' } : body) },
  {
    kind: 'refusal: the other codes null',
    path: '$',
    free: true,
    spoil: body => (isRecord(body) ? { ...Object.fromEntries(codes.map(name => [name, null])), ...body } : body),
  },
];
