/** The allowed characters; `others` is the inside of a regular expression's character class. */
interface Alphabet {
  readonly letters: boolean;
  readonly digits: boolean;
  readonly others: string;
}

/** More consecutive combining marks than any writing system uses. */
export const HEAPED_MARKS = /\p{M}{31}/u;

/** A combining mark without a letter before it. */
const STRAY_MARK = /(?:^|[^\p{L}\p{M}])\p{M}/u;

/** Latin characters that are numbers, such as the Roman numeral six. */
const LETTER_NUMBER = /\p{Nl}/u;

const IMPOSSIBLE = [STRAY_MARK, HEAPED_MARKS, LETTER_NUMBER] as const;

/**
 * Makes a test that accepts non-empty texts of these characters only. Letters are Latin with any diacritic, including combining marks
 * after a letter (D-28). Each regular expression searches for one wrong character, so that the time is linear in the length.
 */
export const madeOf = ({ letters, digits, others }: Alphabet): ((value: string) => boolean) => {
  const foreign = new RegExp(`[^${letters ? '\\p{Script=Latin}\\p{M}' : ''}${digits ? '0-9' : ''}${others}]`, 'u');
  return value => value !== '' && !foreign.test(value) && !IMPOSSIBLE.some(wrong => wrong.test(value));
};

/** Whether a text has a letter of another script than Latin, such as Cyrillic or Arabic. D-28 */
export const hasOtherScript = (value: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(value);

/** The first `count` characters of a value, each with its combining marks. */
export const firstCharacters = (value: string, count: number): string =>
  (value.match(/\P{M}\p{M}*/gu) ?? []).slice(0, count).join('').trimEnd();

/** The number of characters as people count them: a combining mark belongs to its letter. */
export const charactersIn = (value: string): number => Array.from(value.replace(/\p{M}/gu, '')).length;
