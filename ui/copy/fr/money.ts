import { onFirstUse } from '../onFirstUse';

const whole = onFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }));
const exact = onFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }));

const price = (euros: number): string => (euros === 0 ? whole() : exact()).format(euros);

/** Amounts in euros, in French format. CFG-05 */
export const moneyMessages = {
  /** '1 300 €' */
  amount: (euros: number): string => whole().format(euros),
  /** '3,50 €', and '0 €' for nothing. */
  price,
  /** An amount read on a document: with cents only when it has some. D-81 */
  asRead: (euros: number): string => (Number.isInteger(euros) ? whole() : exact()).format(euros),
  upTo: (euros: number): string => `Jusqu’à ${whole().format(euros)}`,
  perMonth: (euros: number): string => `${price(euros)} par mois`,
} as const;
