/** Written small inside a name. */
const small = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'en', 'sur', 'sous', 'et', 'à', 'a', 'au', 'aux', 'lès', 'lez']);

const initial = (word: string): string => word.charAt(0).toLocaleUpperCase('fr') + word.slice(1);

/** A town of the bank's lists, which are in capitals, as people write it: 'SAINT-GERMAIN-EN-LAYE' is 'Saint-Germain-en-Laye'. */
export const townForPeople = (town: string): string => {
  if (town !== town.toLocaleUpperCase('fr')) return town;
  const words = town.toLocaleLowerCase('fr').split(/([-\s'’(]+)/);
  return words.map((word, index) => (index > 0 && small.has(word) ? word : initial(word))).join('');
};
