import { HEAPED_MARKS } from './characters';

/** Heaped marks are left as they are: composing them takes time that grows with their square. */
const composed = (value: string): string => (HEAPED_MARKS.test(value) ? value : value.normalize('NFC'));

/** Characters without width: bidirectional marks, joiners, soft hyphen, byte-order mark, variation selectors. No Latin name needs one. D-68 */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}\u034F]/gu;

/** Hyphens and dashes of every length, and the minus sign. D-68 */
const DASHES = /[\p{Pd}\u2212]/gu;

/** Apostrophes, quotes that phones type for them, primes, and the letters that stand for a glottal stop. D-68 */
const APOSTROPHES = /[`\u00B4\u02B9\u02BB-\u02BF\u2018\u2019\u201B\u2032\u2035\uFF07]/g;

/**
 * A typed value as every rule of texts reads it: characters without width dropped, composed form, dashes as hyphens, apostrophes
 * straight, outer spaces dropped, runs of inner spaces made one. D-28, D-68
 */
export const tidy = (typed: string): string =>
  composed(typed.replace(UNSEEN, '')).replace(DASHES, '-').replace(APOSTROPHES, "'").trim().replace(/\s+/g, ' ');

/** Tidied, and inner spaces turned into hyphens: 'New York' is kept as 'New-York'. D-28 */
export const tidyBirthplace = (typed: string): string => tidy(typed).replaceAll(' ', '-');

/** Tidied, and inner spaces dropped: '12 bis' is kept as '12bis'. D-28 */
export const tidyStreetNumber = (typed: string): string => tidy(typed).replaceAll(' ', '');
