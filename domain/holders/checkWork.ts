import * as E from 'fp-ts/Either';
import { checkComplementary, type ComplementaryDraft, type ComplementaryIssue } from './checkComplementary';
import { checkTax, type TaxDraft, type TaxIssue } from './checkTax';
import type { Situation } from './fields';
import type { Issues } from './issues';
import type { ProspectPart } from './prospect';

/** Work, income and wealth, with the tax residence beside them. D-125 */
export interface WorkDraft extends ComplementaryDraft, TaxDraft {}
export type WorkIssue = ComplementaryIssue | TaxIssue;

/** Checks both, so that one click saves both. PER-07, PER-08, PER-09 */
export const checkWork = (
  draft: WorkDraft,
  situation: Pick<Situation, 'hasSectors' | 'asksUs' | 'certifiedAt'>,
): E.Either<Issues<WorkDraft, WorkIssue>, ProspectPart> => {
  const [work, tax] = [checkComplementary(draft, situation), checkTax(draft, situation)];
  if (E.isRight(work) && E.isRight(tax)) return E.right({ ...work.right, ...tax.right });
  return E.left({ ...(E.isLeft(work) ? work.left : {}), ...(E.isLeft(tax) ? tax.left : {}) });
};
