import type { Day } from '@domain/kernel/day';

/** What an existing client may have in common with the one of the file. */
export const matchedFields = ['lastname', 'firstname', 'birthdate', 'email', 'mobile'] as const;
export type MatchedField = (typeof matchedFields)[number];

/** An existing client who looks like the file's: what the adviser needs to decide, not more. ADV-02 */
export interface LookAlike {
  readonly lastName: string;
  readonly firstName: string;
  readonly birthdate: Day;
  readonly town: string;
  /** The year in which they became a client. */
  readonly clientSince: number;
  readonly matches: readonly MatchedField[];
}
