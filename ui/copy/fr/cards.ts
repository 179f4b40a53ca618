import type { CardFacts } from '@domain/offer/card';

/** The cards where no cart has named them yet, and one sentence on each, which says nothing that the bank’s answer does. OFR-05, OFR-07 */
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
