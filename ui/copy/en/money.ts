import { onFirstUse } from '../onFirstUse';
import type * as fr from '../fr/money';
import type { Wording } from '../byReader';

const whole = onFirstUse(() => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }));
const exact = onFirstUse(() => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }));

const price = (euros: number): string => (euros === 0 ? whole() : exact()).format(euros);

/** '€1,300', '€3.50', '€0'. CFG-05 */
export const moneyMessages: Wording<typeof fr.moneyMessages> = {
  amount: euros => whole().format(euros),
  price,
  asRead: euros => (Number.isInteger(euros) ? whole() : exact()).format(euros),
  upTo: euros => `Up to ${whole().format(euros)}`,
  perMonth: euros => `${price(euros)} a month`,
};
