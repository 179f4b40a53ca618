/** Feminine endings with their masculine ones, the longest first; what is half typed ends alike. D-56 */
const endings: readonly (readonly [RegExp, string])[] = [
  [/trice?s?$/, 'teur'],
  [/euses?$/, 'eur'],
  [/ennes?$/, 'en'],
  [/onnes?$/, 'on'],
  [/elles?$/, 'el'],
  [/ffes?$/, 'f'],
  [/ives?$/, 'if'],
  [/ees?$/, 'e'],
  [/(?<=[^gq])ues?$/, 'u'],
  [/(?<=[^aeiouy])es?$/, ''],
];

/** Shorter words have no gender to lose: 'une', 'mes'. */
const SHORTEST = 4;

/** Folded until nothing changes: 'retraitee' and 'retraite' are both 'retrait'. D-87 */
const masculine = (word: string): string => {
  const found = word.length < SHORTEST ? undefined : endings.find(([ending]) => ending.test(word));
  return found ? masculine(word.replace(...found)) : word;
};

/** Plain text (small letters without accents) as it is searched whatever the gender: 'vendeuse' as 'vendeur'. D-56, D-87 */
export const withoutGender = (plain: string): string => plain.split(' ').map(masculine).join(' ');
