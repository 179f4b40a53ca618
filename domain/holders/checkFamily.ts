import * as E from 'fp-ts/Either';
import { MARRIED } from './fields';
import { hasIssue, type IssueOfEach, type Issues } from './issues';
import type { Prospect, ProspectPart } from './prospect';

/** Codes of the referentials; empty: none chosen. PER-04 */
export interface FamilyDraft {
  readonly situation: string;
  readonly maritalRegime: string;
}

export type FamilyIssue = 'NOT_CHOSEN';

export const hasRegime = (situation: string): boolean => MARRIED.some(code => code === situation);

export const familyDraft = ({ family }: Prospect): FamilyDraft => ({
  situation: family.situation ?? '',
  maritalRegime: family.maritalRegime ?? '',
});

/** A family situation's form, checked whole; a regime is asked of the married only. PER-04 */
export const checkFamily = (draft: FamilyDraft): E.Either<Issues<FamilyDraft, FamilyIssue>, ProspectPart> => {
  const asked = hasRegime(draft.situation);
  const issues: IssueOfEach<FamilyDraft, FamilyIssue> = {
    situation: draft.situation === '' ? 'NOT_CHOSEN' : undefined,
    maritalRegime: asked && draft.maritalRegime === '' ? 'NOT_CHOSEN' : undefined,
  };
  if (hasIssue(issues)) return E.left(issues);
  return E.right({ family: { situation: draft.situation, maritalRegime: asked ? draft.maritalRegime : undefined } });
};
