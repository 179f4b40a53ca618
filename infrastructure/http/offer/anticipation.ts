import type { Workflow } from '@domain/journey/words';

/** Call 2 names account types where the others name workflows. */
const accountType = { individual: 'individuel', joint: 'joint' } as const satisfies Record<Workflow, string>;

/** The query of call 2. */
export const anticipation = (workflow: Workflow, over26: boolean): Readonly<Record<string, string>> => ({
  accountType: accountType[workflow],
  isOverAge: String(over26),
});

export interface Ranked {
  readonly rank?: number | null | undefined;
}
/** A contract without a rank sorts last. D-79 */
export const byRank = (one: Ranked, other: Ranked): number =>
  (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER);
