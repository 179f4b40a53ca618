import type { Day } from '@domain/kernel/day';

/** Fields in which an existing client may match the new one. */
export const matchedFields = ['lastname', 'firstname', 'birthdate', 'email', 'mobile'] as const;
export type MatchedField = (typeof matchedFields)[number];

/** An existing client who resembles the new one, with no more data than the adviser needs to decide. ADV-02 */
export interface PossibleDuplicate {
  readonly lastName: string;
  readonly firstName: string;
  /** Undefined where the bank's register does not know the day. D-85 */
  readonly birthdate: Day | undefined;
  readonly town: string;
  /** The year in which they became a client. */
  readonly clientSince: number;
  readonly matches: readonly MatchedField[];
}
