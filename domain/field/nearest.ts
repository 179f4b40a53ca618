import { firstCharacters } from './characters';
import { plainWords } from './plainWords';

/** What a field takes of each word, and its maximum length in characters. */
interface Field {
  readonly takes: (word: string) => boolean;
  readonly longest: number;
}

/** A word with the spaces and hyphens behind it. */
const WORD = /[^\s-]+[\s-]*/g;
const BEHIND = /[\s-]+$/;
/** Follows the number of a part of a town: 'Lyon 3e arrondissement', '8e arrondissement de Lyon'. */
const DISTRICT = /^(?:arrondissement|arrdt|arr|district|eme|e|de|du)$/;

/**
 * The nearest text that a field takes: without the words that it refuses, then its first characters. Undefined: the field takes all of it,
 * or nothing is left. D-90
 */
export const nearest = (text: string, { takes, longest }: Field): string | undefined => {
  const kept = (text.match(WORD) ?? []).reduce<{ readonly words: string; readonly refused: boolean }>(
    ({ words, refused }, part) => {
      const word = part.replace(BEHIND, '');
      const isDistrict = refused && DISTRICT.test(plainWords(word));
      return isDistrict || !takes(firstCharacters(word, longest)) ? { words, refused: true } : { words: words + part, refused: false };
    },
    { words: '', refused: false },
  ).words;
  const value = firstCharacters(kept, longest).replace(/[\s'-]+$/, '');
  return value === text || !takes(value) ? undefined : value;
};
