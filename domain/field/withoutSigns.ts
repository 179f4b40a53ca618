import { westernDigits } from './digits';
import { tidy } from './tidy';

/** 'D.C.', 'Z.A.': initials without a space between them. */
const INITIALS = /(^|[^\p{L}\p{M}])((?:\p{L}\.){2,})/gu;
/** Full-width letters and signs, and Roman numerals that are one character. */
const COMPATIBLE = /[\uFF01-\uFF5E\p{Nl}]/gu;
const DROPPED_DOT = /\.(?![\p{L}\p{N}])/gu;

/** A run of characters that are no letters, digits or spaces, with the hyphens in it and the marks on it: Unicode composes '𝅗𝅥' of a sign and a mark. */
const runOf = (kept: string): RegExp => new RegExp(`[^\\p{L}\\p{Mn}\\p{Mc}\\p{Nd}\\s${kept}]+[\\p{Mn}\\p{Mc}]*`, 'gu');

/**
 * Makes a function that removes the signs which a field does not take: 'Frankfurt (Oder)' becomes 'Frankfurt Oder'. A full stop is dropped,
 * unless it is the only thing between two words. `kept`: signs to keep besides hyphens, as the inside of a character class. D-28, D-92
 */
export const withoutSigns = (kept: string): ((raw: string) => string) => {
  const run = runOf(kept);
  return raw =>
    tidy(
      tidy(westernDigits(raw.replace(COMPATIBLE, character => character.normalize('NFKC'))))
        .replace(INITIALS, (_, before: string, initials: string) => `${before}${initials.replaceAll('.', '')} `)
        .replace(DROPPED_DOT, '')
        .replace(run, signs => (/^-+$/.test(signs) ? signs : signs.includes('-') ? '-' : ' ')),
    );
};
