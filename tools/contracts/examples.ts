import type { Interaction, PactEntry } from './read';

export type Json = Readonly<Record<string, unknown>>;

export const unique = <A>(values: readonly A[]): readonly A[] => [...new Set(values)];

/** The name shared by the examples of an interaction's request and answer. Tools pair the two by it. */
const nameOf = ({ interaction: { description } }: PactEntry): string => description.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');

/** An example of each interaction that has a value; one for all where every request has the same. */
export const examplesOf = (mine: readonly PactEntry[], value: (entry: PactEntry) => unknown): Json => {
  const found = mine.flatMap(entry => {
    const each = value(entry);
    return each === undefined ? [] : [[nameOf(entry), { value: each }] as const];
  });
  const [first] = found;
  if (first === undefined) return {};
  const same = found.length === mine.length && unique(found.map(([, example]) => JSON.stringify(example))).length === 1;
  return same ? { example: first[1].value } : { examples: Object.fromEntries(found) };
};

/** The contracts' answers with one status, one example per interaction, with its provider state. */
export const answersOf = (mine: readonly PactEntry[], status: string): Json => {
  const given = mine.filter(({ interaction: { response } }) => String(response.status) === status);
  const state = ({ name, params = {} }: Interaction['providerStates'][number]): string =>
    [name, ...Object.entries(params).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)].join(', ');
  return Object.fromEntries(
    given.map(entry => {
      const { description, providerStates, response } = entry.interaction;
      return [
        nameOf(entry),
        { summary: description, description: `Given ${providerStates.map(state).join('; ')}.`, value: response.body?.content },
      ];
    }),
  );
};

/** An answer without a body has no examples: its interactions are named, as Microcks reads them. */
export const withoutBody = (mine: readonly PactEntry[], status: string): Json => {
  const names = Object.keys(answersOf(mine, status));
  return names.length === 0 ? {} : { 'x-microcks-refs': names };
};
