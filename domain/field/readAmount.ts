import { inAscii } from './digits';
import { typedAmount } from './typed';

const CENTS = /[.,](\d{1,2})$/;

/** Parses an amount printed on a document ('1 822,91 €'), in euros with cents; undefined: no amount. D-81 */
export const readAmount = (raw: string): number | undefined => {
  const text = inAscii(raw).replace(/\s|'|€|euros?$/giu, '');
  const cents = CENTS.exec(text);
  const whole = typedAmount(text.slice(0, cents?.index));
  return /^\d+$/.test(whole) ? Number(`${whole}.${cents?.[1] ?? 0}`) : undefined;
};

/** Rounds an amount to whole euros, as the bank saves it. D-81 */
export const wholeEuros = (raw: string): number | undefined => {
  const euros = readAmount(raw);
  return euros === undefined ? undefined : Math.round(euros);
};
