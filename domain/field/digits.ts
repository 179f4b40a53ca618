import { tidy } from './tidy';

const DIGIT = /^\p{Nd}$/u;

/** Unicode lists the digits of a script in blocks of ten, from 0 to 9. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
};

/** Turns the decimal digits of every script into 0 to 9: Arabic, Devanagari, full-width. D-68 */
export const westernDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, valueOf);

/** Tidies, and turns full-width (East Asian) signs and the digits of every script into ASCII. D-68 */
export const inAscii = (raw: string): string => tidy(westernDigits(raw.replace(/[\uFF01-\uFF5E]/g, sign => sign.normalize('NFKC'))));
