import { typedAmount } from './typed';
import { tidy } from './tidy';

const CENTS = /[.,](\d{1,2})$/;

/** Euros of an amount as a paper prints it ('1 822,91 €'), to the cent; undefined: no amount. D-81 */
export const readAmount = (raw: string): number | undefined => {
  const text = tidy(raw).replace(/\s|'|€|euros?$/giu, '');
  const cents = CENTS.exec(text);
  const whole = typedAmount(text.slice(0, cents?.index));
  return /^\d+$/.test(whole) ? Number(`${whole}.${cents?.[1] ?? 0}`) : undefined;
};

/** An amount as it is saved: whole euros, the nearest. D-81 */
export const wholeEuros = (raw: string): number | undefined => {
  const euros = readAmount(raw);
  return euros === undefined ? undefined : Math.round(euros);
};
