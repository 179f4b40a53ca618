import { documentsOfRank } from '@domain/documents/ofRank';
import { documentsRank } from '@domain/documents/rank';
import { receivedFacts } from '@domain/holders/receivedFacts';
import { comparables } from '@domain/holders/typedAndRead';
import type { TaskId } from '@domain/journey/steps';
import { slotOf } from '@domain/proofs/slot';
import type { Bank } from './bank';
import { leftProofs } from './leftProofs';
import { proofOf, proofsOf } from './proofs';
import type { Subscription } from './store/documents';

/**
 * The tasks that an identity from a wallet makes needless: its document, and the proof of an address that the identity says whole. This
 * bank decides so; another one may ask for a proof all the same. XTR-38
 */
export const sparedBy = (bank: Bank, subscription: string): ((task: TaskId) => boolean) => {
  const given = proofsOf(bank, subscription).flatMap(({ rank, identity }) =>
    identity ? [{ ...documentsOfRank.decide({ rank }), address: receivedFacts(identity)['address'] }] : [],
  );
  return task => {
    const slot = slotOf(task);
    return given.some(
      ({ participant, category, address }) =>
        slot?.participant === participant && (slot.category === category || (slot.category === 'address' && address !== undefined)),
    );
  };
};

/** Another address was typed than the one that an identity proved, and no document proves it. */
export const addressUnproven = (bank: Bank, subscription: Subscription): boolean =>
  leftProofs(bank, subscription).some(
    ({ what, who: participant }) =>
      comparables[what] === 'address' &&
      proofOf(bank, subscription.id, documentsRank.decide({ participant, category: 'address' })) === undefined,
  );
