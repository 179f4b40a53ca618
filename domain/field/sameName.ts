import { tidy } from './tidy';

/** A letter of a name in its spelling on documents. `optional`: only one of two spellings has it. */
interface Spelled {
  readonly letter: string;
  readonly optional: boolean;
}

/** Letters that a machine-readable zone transliterates. Source: ICAO 9303-3, section 6.A. */
const transliterated: Readonly<Record<string, string>> = {
  Œ: 'OE',
  Æ: 'AE',
  Ø: 'OE',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
  Ħ: 'H',
  Ŋ: 'N',
  Ŧ: 'T',
  Ə: 'E',
};

/** The letter that may follow where a spelling replaces the mark: Ä is AE or A, Å is AA or A. */
const spelledOut: Readonly<Record<string, string>> = { 'A\u0308': 'E', 'O\u0308': 'E', 'U\u0308': 'E', 'A\u030A': 'A' };

/** In letters; more than any name has. Longer texts are compared without optional letters, so that the time stays linear. */
const LONGEST = 256;

const MARKS = /\p{M}/gu;
const BETWEEN = /[\s'-]/g;

const spelledLetter = (character: string): readonly Spelled[] => {
  const apart = character.normalize('NFKD');
  const base = apart.replace(MARKS, '');
  const more = Object.entries(spelledOut).find(([[letter = '', mark = '']]) => base === letter && apart.includes(mark))?.[1];
  const letters = Array.from(Object.hasOwn(transliterated, base) ? (transliterated[base] ?? '') : base);
  return [...letters.map(letter => ({ letter, optional: false })), ...(more === undefined ? [] : [{ letter: more, optional: true }])];
};

/**
 * Spells a name letter by letter. Marks that remain after composition belong to no letter with a spelling of its own, and are dropped.
 */
const spelled = (name: string): readonly Spelled[] => {
  const letters = Array.from(tidy(name.toUpperCase()).replace(MARKS, '').replace(BETWEEN, '')).flatMap(spelledLetter);
  return letters.length > LONGEST ? letters.filter(({ optional }) => !optional) : letters;
};

/** Adds an index of a name, and the indexes that skipping optional letters reaches from there. */
const reach = (name: readonly Spelled[], from: number, places: Set<number>): Set<number> => {
  let place = from;
  places.add(place);
  while (name[place]?.optional) places.add((place += 1));
  return places;
};

/** The indexes in `name` after any spelling of `start`; empty: no spelling of `name` starts with it. */
const placesAfter = (start: readonly Spelled[], name: readonly Spelled[]): ReadonlySet<number> =>
  start.reduce(
    (places, { letter, optional }) => {
      const next = new Set(optional ? places : []);
      for (const place of places) if (name[place]?.letter === letter) reach(name, place + 1, next);
      return next;
    },
    reach(name, 0, new Set()),
  );

/**
 * Whether two texts spell one name: some spelling of one is a spelling of the other, without regard to case, diacritics, apostrophes,
 * hyphens and spaces. Not transitive: Müller equals Muller and Mueller, which differ. Time grows with the product of the lengths. D-69
 */
export const sameName = (one: string, other: string): boolean => {
  const name = spelled(other);
  return placesAfter(spelled(one), name).has(name.length);
};

/** Whether a name starts with `part`, which a document cut off after a number of letters. D-69 */
export const beginsWith = (name: string, part: string): boolean => placesAfter(spelled(part), spelled(name)).size > 0;

/** A name of only hyphens, spaces or apostrophes counts as empty. */
export const isBlankName = (name: string): boolean => spelled(name).length === 0;
