import { documentsOfRank } from '@domain/proofs/ofRank';
import { receivedFacts } from '@domain/holders/receivedFacts';
import type { TaskId } from '@domain/journey/steps';
import { slotOf } from '@domain/proofs/slot';
import type { Bank } from './bank';
import { proofsOf } from './proofs';

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
