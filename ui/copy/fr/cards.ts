import type { CardFacts } from '@domain/offer/card';

/** Card names until the cart names them, and a sentence on each that repeats nothing of the bank’s answer. OFR-05, OFR-07 */
export const cardsMessages = {
  name: {
    MASTERCARD: 'Mastercard',
    ACCESS_MASTERCARD: 'Access Mastercard',
    GOLD_MASTERCARD: 'Gold Mastercard',
  },
  notice: {
    MASTERCARD: 'Pour les dépenses de tous les jours.',
    ACCESS_MASTERCARD: 'Pour les achats plus importants, en magasin et en ligne.',
    GOLD_MASTERCARD: 'Pour les grandes dépenses et les voyages.',
  },
} satisfies Record<string, Record<CardFacts['name'], string>>;
