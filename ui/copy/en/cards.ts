import type { Wording } from '../byReader';
import type * as fr from '../fr/cards';

/** Card names until the cart names them, and a sentence on each that repeats nothing of the bank’s answer. OFR-05, OFR-07 */
export const cardsMessages: Wording<typeof fr.cardsMessages> = {
  name: {
    MASTERCARD: 'Mastercard',
    ACCESS_MASTERCARD: 'Access Mastercard',
    GOLD_MASTERCARD: 'Gold Mastercard',
  },
  notice: {
    MASTERCARD: 'For everyday spending.',
    ACCESS_MASTERCARD: 'For larger purchases, in shops and online.',
    GOLD_MASTERCARD: 'For large expenses and travel.',
  },
};
