import { blankApplicant, type ApplicantDraft } from '@domain/holders/applicant';
import type { Insurance } from '@domain/offer/cart';
import type { SelectedContract } from '@domain/offer/contracts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import type { StepName } from './steps';
import type { AgeBand, Participant, Workflow } from '@domain/kernel/words';

/** All answers from before the subscription exists: the tab stores them (D-09), afterwards the bank does. */
export interface Answers {
  /** The current step of the tab (D-40). */
  readonly step: StepName;
  readonly workflow: Workflow | undefined;
  readonly bands: Readonly<Record<Participant, AgeBand | undefined>>;
  readonly selection: readonly SelectedContract[];
  /** The person wants the overdraft authorisation; undefined: no answer yet. */
  readonly overdraft: boolean | undefined;
  /** The person accepts digital documents, which the bank requires (OPT-02). */
  readonly dematerialization: boolean;
  readonly insurance: boolean | undefined;
  /** The insurance as it was when the person took it; undefined: not taken. */
  readonly insured: Insurance | undefined;
  readonly offerConfirmed: boolean;
  /** The monthly price that the page showed when the person confirmed the offer. D-50 */
  readonly confirmedPrice: MonthlyTotal | undefined;
  readonly applicants: Readonly<Record<Participant, ApplicantDraft>>;
}

export const noAnswers: Answers = {
  step: 'home',
  workflow: undefined,
  bands: { TIT: undefined, COT: undefined },
  selection: [],
  overdraft: undefined,
  dematerialization: false,
  insurance: undefined,
  insured: undefined,
  offerConfirmed: false,
  confirmedPrice: undefined,
  applicants: { TIT: blankApplicant, COT: blankApplicant },
};
