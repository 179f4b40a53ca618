import { HEAPED_MARKS } from './characters';

/** Heaped marks are left as they are: composing them takes time that grows with their square. */
const composed = (value: string): string => (HEAPED_MARKS.test(value) ? value : value.normalize('NFC'));

/** A typed value, tidied: composed form, straight apostrophes, outer spaces dropped, runs of inner spaces made one. D-28 */
export const tidy = (typed: string): string =>
  composed(
    typed
      .replace(/[\u2019\u02BC]/g, "'")
      .trim()
      .replace(/\s+/g, ' '),
  );

/** Tidied, and inner spaces turned into hyphens: 'New York' is kept as 'New-York'. D-28 */
export const tidyBirthplace = (typed: string): string => tidy(typed).replaceAll(' ', '-');

/** Tidied, and inner spaces dropped: '12 bis' is kept as '12bis'. D-28 */
export const tidyStreetNumber = (typed: string): string => tidy(typed).replaceAll(' ', '');
