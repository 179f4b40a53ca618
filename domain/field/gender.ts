/** Feminine endings with their masculine ones, the longest first; what is half typed ends alike. D-56 */
const endings: readonly (readonly [RegExp, string])[] = [
  [/trice?s?$/, 'teur'],
  [/euses?$/, 'eur'],
  [/ennes?$/, 'en'],
  [/onnes?$/, 'on'],
  [/elles?$/, 'el'],
  [/ives?$/, 'if'],
  [/ees?$/, 'e'],
  [/(?<=[^aeiouy])es?$/, ''],
];

const masculine = (word: string): string => {
  const found = endings.find(([ending]) => ending.test(word));
  return word.length > 3 && found ? word.replace(...found) : word;
};

/** Plain text (small letters without accents) as it is searched whatever the gender: 'vendeuse' as 'vendeur'. D-56 */
export const withoutGender = (plain: string): string => plain.split(' ').map(masculine).join(' ');
