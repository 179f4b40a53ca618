import { HEAPED_MARKS } from './characters';

/** Texts with heaped marks stay decomposed: composing takes quadratic time. */
const composed = (value: string): string => (HEAPED_MARKS.test(value) ? value : value.normalize('NFC'));

/**
 * Characters without width: bidirectional marks, joiners, soft hyphen, byte-order mark, variation selectors. No Latin name needs them.
 * D-68
 */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}\u034F]/gu;

/** Hyphens and dashes of every length, and the minus sign. D-68 */
const DASHES = /[\p{Pd}\u2212]/gu;

/** Apostrophes, quotes that phones type in their place, primes, and letters for a glottal stop. D-68 */
const APOSTROPHES = /[`\u00B4\u02B9\u02BB-\u02BF\u2018\u2019\u201B\u2032\u2035\uFF07]/g;

/**
 * Normalises a typed value for every text rule: removes characters without width and outer spaces, composes, turns dashes into hyphens
 * and apostrophes into straight ones, joins runs of spaces. D-28, D-68
 */
export const tidy = (typed: string): string =>
  composed(typed.replace(UNSEEN, '')).replace(DASHES, '-').replace(APOSTROPHES, "'").trim().replace(/\s+/g, ' ');

/** Tidies, and turns spaces into hyphens: the bank saves 'New York' as 'New-York'. D-28 */
export const tidyBirthplace = (typed: string): string => tidy(typed).replaceAll(' ', '-');

/** Tidies, and removes spaces: the bank saves '12 bis' as '12bis'. D-28 */
export const tidyStreetNumber = (typed: string): string => tidy(typed).replaceAll(' ', '');
