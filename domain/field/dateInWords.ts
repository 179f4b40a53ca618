import { plainWords } from './plainWords';

/** How the months begin in French and in English, as far as it takes to tell them apart. XTR-12 */
const MONTHS = [
  /^jan/,
  /^fe[bv]/,
  /^mar/,
  /^a[vp]r/,
  /^ma[iy]/,
  /^jui?n/,
  /^jui?l/,
  /^a(?:out|ug)/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^dec/,
] as const;

/** In letters. */
const LONGEST_MONTH = 9;

/** Words around a date, in both languages: weekdays, articles, 'né le'. */
const AROUND = new Set(
  (
    'lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday ' +
    'le the of on du de en in ne nee born'
  ).split(' '),
);
const ORDINALS = new Set(['er', 'e', 'st', 'nd', 'rd', 'th']);

const TOKEN = /\p{L}+|\d+/gu;
const BETWEEN = /^[\s.,/\\·_|'-]*$/;

const monthOf = (word: string): string | undefined => {
  const found = word.length > LONGEST_MONTH ? -1 : MONTHS.findIndex(month => month.test(word));
  return found < 0 ? undefined : String(found + 1);
};

/** The month that the words name; a passport has it in two languages: 'JUIN / JUN'. */
const monthIn = (words: readonly string[], inTwo: boolean): string | undefined => {
  const [month, ...others] = new Set(words.flatMap(word => monthOf(word) ?? []));
  return others.length === 0 && words.length <= (inTwo ? 2 : 1) ? month : undefined;
};

/** Day, month and year of a date whose month is a word: '27 mars 1985', 'March 27, 1985', '1985 March 27'. INF-02, D-68 */
export const dateInWords = (text: string): readonly [day: string, month: string, year: string] | undefined => {
  if (!BETWEEN.test(text.replace(TOKEN, ''))) return undefined;
  const tokens = (text.match(TOKEN) ?? []).map(plainWords);
  const told = tokens.filter((token, at) => !AROUND.has(token) && !(ORDINALS.has(token) && /^\d{1,2}$/.test(tokens[at - 1] ?? '')));
  const numbers = told.filter(token => /^\d/.test(token));
  const month = monthIn(
    told.filter(token => !/^\d/.test(token)),
    text.includes('/'),
  );
  const [day, year] = numbers[1]?.length === 4 ? numbers : [...numbers].reverse();
  const isDate = numbers.length === 2 && /^\d{1,2}$/.test(day ?? '') && /^\d{4}$/.test(year ?? '');
  return month === undefined || day === undefined || year === undefined || !isDate ? undefined : [day, month, year];
};
