import { readDay } from '@domain/kernel/day';
import { tidy } from './tidy';

/** Longer than any way to write a date or a mobile number, in characters; beyond it the text is left as it is. */
const LONGEST = 40;

const DAY_FIRST = /^(\d{1,2})[ ./-](\d{1,2})[ ./-](\d{4})$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;

const slashed = (day = '', month = '', year = ''): string => `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;

const dateIn = (text: string): string | undefined => {
  const dayFirst = DAY_FIRST.exec(text) ?? DIGITS_ONLY.exec(text);
  if (dayFirst !== null) return slashed(dayFirst[1], dayFirst[2], dayFirst[3]);
  const yearFirst = YEAR_FIRST.exec(text);
  return yearFirst === null ? undefined : slashed(yearFirst[3], yearFirst[2], yearFirst[1]);
};

/** The `DD/MM/YYYY` text of a date typed or autofilled another way; the text unchanged where it is no such date. INF-02, D-28 */
export const typedDate = (raw: string): string => {
  const text = raw.trim();
  if (text.length > LONGEST) return raw;
  const date = dateIn(tidy(text));
  return date === undefined || readDay(date) === undefined ? raw : date;
};

/** Cents, and what parts thousands. */
const CENTS = /[.,]\d{1,2}$/;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

/** Whole euros as people copy them ('2 100', '2.100', '2100,00 €') as digits; anything else is left for the check. D-56 */
export const typedAmount = (raw: string): string => {
  const text = tidy(raw);
  if (text.length > LONGEST) return text;
  const whole = text.replace(/\s|'|€|euros?$/giu, '').replace(CENTS, '');
  return THOUSANDS.test(whole) ? whole.replace(/[.,]/g, '') : whole;
};

const MOBILE = /^(?:(?:\+|00)33(?:\(0\)|0)?|0)([67]\d{8})$/;

/** The five pairs of a mobile number typed another way (+33, 0033, dots, dashes); unchanged where it is no such number. D-36 */
export const typedMobile = (raw: string): string => {
  const text = raw.trim();
  if (text.length > LONGEST) return raw;
  const digits = MOBILE.exec(text.replace(/[\s.\-\u2010-\u2013/]/g, ''))?.[1];
  return digits === undefined ? raw : `0${digits}`.replace(/\d{2}(?=\d)/g, '$& ');
};
