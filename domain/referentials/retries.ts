import { rule } from '@domain/kernel/rule';
import { oneOf, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

/** Number of automatic retries of a read, and the wait before each in milliseconds. PER-03, D-103 */
export const readRetries = { times: 2, waitMs: 1_000 } as const;

/** In milliseconds; after this time the page reports the failed read, and no retry starts. R02 */
export const READ_PATIENCE_MS = 15_000;

/** Statuses of a temporary failure, which may be over a second later. D-103 */
export const passingStatuses: readonly number[] = [502, 503, 504];

interface Retries {
  readonly times: number;
  readonly waitMs: number;
}

/** No retry; `waitMs` has no effect. */
const never: Retries = { times: 0, waitMs: readRetries.waitMs };

const rows: readonly Row<{ readonly call: 'countries' | 'counties' | 'towns' | 'read' | 'other' }, Retries>[] = [
  {
    when: { call: { oneOf: ['countries', 'counties', 'towns'] } },
    then: readRetries,
    because: 'PER-03: nothing changes by asking again',
  },
  { when: { call: 'read' }, then: readRetries, because: 'D-103: nothing changes by asking again, and nobody has to press' },
  {
    when: { call: 'other' },
    then: never,
    because: 'D-103: a poll asks again by itself, an address good once is spent, a change is made once',
  },
];

export const referentialsRetries = rule({
  id: 'referentials.retries',
  requirements: ['PER-03', 'D-103'],
  title: { fr: 'Nouvelles tentatives d’une lecture', en: 'Retries of a read' },
  says: {
    fr: 'Pays, départements, communes et toute lecture demandée par une page sont redemandés {times:words} fois, à {wait} seconde d’intervalle ; aucun autre appel ne repart de lui-même.',
    en: 'Countries, counties, towns and every read that a page asks for are asked for {times:words} more times, {wait} second apart; no other call leaves again by itself.',
  },
  clauses: [['no other call leaves again by itself', 'towns', 'any other call']],
  parameters: {
    times: { value: readRetries.times, unit: 'more tries', limit: 'included' },
    wait: { value: readRetries.waitMs / 1_000, unit: 'seconds' },
  },
  input: record({ call: oneOf('countries', 'counties', 'towns', 'read', 'other') }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['countries', { call: 'countries' }, { times: 2, waitMs: 1_000 }],
    ['counties', { call: 'counties' }, { times: 2, waitMs: 1_000 }],
    ['towns', { call: 'towns' }, { times: 2, waitMs: 1_000 }],
    ['the file, the cart, an agency: any read of a page or of the startup', { call: 'read' }, { times: 2, waitMs: 1_000 }],
    ['any other call', { call: 'other' }, { times: 0, waitMs: 1_000 }],
  ],
});
