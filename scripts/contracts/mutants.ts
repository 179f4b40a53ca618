import type { Interaction } from './read';

type Json = Readonly<Record<string, unknown>>;
export type Kind = 'removed' | 'renamed' | 'null' | 'other type' | 'other value' | 'other status';

/** One way to spoil an answer: what is done, where. */
export interface Mutant {
  readonly kind: Kind;
  readonly path: string;
  readonly spoil: (answer: { readonly status: number; readonly body: unknown }) => { readonly status: number; readonly body: unknown };
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

type Edit = (holder: Json, name: string) => Json;

/** Does the edit at every place that the steps lead to: in a list, to each of its elements. */
const edited = (value: unknown, steps: readonly string[], edit: Edit): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => edited(each, steps, edit));
  const [step, ...rest] = steps;
  if (!isRecord(value) || step === undefined || !Object.hasOwn(value, step)) return value;
  return rest.length === 0 ? edit(value, step) : { ...value, [step]: edited(value[step], rest, edit) };
};

const without: Edit = (holder, name) => Object.fromEntries(Object.entries(holder).filter(([each]) => each !== name));
const put =
  (change: (value: unknown) => unknown): Edit =>
  (holder, name) => ({ ...holder, [name]: change(holder[name]) });
const renamed: Edit = (holder, name) => ({ ...without(holder, name), [`${name}Renamed`]: holder[name] });

const otherType = (value: unknown): unknown => {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? { list: value } : [value];
};

const edits: readonly (readonly [Kind, Edit])[] = [
  ['removed', without],
  ['other type', put(otherType)],
  ['null', put(() => null)],
  ['renamed', renamed],
];

/** Paths of every field that the contract's own answer has, elements of lists taken together. */
const fields = (value: unknown, before: readonly string[] = []): readonly (readonly string[])[] => {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => fields(each, before));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => [[...before, name], ...fields(each, [...before, name])]);
};

const unique = (paths: readonly (readonly string[])[]): readonly (readonly string[])[] => [
  ...new Map(paths.map(path => [path.join('.'), path])).values(),
];

const ofStatus = (status: number): readonly Mutant[] =>
  [status < 300 ? 500 : 200, status === 404 ? 400 : 404].map(other => ({
    kind: 'other status',
    path: String(other),
    spoil: ({ body }) => ({ status: other, body }),
  }));

const ofRoot = (content: unknown): readonly Mutant[] => [
  { kind: 'null', path: '$', spoil: ({ status }) => ({ status, body: null }) },
  { kind: 'other type', path: '$', spoil: ({ status, body }) => ({ status, body: otherType(body) }) },
  ...(typeof content === 'boolean'
    ? [{ kind: 'other value' as const, path: '$', spoil: ({ status }: { readonly status: number }) => ({ status, body: !content }) }]
    : []),
];

/** Every mutant of an answer, in one order: what the contract names is spoilt, nothing else. */
export const mutantsOf = ({ response: { status, body } }: Interaction): readonly Mutant[] => [
  ...ofStatus(status),
  ...(body === undefined ? [] : ofRoot(body.content)),
  ...unique(fields(body?.content)).flatMap(path =>
    edits.map(([kind, edit]): Mutant => ({
      kind,
      path: path.join('.'),
      spoil: answer => ({ status: answer.status, body: edited(answer.body, path, edit) }),
    })),
  ),
];

/** At most so many, spread evenly over all of them. */
export const spread = <A>(all: readonly A[], most: number): readonly A[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]).flatMap(each =>
        each === undefined ? [] : [each],
      );
