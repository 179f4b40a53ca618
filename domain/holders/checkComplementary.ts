import * as E from 'fp-ts/Either';
import { charactersIn } from '@domain/field/characters';
import { fieldFreeText } from '@domain/field/freeText';
import { fieldLength, lengths } from '@domain/field/length';
import { fieldNumeric } from '@domain/field/numeric';
import { tidy } from '@domain/field/tidy';
import { typedAmount } from '@domain/field/typed';
import { personFields, type Situation } from './fields';
import { hasIssue, type IssueOfEach, type Issues } from './issues';
import type { Prospect, ProspectPart } from './prospect';

/** Codes, except the employer's name and the income, which are free text. PER-07 */
export interface ComplementaryDraft {
  readonly category: string;
  readonly profession: string;
  readonly employer: string;
  readonly sector: string;
  readonly monthlyNetIncome: string;
  readonly wealth: string;
}

export type ComplementaryIssue = 'NOT_CHOSEN' | 'REQUIRED' | 'EMPLOYER_TOO_LONG' | 'EMPLOYER_FORMAT' | 'AMOUNT_FORMAT' | 'AMOUNT_TOO_LONG';

export const complementaryDraft = ({ occupation, monthlyNetIncome, wealth }: Prospect): ComplementaryDraft => ({
  category: occupation.category ?? '',
  profession: occupation.profession ?? '',
  employer: occupation.employer ?? '',
  sector: occupation.sector ?? '',
  monthlyNetIncome: monthlyNetIncome === undefined ? '' : String(monthlyNetIncome),
  wealth: wealth ?? '',
});

const amountIssue = (typed: string): ComplementaryIssue | undefined => {
  const digits = typedAmount(typed);
  if (digits === '') return 'REQUIRED';
  if (!fieldNumeric.decide({ value: digits })) return 'AMOUNT_FORMAT';
  return fieldLength.decide({ value: digits, kind: 'numeric', max: lengths.number }) ? undefined : 'AMOUNT_TOO_LONG';
};

const employerIssue = (tidied: string): ComplementaryIssue | undefined => {
  if (tidied === '' || fieldFreeText.decide({ value: tidied })) return undefined;
  return charactersIn(tidied) > lengths.text ? 'EMPLOYER_TOO_LONG' : 'EMPLOYER_FORMAT';
};

const chosen = (value: string): ComplementaryIssue | undefined => (value === '' ? 'NOT_CHOSEN' : undefined);

/** Checks the whole form of work, income and wealth. PER-07 */
export const checkComplementary = (
  draft: ComplementaryDraft,
  situation: Pick<Situation, 'hasSectors'>,
): E.Either<Issues<ComplementaryDraft, ComplementaryIssue>, ProspectPart> => {
  const employer = tidy(draft.employer);
  const sectorAsked = personFields.occupation.fields.sector.required(situation);
  const issues: IssueOfEach<ComplementaryDraft, ComplementaryIssue> = {
    /** A profession brings its category along. */
    category: draft.profession === '' ? undefined : chosen(draft.category),
    profession: chosen(draft.profession),
    employer: employerIssue(employer),
    sector: sectorAsked ? chosen(draft.sector) : undefined,
    monthlyNetIncome: amountIssue(draft.monthlyNetIncome),
    wealth: chosen(draft.wealth),
  };
  if (hasIssue(issues)) return E.left(issues);
  const { category, profession, sector, wealth } = draft;
  return E.right({
    occupation: { category, profession, employer: employer || undefined, sector: sectorAsked ? sector : undefined },
    monthlyNetIncome: Number(typedAmount(draft.monthlyNetIncome)),
    wealth,
  });
};
