import { digits } from '../digits';

const written = (euros: number, decimals: number): string => `${digits(euros, decimals, { group: '\u202f', comma: ',' })}\u00a0€`;
const whole = (euros: number): string => written(euros, 0);
const exact = (euros: number): string => written(euros, 2);

const price = (euros: number): string => (euros === 0 ? whole : exact)(euros);

/** Amounts in euros, in French format. CFG-05 */
export const moneyMessages = {
  /** '1 300 €' */
  amount: whole,
  /** '3,50 €', and '0 €' for nothing. */
  price,
  /** An amount read on a document: with cents only when it has some. D-81 */
  asRead: (euros: number): string => (Number.isInteger(euros) ? whole : exact)(euros),
  upTo: (euros: number): string => `Jusqu’à ${whole(euros)}`,
  perMonth: (euros: number): string => `${price(euros)} par mois`,
} as const;
