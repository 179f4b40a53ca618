import { insuranceOnOffer, type CardOnOffer } from './cardsOnOffer';

export const amount = (value: number) => ({ amount: { value } });

export const named = (participants: readonly ('TIT' | 'COT')[]) => participants.map(participationType => ({ participationType }));

/** A card in the cart's notation. D-79 */
export const cardWire = ({ catalogNumber, label, price, participants, ...facts }: CardOnOffer, rank: number) => ({
  type: 'CARDS',
  catalogNumber,
  label,
  rank,
  participants: named(participants),
  pricing: amount(price),
  card: { debitType: 'IMM', displayPriority: rank, ...facts },
});

export const insuranceWire = (rank: number, price = insuranceOnOffer.price) => {
  const { catalogNumber, label, participants } = insuranceOnOffer;
  return { type: 'INSURANCE', catalogNumber, label, rank, participants: named(participants), pricing: amount(price) };
};
