import type { Participant } from '@domain/kernel/words';
import { cardOfParticipant } from './cardOfParticipant';
import { catalogue, type DeliveryMode, type SelectedContract } from './contracts';

const isCardOf = (contract: SelectedContract, who: Participant): boolean =>
  contract.type === 'CARDS' && contract.participants.includes(who);

/** A participant without a card is not asked for a delivery. AGY-03, D-11 */
export const awaitsCard = (selection: readonly SelectedContract[], who: Participant): boolean => {
  const card = cardOfParticipant(selection, who);
  return card !== undefined && card !== catalogue.NONE;
};

/** How a participant's card comes; undefined: not chosen yet, or no card. */
export const deliveryOf = (selection: readonly SelectedContract[], who: Participant): DeliveryMode | undefined =>
  selection.find(contract => isCardOf(contract, who))?.deliveryMode;

/** The selection with one participant's card delivered this way; a contract of both is split. AGY-02 */
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
