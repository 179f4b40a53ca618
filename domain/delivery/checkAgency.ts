import * as E from 'fp-ts/Either';
import type { Issues } from '@domain/holders/issues';
import type { Prospect, ProspectPart } from '@domain/holders/prospect';

/** `agencyId` empty: no choice yet. AGY-01 */
export interface AgencyDraft {
  readonly agencyId: string;
}

export type AgencyIssue = 'NOT_CHOSEN';

export const agencyDraft = ({ identity }: Prospect): AgencyDraft => ({ agencyId: identity.agencyId ?? '' });

/** Checks the chosen agency; the bank saves it with the person's identity. AGY-01 */
export const checkAgency = ({ agencyId }: AgencyDraft, { identity }: Prospect): E.Either<Issues<AgencyDraft, AgencyIssue>, ProspectPart> =>
  agencyId === '' ? E.left({ agencyId: 'NOT_CHOSEN' }) : E.right({ identity: { ...identity, agencyId } });
