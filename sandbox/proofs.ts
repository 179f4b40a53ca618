import { proofReasonOf } from '@domain/proofs/afterFailure';
import { proofsWaysOn } from '@domain/proofs/nextActions';
import type { Bank } from './bank';
import { Proof, type Subscription } from './store/documents';

const key = (subscription: string, rank: string): string => `${subscription}:${rank}`;

export const proofOf = (bank: Bank, subscription: string, rank: string): Proof | undefined =>
  bank.store.get('proof', key(subscription, rank), Proof);

export const keepProof = (bank: Bank, proof: Proof): void => bank.store.put('proof', key(proof.subscription, proof.rank), proof);

export const removeProof = (bank: Bank, { subscription, rank }: Proof): void => bank.store.remove('proof', key(subscription, rank));

export const proofsOf = (bank: Bank, subscription: string): readonly Proof[] =>
  [...bank.store.ofDossier('proof', subscription, Proof)].sort((one, other) => Number(one.rank) - Number(other.rank));

export type Standing = 'absent' | 'sent' | 'ongoing' | 'validated' | 'forced' | 'failed';

/** The status of a proof by the bank's clock. PRF-08 */
export const standingOf = (bank: Bank, proof: Proof | undefined): Standing => {
  if (!proof) return 'absent';
  if (proof.controlId === undefined) return 'sent';
  if (proof.outcome === undefined || (proof.dueAt ?? 0) > bank.millis()) return 'ongoing';
  if (proof.outcome.result === 'OK' && proof.comment === undefined) return 'validated';
  return proof.forced ? 'forced' : 'failed';
};

/** Whether the client may continue with the document: never after the desk rejected it. PRF-09, D-17, D-53 */
export const mayForce = ({ outcome, comment }: Proof): boolean =>
  outcome?.result === 'KO' &&
  proofsWaysOn.decide({ reason: proofReasonOf(outcome.reason ?? ''), sentBack: comment !== undefined }).continueAnyway;

/** The analysis has validated every proof of the file, so the review needs no person. D-44 */
export const allValidated = (bank: Bank, { id }: Subscription): boolean =>
  proofsOf(bank, id).every(proof => standingOf(bank, proof) === 'validated');
