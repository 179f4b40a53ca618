import type { CardFacts } from '@domain/offer/card';

/** The cards where no cart has named them yet, and one sentence on each. OFR-05, OFR-07 */
export const cardsCopy = {
  name: {
    MASTERCARD: 'Mastercard',
    ACCESS_MASTERCARD: 'Access Mastercard',
    GOLD_MASTERCARD: 'Gold Mastercard',
  },
  notice: {
    MASTERCARD: 'Pour les dépenses de tous les jours.',
    ACCESS_MASTERCARD: 'Des plafonds plus hauts, et les achats en ligne assurés.',
    GOLD_MASTERCARD: 'Les plafonds les plus hauts, et les voyages assurés.',
  },
} satisfies Record<string, Record<CardFacts['name'], string>>;
