import * as E from 'fp-ts/Either';
import { personFields } from './fields';
import { hasIssue, type IssueOfEach, type Issues } from './issues';
import type { Prospect, ProspectPart } from './prospect';

/** Codes of the referentials; empty: no choice yet. PER-04 */
export interface FamilyDraft {
  readonly situation: string;
  readonly maritalRegime: string;
}

export type FamilyIssue = 'NOT_CHOSEN';

export const hasRegime = (situation: string): boolean => personFields.family.fields.maritalRegime.required({ family: { situation } });

export const familyDraft = ({ family }: Prospect): FamilyDraft => ({
  situation: family.situation ?? '',
  maritalRegime: family.maritalRegime ?? '',
});

/** Checks the whole family form. PER-04 */
export const checkFamily = (draft: FamilyDraft): E.Either<Issues<FamilyDraft, FamilyIssue>, ProspectPart> => {
  const married = hasRegime(draft.situation);
  const issues: IssueOfEach<FamilyDraft, FamilyIssue> = {
    situation: draft.situation === '' ? 'NOT_CHOSEN' : undefined,
    maritalRegime: married && draft.maritalRegime === '' ? 'NOT_CHOSEN' : undefined,
  };
  if (hasIssue(issues)) return E.left(issues);
  return E.right({ family: { situation: draft.situation, maritalRegime: married ? draft.maritalRegime : undefined } });
};
