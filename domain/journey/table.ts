import { oneOf } from '@domain/kernel/shape';
import type { Mode, Participant } from '@domain/kernel/words';

/** The three items of the breadcrumb. BRD-01 */
export type Stage = 'offer' | 'file' | 'signature';

/** Numbers for tracking, by mode; null: none. STP-05, D-24 */
export type TrackingNumbers = Readonly<Record<Mode, number | null>>;

/**
 * One row a step, in the order of the journey (STP-01, D-34). Everything about a step is read from here: next and previous, breadcrumb,
 * tracking, the documents and times on the home page, screens, the drawing in docs.
 */
export interface Step {
  readonly id: string;
  /** The holder who answers the step; null: no particular one. Co-holder rows exist in a joint workflow only. */
  readonly of: Participant | null;
  /** The holder with whose data a step without a holder saves its answers; absent: the signed-in holder. AGY-01 */
  readonly savedWith?: Participant;
  readonly stage: Stage;
  /** The step's pages by their names in the specification, in order (D-08); `WalletIdentity` is ours (XTR-38). */
  readonly pages: readonly [string, ...string[]];
  readonly tracking: TrackingNumbers;
  /** Pages that send another tracking number than their step. D-24 */
  readonly pageTracking?: Readonly<Record<string, TrackingNumbers>>;
  /** `task`: one of the bank's 22 task ids; `local`: a step before the subscription, or one that only the front end has. */
  readonly kind: 'local' | 'task';
  /** `free`: Back may return to the previous step; `never`: the person accepted or signed something there (D-09). */
  readonly back: 'free' | 'never';
  /** The document to prepare, shown on the home page (XTR-04). */
  readonly paper?: 'identity' | 'address' | 'income';
  /** The duration in minutes, shown on the home page (XTR-04). */
  readonly minutes: number;
  /** Pages that each advance the progress within the step, in order; absent: the step advances once. BRD-01 */
  readonly milestones?: readonly string[];
}

const row = <const Row extends Step>(step: Row): Row => step;
const numbers = <const Omc extends number | null, const Mdc extends number | null>(omc: Omc, mdc: Mdc) => ({ omc, mdc }) as const;

const offer = { stage: 'offer', tracking: numbers(1, 1), kind: 'local', back: 'free' } as const;
const file = { stage: 'file', kind: 'task' } as const;
const analysis = ['ProofControlProgress', 'ProofControlCompleted'] as const;
const identityProof = {
  pages: ['IdentityForm', 'WalletIdentity', 'UploadIdentityProof', ...analysis],
  paper: 'identity',
  minutes: 2,
} as const;
const addressProof = { pages: ['UploadAddressProof', ...analysis], paper: 'address', minutes: 1 } as const;
const incomeProof = { pages: ['UploadIncomeProof', ...analysis], paper: 'income', minutes: 1 } as const;
const identityForms = ['FullIdentityForm', 'BirthplaceForm', 'FamilyStatusForm'] as const;
const identity = { pages: identityForms, milestones: identityForms, minutes: 1 } as const;
const address = { pages: ['AddressForm'], minutes: 1 } as const;
const occupationForms = ['ComplementaryInformationForm', 'TaxResidenceForm'] as const;
const compInfos = {
  pages: occupationForms,
  milestones: occupationForms,
  tracking: numbers(8, 12),
  pageTracking: { TaxResidenceForm: numbers(8, 13) },
  minutes: 2,
} as const;
const untracked = numbers(null, null);

const videoCheck = ['PreLivenessPage', 'LivenessPage', 'LivenessControlProgress', 'LivenessControlOk', 'LivenessControlKo'] as const;
/** One milestone for all pages of the video check, so that a repeated video does not reduce the progress. */
const ceremony = {
  pages: [...videoCheck, 'PreContractDocPage', 'DocuSignPage'],
  milestones: ['PreLivenessPage', 'PreContractDocPage', 'DocuSignPage'],
  minutes: 4,
} as const;
/** The pages of the video check are the 'validation' in the specification's numbers, one below the signature. */
const validation = (number: number): Readonly<Record<(typeof videoCheck)[number], TrackingNumbers>> => ({
  PreLivenessPage: numbers(number, null),
  LivenessPage: numbers(number, null),
  LivenessControlProgress: numbers(number, null),
  LivenessControlOk: numbers(number, null),
  LivenessControlKo: numbers(number, null),
});
const end = { of: null, stage: 'signature', back: 'never', minutes: 0 } as const;

export const steps = [
  row({ ...offer, id: 'home', of: null, pages: ['HomePage'], back: 'never', minutes: 0 }),
  row({ ...offer, id: 'accountType', of: null, pages: ['AccountTypeForm'], minutes: 0 }),
  row({ ...offer, id: 'age', of: null, pages: ['AgeForm'], minutes: 1 }),
  row({ ...offer, id: 'offer', of: 'TIT', pages: ['OfferForm'], minutes: 1 }),
  row({ ...offer, id: 'coHolderOffer', of: 'COT', pages: ['OfferForm'], minutes: 1 }),
  row({ ...offer, id: 'options', of: null, pages: ['OptionsForm'], minutes: 0 }),
  row({ ...offer, id: 'insurance', of: 'TIT', pages: ['InsuranceForm'], minutes: 0 }),
  row({ ...offer, id: 'offerConfirmation', of: null, pages: ['OfferConfirmation'], minutes: 0 }),
  row({ ...offer, id: 'information', of: 'TIT', pages: ['InformationForm'], minutes: 2 }),
  row({ ...offer, id: 'coHolderInformation', of: 'COT', pages: ['InformationCotitForm'], minutes: 2 }),
  row({ ...file, ...identityProof, id: 'identityDocUpload', of: 'TIT', tracking: numbers(2, 2), back: 'never' }),
  row({ ...file, ...identityProof, id: 'coHolderIdentityDocUpload', of: 'COT', tracking: numbers(5, 5), back: 'never' }),
  row({ ...file, ...identity, id: 'identityValidation', of: 'TIT', tracking: numbers(2, 2), back: 'never' }),
  row({ ...file, ...identity, id: 'coHolderIdentityValidation', of: 'COT', tracking: numbers(5, 5), back: 'free' }),
  row({ ...file, ...addressProof, id: 'addressDocUpload', of: 'TIT', tracking: numbers(3, 3), back: 'free' }),
  row({ ...file, ...addressProof, id: 'coHolderAddressDocUpload', of: 'COT', tracking: numbers(6, 6), back: 'never' }),
  row({ ...file, ...address, id: 'addressValidation', of: 'TIT', tracking: numbers(3, 3), back: 'never' }),
  row({ ...file, ...address, id: 'coHolderAddressValidation', of: 'COT', tracking: numbers(6, 6), back: 'free' }),
  row({ ...file, ...incomeProof, id: 'incomeDocUpload', of: 'TIT', tracking: numbers(4, 4), back: 'free' }),
  row({ ...file, ...incomeProof, id: 'coHolderIncomeDocUpload', of: 'COT', tracking: numbers(7, 7), back: 'never' }),
  row({ ...file, ...compInfos, id: 'compInfos', of: 'TIT', back: 'never' }),
  row({ ...file, ...compInfos, id: 'coHolderCompInfos', of: 'COT', back: 'free' }),
  row({
    ...file,
    id: 'structureChoice',
    of: null,
    savedWith: 'TIT',
    pages: ['StructureChoice'],
    tracking: untracked,
    back: 'free',
    minutes: 1,
  }),
  row({
    ...file,
    id: 'deliveryChoice',
    of: null,
    pages: ['DeliveryChoiceTit', 'DeliveryChoiceCotit'],
    tracking: untracked,
    back: 'free',
    minutes: 1,
  }),
  row({ ...file, id: 'duplicateSearch', of: null, pages: ['DuplicateSearch'], tracking: numbers(null, 10), back: 'never', minutes: 0 }),
  row({
    ...file,
    id: 'duplicateConfirmation',
    of: null,
    pages: ['DuplicateConfirmation'],
    tracking: numbers(null, 11),
    back: 'never',
    minutes: 0,
  }),
  row({ ...file, id: 'middleControl', of: null, pages: ['MiddleControlPage'], tracking: untracked, back: 'never', minutes: 0 }),
  row({ ...file, id: 'summary', of: 'TIT', pages: ['SummaryPage'], tracking: numbers(9, 14), back: 'never', minutes: 1 }),
  row({ ...file, id: 'coHolderSummary', of: 'COT', pages: ['SummaryPage'], tracking: numbers(12, 14), back: 'never', minutes: 1 }),
  row({
    ...end,
    ...ceremony,
    id: 'signature',
    of: 'TIT',
    tracking: numbers(11, null),
    pageTracking: validation(10),
    kind: 'task',
  }),
  row({ ...end, id: 'signatureSuccess', of: 'TIT', pages: ['SignatureSuccessPage'], tracking: untracked, kind: 'local' }),
  row({
    ...end,
    ...ceremony,
    id: 'coHolderSignature',
    of: 'COT',
    tracking: numbers(14, null),
    pageTracking: validation(13),
    kind: 'task',
  }),
  row({
    ...end,
    id: 'accountCreation',
    pages: ['FinalizeProgress', 'FinalizeKo', 'FinalizePage'],
    tracking: numbers(15, null),
    kind: 'local',
  }),
  row({ ...end, id: 'welcome', pages: ['WelcomePage'], tracking: numbers(null, 15), kind: 'task' }),
] as const;

export type StepRow = (typeof steps)[number];
export type StepName = StepRow['id'];
export type TaskId = Extract<StepRow, { readonly kind: 'task' }>['id'];
/** The pages of all steps. */
export type PageName = StepRow['pages'][number];

/** Every page, once. RTE-10 */
export const pageNames: readonly PageName[] = [...new Set(steps.flatMap(({ pages }): readonly PageName[] => pages))];

/** Every step name, in the order of the journey. */
export const stepNames: readonly StepName[] = steps.map(step => step.id);

type TaskRow = Extract<StepRow, { readonly kind: 'task' }>;

/** The bank's 22 task ids, in order. STP-03 */
export const taskIds: readonly TaskId[] = steps.filter((step): step is TaskRow => step.kind === 'task').map(step => step.id);

export const stepName = oneOf(...stepNames);
export const taskId = oneOf(...taskIds);

const rows = new Map<StepName, StepRow>(steps.map(step => [step.id, step]));

/** The row of a step, with its literal types. */
export const rowOf = (name: StepName): StepRow => {
  const found = rows.get(name);
  if (found === undefined) throw new RangeError(`Not a step: ${name}`);
  return found;
};

/** The row of a step, typed with the optional columns that a row's literal type may lack. */
export const stepRow: (name: StepName) => Step & { readonly id: StepName } = rowOf;
