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
 * The tasks that an identity from a wallet makes needless: its document, the proof of an address that the identity says whole, and the
 * proof of income of somebody to whom nothing is lent. A person whom photos identify proves the income all the same: the law asks for
 * further documents where the identity was checked on a copy. This bank decides so; another one may ask for every proof. XTR-38
 */
export const sparedBy = (bank: Bank, subscription: string): ((task: TaskId) => boolean) => {
  const lends = bank.subscription(subscription)?.selectedContracts.some(({ type }) => type === 'OVERDRAFT') ?? true;
  const given = proofsOf(bank, subscription).flatMap(({ rank, identity }) =>
    identity ? [{ ...documentsOfRank.decide({ rank }), address: receivedFacts(identity)['address'] }] : [],
  );
  return task => {
    const slot = slotOf(task);
    return given.some(
      ({ participant, address }) =>
        slot?.participant === participant && { identity: true, address: address !== undefined, income: !lends }[slot.category],
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
