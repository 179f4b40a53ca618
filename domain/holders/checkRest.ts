import * as E from 'fp-ts/Either';
import { checkAddress, type AddressDraft } from './checkAddress';
import { checkFamily, type FamilyDraft, type FamilyIssue } from './checkFamily';
import type { Issues } from './issues';
import type { ProspectPart } from './prospect';

/** What no wallet says of a person, and the pages that it answers otherwise ask. XTR-38 */
export interface RestDraft extends FamilyDraft {
  readonly housing: string;
}

const hasTown = { noTown: false };

/** A wallet's address lacks the housing alone. */
export const lacksHousingAlone = (address: AddressDraft): boolean => E.isRight(checkAddress({ ...address, housing: 'ANY' }, hasTown));

/** Checks the family situation, and the housing where the address is known. */
export const checkRest =
  (address: AddressDraft | undefined) =>
  (draft: RestDraft): E.Either<Issues<RestDraft, FamilyIssue>, ProspectPart> => {
    const family = checkFamily(draft);
    const home = address ? checkAddress({ ...address, housing: draft.housing }, hasTown) : E.right({});
    if (E.isRight(family) && E.isRight(home)) return E.right({ ...family.right, ...home.right });
    return E.left({ ...(E.isLeft(family) ? family.left : {}), ...(E.isLeft(home) ? { housing: 'NOT_CHOSEN' as const } : {}) });
  };
