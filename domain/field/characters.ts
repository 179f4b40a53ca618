/** What a value may be made of besides its letters and digits; each text is the inside of a character class. */
interface Alphabet {
  readonly letters: boolean;
  readonly digits: boolean;
  readonly others: string;
}

/** More combining marks in a row than any letter of any writing has. */
export const HEAPED_MARKS = /\p{M}{31}/u;

/** A combining mark that stands on no letter. */
const STRAY_MARK = /(?:^|[^\p{L}\p{M}])\p{M}/u;

/** Latin characters that are numbers, such as the Roman numeral six. */
const LETTER_NUMBER = /\p{Nl}/u;

const IMPOSSIBLE = [STRAY_MARK, HEAPED_MARKS, LETTER_NUMBER] as const;

/**
 * Tells whether a value is made of nothing but these characters, and of one at least. Letters are Latin with any diacritic,
 * combining marks after a letter included (D-28). Each test looks for one wrong character, so time grows with the length alone.
 */
export const madeOf = ({ letters, digits, others }: Alphabet): ((value: string) => boolean) => {
  const foreign = new RegExp(`[^${letters ? '\\p{Script=Latin}\\p{M}' : ''}${digits ? '0-9' : ''}${others}]`, 'u');
  return value => value !== '' && !foreign.test(value) && !IMPOSSIBLE.some(wrong => wrong.test(value));
};

/** A value's first characters, each with its marks. */
export const firstCharacters = (value: string, count: number): string =>
  (value.match(/\P{M}\p{M}*/gu) ?? []).slice(0, count).join('').trimEnd();

/** How many characters a person counts: a combining mark belongs to its letter. */
export const charactersIn = (value: string): number => Array.from(value.replace(/\p{M}/gu, '')).length;
