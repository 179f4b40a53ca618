import { documentsOfRank } from '@domain/proofs/ofRank';
import { receivedFacts } from '@domain/holders/receivedFacts';
import type { TaskId } from '@domain/journey/steps';
import { slotOf } from '@domain/proofs/slot';
import type { Bank } from './bank';
import { proofsOf } from './proofs';

/**
 * The tasks that an identity from a wallet makes unnecessary: its document, the proof of an address that the identity contains completely,
 * and the proof of income if the bank lends nothing. A customer identified by photos proves the income anyway: the law requires further
 * documents if the identity was checked on a copy. This is the sandbox's choice; another bank may ask for every proof. XTR-38
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
