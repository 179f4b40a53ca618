import { isDay } from '@domain/kernel/day';
import { declaredIn, proofsControlAnew } from '@domain/proofs/controlAnew';
import { analysed } from './analysed';
import { personOf } from './api/personWire';
import type { Bank } from './bank';
import { keepProof, proofsOf } from './proofs';
import type { Who } from './signing';
import { applicantOf, type Proof, type Subscription } from './store/documents';
import type { Applicant } from './store/applicants';

/** Duration of an analysis, in milliseconds. */
const ANALYSIS_MS = { normal: 4_000, fast: 50 };

/** Call 8: analyses a document and returns the id of this control. The result shows after the analysis's duration. PRF-07 */
export const control = async (bank: Bank, subscription: Subscription, proof: Proof): Promise<string> => {
  const controlId = bank.identifier('control');
  const dueAt = bank.millis() + (bank.options.fast ? ANALYSIS_MS.fast : ANALYSIS_MS.normal);
  keepProof(bank, { ...proof, controlId, dueAt, outcome: await analysed(bank, subscription, proof) });
  return controlId;
};

const declaredBy = (applicant: Applicant) => {
  const { identity, birth } = personOf(applicant);
  return declaredIn({
    identity: { lastName: identity.lastname, firstName: identity.firstname, birthName: identity.birthname },
    birth: { birthdate: isDay(birth.birthdate) ? birth.birthdate : undefined },
  });
};

/** Call 30: controls a person's documents again that were controlled against other names, or another birthdate. D-126 */
export const controlAnew = async (bank: Bank, subscription: Subscription, who: Who, before: Applicant): Promise<void> => {
  const proofs = proofsOf(bank, subscription.id);
  const again = proofsControlAnew.decide({
    participant: who,
    before: declaredBy(before),
    after: declaredBy(applicantOf(subscription, who)),
    proofs: proofs.map(({ rank, documentCode, controlId, pages }) => ({
      rank,
      documentCode,
      controlled: controlId !== undefined && pages.length > 0,
    })),
  });
  await Promise.all(proofs.filter(({ rank }) => again.includes(rank)).map(proof => control(bank, subscription, proof)));
};
