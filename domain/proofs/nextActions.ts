import { rule } from '@domain/kernel/rule';
import { boolean, record, text } from '@domain/kernel/shape';
import { proofReasons, proofsAfterFailure, type AfterFailure, type ProofReason } from './afterFailure';

export const proofsWaysOn = rule({
  id: 'proofs.waysOn',
  requirements: ['PRF-09', 'D-17', 'D-53'],
  title: { fr: 'Ce que l’on peut faire d’un justificatif refusé', en: 'What can be done of a proof that failed' },
  says: {
    fr: 'Un justificatif qu’un conseiller a renvoyé ne peut qu’être remplacé, quelle que soit la raison ; sinon la raison décide.',
    en: 'A proof that an adviser sent back can only be replaced, whatever the reason; otherwise the reason decides.',
  },
  clauses: [['can only be replaced', 'expired, sent back', 'expired, by the analysis']],
  input: record({ reason: text, sentBack: boolean }),
  known: { reason: proofReasons },
  decide: ({ reason, sentBack }): AfterFailure => {
    const ways = proofsAfterFailure.decide({ reason });
    return sentBack ? { ...ways, continueAnyway: false, newDocument: true } : ways;
  },
  examples: [
    ['expired, by the analysis', { reason: 'EXPIRED', sentBack: false }, { continueAnyway: true, newDocument: false, agency: false }],
    ['expired, sent back', { reason: 'EXPIRED', sentBack: true }, { continueAnyway: false, newDocument: true, agency: false }],
    ['validated once, sent back', { reason: 'DEFAULT', sentBack: true }, { continueAnyway: false, newDocument: true, agency: false }],
    [
      'issuing country, by the analysis',
      { reason: 'ISSUING_COUNTRY', sentBack: false },
      { continueAnyway: false, newDocument: false, agency: true },
    ],
    [
      'issuing country, sent back',
      { reason: 'ISSUING_COUNTRY', sentBack: true },
      { continueAnyway: false, newDocument: true, agency: true },
    ],
  ],
});

/** Reasons that a correction of what was typed may settle. D-126 */
export const ofTyping: readonly ProofReason[] = ['FIRST_NAME_MISMATCH', 'LAST_NAME_MISMATCH', 'BIRTHDATE_MISMATCH'];

/** Reasons for which the page proposes another document first, although the client may also continue without one. */
const anotherFirst: readonly ProofReason[] = ['EXPIRED', 'PORTRAIT_ABSENT'];

/** The option that the page proposes first. PRF-09 */
export const firstWay = (reason: ProofReason, { continueAnyway, agency }: AfterFailure): 'agency' | 'goOn' | 'another' => {
  if (agency) return 'agency';
  return continueAnyway && !anotherFirst.includes(reason) ? 'goOn' : 'another';
};
