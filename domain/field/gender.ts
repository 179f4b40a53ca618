/** Feminine endings and their masculine forms, longest first; a partly typed ending counts too. D-56 */
const endings: readonly (readonly [RegExp, string])[] = [
  [/trice?s?$/, 'teur'],
  [/euses?$/, 'eur'],
  [/ennes?$/, 'en'],
  [/onnes?$/, 'on'],
  [/elles?$/, 'el'],
  [/ffes?$/, 'f'],
  [/ives?$/, 'if'],
  [/ees?$/, 'e'],
  [/([^gq])ues?$/, '$1u'],
  [/([^aeiouy])es?$/, '$1'],
];

/** Shorter words have no gender: 'une', 'mes'. */
const SHORTEST = 4;

/** Repeats until nothing changes, so that 'retraitee' and 'retraite' both become 'retrait'. D-87 */
const masculine = (word: string): string => {
  const found = word.length < SHORTEST ? undefined : endings.find(([ending]) => ending.test(word));
  return found ? masculine(word.replace(...found)) : word;
};

/** Removes the gender from plain text (small letters without accents) for a search: 'vendeuse' becomes 'vendeur'. D-56, D-87 */
export const withoutGender = (plain: string): string => plain.split(' ').map(masculine).join(' ');
