import type { Participant } from './words';

/** The three items of the breadcrumb. BRD-01 */
export type Stage = 'offer' | 'file' | 'signature';

/**
 * One row a step, in the order of the journey (STP-01, D-34). Everything that depends on a step is read from here:
 * next and previous, breadcrumb, tracking, papers and time announced on the home page, screens, the drawing in docs.
 */
export interface Step {
  readonly id: string;
  /** Whose step it is; null: nobody's in particular. Co-holder rows exist in a joint workflow only. */
  readonly of: Participant | null;
  readonly stage: Stage;
  /** Page names of the specification that the step shows, in order (D-08). */
  readonly pages: readonly [string, ...string[]];
  /** Numbers sent to tracking, by mode (STP-05, D-24). */
  readonly tracking: { readonly omc: number | null; readonly mdc: number | null };
  /** `task`: one of the bank's 22 task ids; `local`: before the subscription, or the front end's own. */
  readonly kind: 'local' | 'task';
  /** `free`: Back may leave the step for the one before; `never`: what came before was accepted or signed (D-09). */
  readonly back: 'free' | 'never';
  /** Paper to have at hand, told on the home page (XTR-04). */
  readonly paper?: 'identity' | 'address' | 'income';
  /** Minutes it takes, told on the home page (XTR-04). */
  readonly minutes: number;
}

const row = <const Row extends Step>(step: Row): Row => step;

export const steps = [
  row({ id: 'home', of: null, stage: 'offer', pages: ['HomePage'], tracking: { omc: 1, mdc: 1 }, kind: 'local', back: 'never', minutes: 0 }),
  row({ id: 'accountType', of: null, stage: 'offer', pages: ['AccountTypeForm'], tracking: { omc: 1, mdc: 1 }, kind: 'local', back: 'free', minutes: 0 }),
  row({ id: 'age', of: null, stage: 'offer', pages: ['AgeForm'], tracking: { omc: 1, mdc: 1 }, kind: 'local', back: 'free', minutes: 0 }),
  row({ id: 'offer', of: 'TIT', stage: 'offer', pages: ['OfferForm'], tracking: { omc: 1, mdc: 1 }, kind: 'local', back: 'free', minutes: 1 }),
  row({ id: 'coHolderOffer', of: 'COT', stage: 'offer', pages: ['OfferForm'], tracking: { omc: 1, mdc: 1 }, kind: 'local', back: 'free', minutes: 1 }),
  row({ id: 'options', of: null, stage: 'offer', pages: ['OptionsForm'], tracking: { omc: 1, mdc: 1 }, kind: 'local', back: 'free', minutes: 0 }),
  row({ id: 'insurance', of: 'TIT', stage: 'offer', pages: ['InsuranceForm'], tracking: { omc: 1, mdc: 1 }, kind: 'local', back: 'free', minutes: 0 }),
  row({ id: 'offerConfirmation', of: null, stage: 'offer', pages: ['OfferConfirmation'], tracking: { omc: 1, mdc: 1 }, kind: 'local', back: 'free', minutes: 1 }),
  row({ id: 'information', of: 'TIT', stage: 'offer', pages: ['InformationForm'], tracking: { omc: 1, mdc: 1 }, kind: 'local', back: 'free', minutes: 2 }),
  row({ id: 'coHolderInformation', of: 'COT', stage: 'offer', pages: ['InformationCotitForm'], tracking: { omc: 1, mdc: 1 }, kind: 'local', back: 'free', minutes: 2 }),
  row({ id: 'identityDocUpload', of: 'TIT', stage: 'file', pages: ['IdentityForm', 'UploadIdentityProof', 'ProofControlProgress', 'ProofControlCompleted'], tracking: { omc: 2, mdc: 2 }, kind: 'task', back: 'never', paper: 'identity', minutes: 2 }),
  row({ id: 'coHolderIdentityDocUpload', of: 'COT', stage: 'file', pages: ['IdentityForm', 'UploadIdentityProof', 'ProofControlProgress', 'ProofControlCompleted'], tracking: { omc: 5, mdc: 5 }, kind: 'task', back: 'free', paper: 'identity', minutes: 2 }),
  row({ id: 'identityValidation', of: 'TIT', stage: 'file', pages: ['FullIdentityForm', 'BirthplaceForm', 'FamilyStatusForm'], tracking: { omc: 2, mdc: 2 }, kind: 'task', back: 'never', minutes: 1 }),
  row({ id: 'coHolderIdentityValidation', of: 'COT', stage: 'file', pages: ['FullIdentityForm', 'BirthplaceForm', 'FamilyStatusForm'], tracking: { omc: 5, mdc: 5 }, kind: 'task', back: 'never', minutes: 1 }),
  row({ id: 'addressDocUpload', of: 'TIT', stage: 'file', pages: ['UploadAddressProof', 'ProofControlProgress', 'ProofControlCompleted'], tracking: { omc: 3, mdc: 3 }, kind: 'task', back: 'free', paper: 'address', minutes: 1 }),
  row({ id: 'coHolderAddressDocUpload', of: 'COT', stage: 'file', pages: ['UploadAddressProof', 'ProofControlProgress', 'ProofControlCompleted'], tracking: { omc: 6, mdc: 6 }, kind: 'task', back: 'free', paper: 'address', minutes: 1 }),
  row({ id: 'addressValidation', of: 'TIT', stage: 'file', pages: ['AddressForm'], tracking: { omc: 3, mdc: 3 }, kind: 'task', back: 'never', minutes: 1 }),
  row({ id: 'coHolderAddressValidation', of: 'COT', stage: 'file', pages: ['AddressForm'], tracking: { omc: 6, mdc: 6 }, kind: 'task', back: 'never', minutes: 1 }),
  row({ id: 'incomeDocUpload', of: 'TIT', stage: 'file', pages: ['UploadIncomeProof', 'ProofControlProgress', 'ProofControlCompleted'], tracking: { omc: 4, mdc: 4 }, kind: 'task', back: 'free', paper: 'income', minutes: 1 }),
  row({ id: 'coHolderIncomeDocUpload', of: 'COT', stage: 'file', pages: ['UploadIncomeProof', 'ProofControlProgress', 'ProofControlCompleted'], tracking: { omc: 7, mdc: 7 }, kind: 'task', back: 'never', paper: 'income', minutes: 1 }),
  row({ id: 'compInfos', of: 'TIT', stage: 'file', pages: ['ComplementaryInformationForm', 'TaxResidenceForm'], tracking: { omc: 8, mdc: 12 }, kind: 'task', back: 'never', minutes: 2 }),
  row({ id: 'coHolderCompInfos', of: 'COT', stage: 'file', pages: ['ComplementaryInformationForm', 'TaxResidenceForm'], tracking: { omc: 8, mdc: 12 }, kind: 'task', back: 'free', minutes: 2 }),
  row({ id: 'structureChoice', of: null, stage: 'file', pages: ['StructureChoice'], tracking: { omc: null, mdc: null }, kind: 'task', back: 'free', minutes: 1 }),
  row({ id: 'deliveryChoice', of: null, stage: 'file', pages: ['DeliveryChoiceTit', 'DeliveryChoiceCotit'], tracking: { omc: null, mdc: null }, kind: 'task', back: 'free', minutes: 1 }),
  row({ id: 'duplicateSearch', of: null, stage: 'file', pages: ['DuplicateSearch'], tracking: { omc: null, mdc: 10 }, kind: 'task', back: 'never', minutes: 0 }),
  row({ id: 'duplicateConfirmation', of: null, stage: 'file', pages: ['DuplicateConfirmation'], tracking: { omc: null, mdc: 11 }, kind: 'task', back: 'never', minutes: 0 }),
  row({ id: 'middleControl', of: null, stage: 'file', pages: ['MiddleControlPage'], tracking: { omc: null, mdc: null }, kind: 'task', back: 'never', minutes: 0 }),
  row({ id: 'summary', of: 'TIT', stage: 'file', pages: ['SummaryPage'], tracking: { omc: 9, mdc: 14 }, kind: 'task', back: 'never', minutes: 1 }),
  row({ id: 'coHolderSummary', of: 'COT', stage: 'file', pages: ['SummaryPage'], tracking: { omc: 12, mdc: 14 }, kind: 'task', back: 'never', minutes: 1 }),
  row({ id: 'signature', of: 'TIT', stage: 'signature', pages: ['PreLivenessPage', 'LivenessPage', 'LivenessControlProgress', 'LivenessControlOk', 'LivenessControlKo', 'PreContractDocPage', 'DocuSignPage'], tracking: { omc: 11, mdc: null }, kind: 'task', back: 'never', minutes: 4 }),
  row({ id: 'signatureSuccess', of: 'TIT', stage: 'signature', pages: ['SignatureSuccessPage'], tracking: { omc: null, mdc: null }, kind: 'local', back: 'never', minutes: 0 }),
  row({ id: 'coHolderSignature', of: 'COT', stage: 'signature', pages: ['PreLivenessPage', 'LivenessPage', 'LivenessControlProgress', 'LivenessControlOk', 'LivenessControlKo', 'PreContractDocPage', 'DocuSignPage'], tracking: { omc: 14, mdc: null }, kind: 'task', back: 'never', minutes: 4 }),
  row({ id: 'accountCreation', of: null, stage: 'signature', pages: ['FinalizeProgress', 'FinalizeKo', 'FinalizePage'], tracking: { omc: 15, mdc: null }, kind: 'local', back: 'never', minutes: 0 }),
  row({ id: 'welcome', of: null, stage: 'signature', pages: ['WelcomePage'], tracking: { omc: null, mdc: 15 }, kind: 'task', back: 'never', minutes: 0 }),
] as const;

export type StepRow = (typeof steps)[number];
export type StepName = StepRow['id'];
export type TaskId = Extract<StepRow, { readonly kind: 'task' }>['id'];
/** Pages shown by a step. */
export type PageName = StepRow['pages'][number];
