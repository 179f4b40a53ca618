import { onFirstUse } from '../onFirstUse';

const whole = onFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }));
const exact = onFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }));

const price = (euros: number): string => (euros === 0 ? whole() : exact()).format(euros);

/** Amounts in euros, as they are read in France. CFG-05 */
export const moneyMessages = {
  /** '1 300 €' */
  amount: (euros: number): string => whole().format(euros),
  /** '3,50 €'; nothing to pay is '0 €'. */
  price,
  /** What a paper says, to the cent where it has cents. D-81 */
  asRead: (euros: number): string => (Number.isInteger(euros) ? whole() : exact()).format(euros),
  upTo: (euros: number): string => `Jusqu’à ${whole().format(euros)}`,
  perMonth: (euros: number): string => `${price(euros)} par mois`,
} as const;
