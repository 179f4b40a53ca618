import { blankApplicant, type ApplicantDraft } from '@domain/holders/applicant';
import type { SelectedContract } from '@domain/offer/contracts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import type { StepName } from './steps';
import type { AgeBand, Participant, Workflow } from '@domain/kernel/words';

/** Everything answered before the subscription exists; kept for the tab (D-09), then the bank holds it. */
export interface Answers {
  /** The step that the tab stands at (D-40). */
  readonly step: StepName;
  readonly workflow: Workflow | undefined;
  readonly bands: Readonly<Record<Participant, AgeBand | undefined>>;
  readonly selection: readonly SelectedContract[];
  /** The overdraft authorisation was asked for; undefined: not answered yet. */
  readonly overdraft: boolean | undefined;
  /** Digital documents were accepted: required (OPT-02). */
  readonly dematerialization: boolean;
  readonly insurance: boolean | undefined;
  readonly offerConfirmed: boolean;
  /** The monthly price that was on show when the offer was confirmed. D-50 */
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
  offerConfirmed: false,
  confirmedPrice: undefined,
  applicants: { TIT: blankApplicant, COT: blankApplicant },
};
