import type { PaperName } from '@domain/proofs/papers';
import { proofReasons, type ProofReason } from '@domain/proofs/afterFailure';
import { samplePeople } from '../samples/person';
import { variants } from '../samples/variants';
import { DEFAULT_CLOCK } from '../options';
import { parisDay } from '@domain/kernel/calendar';
import type { Card, CardContent } from './card';
import { checks } from './checks';
import { codes } from './codes';
import { creations, decisionCard, decisionCodes, signatures, sms } from './ends';

/** The document that shows each reason: an identity card wherever possible. */
const shown: readonly PaperName[] = ['CNI', 'GAS', 'ADDRESS_TAX_NOTICE', 'PAYSLIP'];
const context = { today: parisDay(DEFAULT_CLOCK), birthdate: samplePeople.holder.birthdate };
const paperFor = (reason: ProofReason): PaperName => shown.find(paper => variants[reason].of(paper, context)) ?? 'CNI';

const reasonCard = (reason: ProofReason): Card => ({
  id: `reason.${reason}`,
  title: variants[reason].says,
  moment: 'proof',
  trick: { kind: 'sample', document: paperFor(reason), outcome: reason },
  ends: 'ProofControlCompleted',
  requirements: ['PRF-08', 'PRF-09', 'XTR-02'],
});

const named = (family: string, cases: Readonly<Record<string, CardContent>>): readonly Card[] =>
  Object.entries(cases).map(([name, card]) => ({ id: `${family}.${name}`, ...card }));

const checkCards = Object.values(checks).flatMap(outcomes => outcomes.map(({ name, ...card }): Card => ({ id: `video.${name}`, ...card })));

/** Every case that the sandbox can produce, built from the domain's catalogues: the compiler finds a missing one. XTR-15 */
export const cards: readonly Card[] = [
  ...named('code', codes),
  ...proofReasons.map(reasonCard),
  ...checkCards,
  ...named('signature', signatures),
  ...named('sms', sms),
  ...named('creation', creations),
  ...decisionCodes.map(decisionCard),
];
