import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

/** The reasons for a failed analysis. PRF-08 */
export const proofReasons = [
  'FIRST_NAME_MISMATCH',
  'LAST_NAME_MISMATCH',
  'BIRTHDATE_MISMATCH',
  'DOCUMENT_MODEL',
  'DOCUMENT_TYPE',
  'EXPIRED',
  'ISSUE_DATE',
  'SPECIAL_MENTION_IN_ADDRESS',
  'INVALID_TAX_NOTICE_REFERENCE',
  'INVALID_EMPLOYER',
  'UNUSABLE_IMAGE',
  'MISSING_BACK',
  'ISSUING_COUNTRY',
  'PORTRAIT_ABSENT',
  'NOT_CONTROLLED',
  'DEFAULT',
] as const;
export type ProofReason = (typeof proofReasons)[number];

/** The client's options after a failed analysis. Where an agency is recommended, the client may still send another document. */
export interface AfterFailure {
  readonly continueAnyway: boolean;
  readonly newDocument: boolean;
  readonly agency: boolean;
}

const goOn: AfterFailure = { continueAnyway: true, newDocument: false, agency: false };
const another: AfterFailure = { continueAnyway: false, newDocument: true, agency: false };
const agency: AfterFailure = { continueAnyway: false, newDocument: false, agency: true };

const waysAfter: Readonly<Record<ProofReason, AfterFailure>> = {
  FIRST_NAME_MISMATCH: goOn,
  LAST_NAME_MISMATCH: goOn,
  BIRTHDATE_MISMATCH: goOn,
  DOCUMENT_MODEL: goOn,
  DOCUMENT_TYPE: another,
  EXPIRED: goOn,
  ISSUE_DATE: another,
  SPECIAL_MENTION_IN_ADDRESS: goOn,
  INVALID_TAX_NOTICE_REFERENCE: goOn,
  INVALID_EMPLOYER: goOn,
  UNUSABLE_IMAGE: another,
  MISSING_BACK: another,
  ISSUING_COUNTRY: agency,
  PORTRAIT_ABSENT: goOn,
  NOT_CONTROLLED: goOn,
  DEFAULT: another,
};

const namedReasons = proofReasons.filter(reason => reason !== 'DEFAULT');

/** One row for each reason; the last row covers the default reason and any unknown text. PRF-09, D-17, D-20 */
const table: readonly Row<{ readonly reason: string }, AfterFailure>[] = proofReasons.map(reason =>
  reason === 'DEFAULT'
    ? { when: { reason: { noneOf: namedReasons } }, then: waysAfter.DEFAULT, because: 'D-17 D-20' }
    : { when: { reason }, then: waysAfter[reason], because: 'D-17' },
);

/** Parses the bank's reason; an unknown text counts as the default one. D-20 */
export const proofReasonOf = (sent: string): ProofReason => proofReasons.find(known => known === sent) ?? 'DEFAULT';

const ways = (continueAnyway: boolean, newDocument: boolean, toAgency: boolean): AfterFailure => ({
  continueAnyway,
  newDocument,
  agency: toAgency,
});

export const proofsAfterFailure = rule({
  id: 'proofs.afterFailure',
  requirements: ['PRF-08', 'PRF-09', 'D-17', 'D-20'],
  title: { fr: 'Suite d’une analyse qui échoue', en: 'What follows a failed analysis' },
  says: {
    fr: 'La plupart des raisons laissent continuer ; type ou date du document, image inutilisable, verso manquant et raison inconnue demandent un autre document ; le pays d’émission mène à l’agence.',
    en: 'Most reasons let the client go on; type or issue date, unusable image, missing back and an unknown reason require another document; the issuing country leads to the agency.',
  },
  input: record({ reason: text }),
  table,
  decide: given => decided(table, given),
  examples: [
    ['first name', { reason: 'FIRST_NAME_MISMATCH' }, ways(true, false, false)],
    ['last name', { reason: 'LAST_NAME_MISMATCH' }, ways(true, false, false)],
    ['birthdate', { reason: 'BIRTHDATE_MISMATCH' }, { continueAnyway: true, newDocument: false, agency: false }],
    ['document model', { reason: 'DOCUMENT_MODEL' }, ways(true, false, false)],
    ['document type', { reason: 'DOCUMENT_TYPE' }, { continueAnyway: false, newDocument: true, agency: false }],
    ['expired', { reason: 'EXPIRED' }, ways(true, false, false)],
    ['issue date', { reason: 'ISSUE_DATE' }, ways(false, true, false)],
    ['special mention in the address', { reason: 'SPECIAL_MENTION_IN_ADDRESS' }, ways(true, false, false)],
    ['tax notice reference', { reason: 'INVALID_TAX_NOTICE_REFERENCE' }, ways(true, false, false)],
    ['employer', { reason: 'INVALID_EMPLOYER' }, ways(true, false, false)],
    ['unusable image', { reason: 'UNUSABLE_IMAGE' }, ways(false, true, false)],
    ['missing back', { reason: 'MISSING_BACK' }, ways(false, true, false)],
    ['issuing country', { reason: 'ISSUING_COUNTRY' }, { continueAnyway: false, newDocument: false, agency: true }],
    ['portrait absent', { reason: 'PORTRAIT_ABSENT' }, ways(true, false, false)],
    ['not controlled', { reason: 'NOT_CONTROLLED' }, ways(true, false, false)],
    ['default', { reason: 'DEFAULT' }, ways(false, true, false)],
    ['a reason nobody knows', { reason: 'SOMETHING_NEW' }, ways(false, true, false)],
    ['a property that every object has', { reason: 'constructor' }, ways(false, true, false)],
  ],
});
