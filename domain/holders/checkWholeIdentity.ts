import * as E from 'fp-ts/Either';
import { checkBirthplace, type BirthplaceDraft, type BirthplaceIssue } from './checkBirthplace';
import { checkIdentity, type IdentityDraft, type IdentityIssue } from './checkIdentity';
import type { Issues } from './issues';
import type { ProspectPart } from './prospect';

/** The identity form's values with the birthplace beside them. PER-01, PER-02 */
export interface WholeIdentityDraft extends IdentityDraft, BirthplaceDraft {}
export type WholeIdentityIssue = IdentityIssue | BirthplaceIssue;

/** Checks the identity, and the birthplace where the page shows it; one answer saves both. XTR-49 */
export const checkWholeIdentity = (
  draft: WholeIdentityDraft,
  context: Parameters<typeof checkIdentity>[1],
  place: Parameters<typeof checkBirthplace>[2],
): E.Either<Issues<WholeIdentityDraft, WholeIdentityIssue>, ProspectPart> => {
  const { prospect } = context;
  const identity = checkIdentity(draft, context);
  if (place === undefined) return identity;
  const { birth = prospect.birth } = E.isRight(identity) ? identity.right : prospect;
  const born = checkBirthplace(draft, { ...prospect, birth }, place);
  if (E.isRight(identity)) return E.map((part: ProspectPart) => ({ ...identity.right, ...part }))(born);
  const { nationality, ...named } = identity.left;
  return E.left({ ...named, ...(E.isLeft(born) ? born.left : {}), nationality });
};
