import type { PaperName } from '@domain/proofs/papers';
import { proofReasons, type ProofReason } from '@domain/proofs/afterFailure';
import { samplePeople } from '../samples/person';
import { variants } from '../samples/variants';
import { DEFAULT_CLOCK } from '../options';
import { parisDay } from '@domain/kernel/calendar';
import type { Scenario, ScenarioContent } from './scenario';
import { checks } from './checks';
import { codes } from './codes';
import { creations, decisionScenario, decisionCodes, papersInTurn, signatures, sms } from './ends';

/** The document that shows each reason: an identity card wherever possible. */
const shown: readonly PaperName[] = ['CNI', 'GAS', 'ADDRESS_TAX_NOTICE', 'PAYSLIP'];
const context = { today: parisDay(DEFAULT_CLOCK), birthdate: samplePeople.holder.birthdate };
const paperFor = (reason: ProofReason): PaperName => shown.find(paper => variants[reason].of(paper, context)) ?? 'CNI';

const reasonScenario = (reason: ProofReason): Scenario => ({
  id: `reason.${reason}`,
  title: variants[reason].says,
  moment: 'proof',
  trick: { kind: 'sample', document: paperFor(reason), outcome: reason },
  ends: 'ProofControlCompleted',
  requirements: ['PRF-08', 'PRF-09', 'XTR-02'],
});

const named = (family: string, cases: Readonly<Record<string, ScenarioContent>>): readonly Scenario[] =>
  Object.entries(cases).map(([name, scenario]) => ({ id: `${family}.${name}`, ...scenario }));

const checkScenarios = Object.values(checks).flatMap(outcomes =>
  outcomes.map(({ name, ...scenario }): Scenario => ({ id: `video.${name}`, ...scenario })),
);

/** Every case that the sandbox can produce, built from the domain's catalogues: the compiler finds a missing one. XTR-15 */
export const scenarios: readonly Scenario[] = [
  ...named('code', codes),
  ...proofReasons.map(reasonScenario),
  ...named('papers', papersInTurn),
  ...checkScenarios,
  ...named('signature', signatures),
  ...named('sms', sms),
  ...named('creation', creations),
  ...decisionCodes.map(decisionScenario),
];
