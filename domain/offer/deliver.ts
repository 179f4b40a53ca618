import type { Participant } from '@domain/kernel/words';
import { cardOfParticipant } from './cardOfParticipant';
import { catalogue, type DeliveryMode, type SelectedContract } from './contracts';

const isCardOf = (contract: SelectedContract, who: Participant): boolean =>
  contract.type === 'CARDS' && contract.participants.includes(who);

/** A holder without a card chooses no delivery. AGY-03, D-11 */
export const awaitsCard = (selection: readonly SelectedContract[], who: Participant): boolean => {
  const card = cardOfParticipant(selection, who);
  return card !== undefined && card !== catalogue.NONE;
};

/** The delivery of a holder's card; undefined: no choice yet, or no card. */
export const deliveryOf = (selection: readonly SelectedContract[], who: Participant): DeliveryMode | undefined =>
  selection.find(contract => isCardOf(contract, who))?.deliveryMode;

/** Sets the delivery of one holder's card; splits a contract that both share. AGY-02 */
export const deliverCard = (
  selection: readonly SelectedContract[],
  who: Participant,
  deliveryMode: DeliveryMode,
): readonly SelectedContract[] =>
  selection.flatMap(contract => {
    if (!isCardOf(contract, who)) return [contract];
    const others = contract.participants.filter(participant => participant !== who);
    const own: SelectedContract = { ...contract, participants: [who], deliveryMode };
    return others.length === 0 ? [own] : [own, { ...contract, participants: others }];
  });
