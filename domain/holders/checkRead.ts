import * as E from 'fp-ts/Either';
import type { AddressDraft } from './checkAddress';
import type { FamilyIssue } from './checkFamily';
import { checkRest, type RestDraft } from './checkRest';
import type { WholeIdentityDraft, WholeIdentityIssue } from './checkWholeIdentity';
import type { Issues } from './issues';
import type { ProspectPart } from './prospect';

/** What the papers say of a person, with what no paper says. D-125 */
export interface ReadDraft extends WholeIdentityDraft, RestDraft {}
export type ReadIssue = WholeIdentityIssue | FamilyIssue;

type Checked<Draft, Issue> = E.Either<Issues<Draft, Issue>, ProspectPart>;

/** Adds the family situation, and the housing where the address is known, to the checked identity: one answer saves all. */
export const checkRead = (
  identity: Checked<WholeIdentityDraft, WholeIdentityIssue>,
  draft: ReadDraft,
  home: AddressDraft | undefined,
): Checked<ReadDraft, ReadIssue> => {
  const rest = checkRest(home)(draft);
  if (E.isRight(identity) && E.isRight(rest)) return E.right({ ...identity.right, ...rest.right });
  return E.left({ ...(E.isLeft(identity) ? identity.left : {}), ...(E.isLeft(rest) ? rest.left : {}) });
};
