import { rule } from '@domain/kernel/rule';
import { oneOf, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

/** How often a country, county or town look-up is tried again, and the wait before each, in milliseconds. PER-03 */
export const lookupRetries = { times: 2, waitMs: 1_000 } as const;

/** Whoever waits for a list is told after this time that it does not come: no other try begins then. R02 */
export const LOOKUP_PATIENCE_MS = 15_000;

interface Retries {
  readonly times: number;
  readonly waitMs: number;
}

/** The wait between two tries where nothing else is said is the same. */
const never: Retries = { times: 0, waitMs: lookupRetries.waitMs };

const rows: readonly Row<{ readonly call: 'countries' | 'counties' | 'towns' | 'other' }, Retries>[] = [
  {
    when: { call: { oneOf: ['countries', 'counties', 'towns'] } },
    then: lookupRetries,
    because: 'PER-03: nothing changes by asking again',
  },
  { when: { call: 'other' }, then: never, because: 'PER-03: no other call is repeated by itself' },
];

export const referentialsRetries = rule({
  id: 'referentials.retries',
  requirements: ['PER-03'],
  title: { fr: 'Nouvelles tentatives d’une recherche', en: 'Retries of a look-up' },
  says: {
    fr: 'Pays, départements et communes sont redemandés {times:words} fois, à {wait} seconde d’intervalle ; aucun autre appel ne repart de lui-même.',
    en: 'Countries, counties and towns are asked for {times:words} more times, {wait} second apart; no other call leaves again by itself.',
  },
  clauses: [['no other call leaves again by itself', 'towns', 'any other call']],
  parameters: {
    times: { value: lookupRetries.times, unit: 'more tries', limit: 'included' },
    wait: { value: lookupRetries.waitMs / 1_000, unit: 'seconds' },
  },
  input: record({ call: oneOf('countries', 'counties', 'towns', 'other') }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['countries', { call: 'countries' }, { times: 2, waitMs: 1_000 }],
    ['counties', { call: 'counties' }, { times: 2, waitMs: 1_000 }],
    ['towns', { call: 'towns' }, { times: 2, waitMs: 1_000 }],
    ['any other call', { call: 'other' }, { times: 0, waitMs: 1_000 }],
  ],
});
