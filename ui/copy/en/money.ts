import { digits } from '../digits';
import type * as fr from '../fr/money';
import type { Wording } from '../byReader';

const written = (euros: number, decimals: number): string => `€${digits(euros, decimals, { group: ',', comma: '.' })}`;
const whole = (euros: number): string => written(euros, 0);
const exact = (euros: number): string => written(euros, 2);

const price = (euros: number): string => (euros === 0 ? whole : exact)(euros);

/** '€1,300', '€3.50', '€0'. CFG-05 */
export const moneyMessages: Wording<typeof fr.moneyMessages> = {
  amount: whole,
  price,
  asRead: euros => (Number.isInteger(euros) ? whole : exact)(euros),
  upTo: euros => `Up to ${whole(euros)}`,
  perMonth: euros => `${price(euros)} a month`,
};
