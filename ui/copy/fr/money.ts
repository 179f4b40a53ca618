const whole = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** Amounts in euros, as they are read in France. CFG-05 */
export const moneyCopy = {
  /** '1 300 €' */
  amount: (euros: number): string => whole.format(euros),
  /** '3,50 €' */
  price: (euros: number): string => exact.format(euros),
  perMonth: (euros: number): string => `${exact.format(euros)} par mois`,
} as const;
