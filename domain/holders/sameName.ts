import { tidy } from '@domain/field/tidy';

/** A letter of a name as papers spell it. `optional`: one spelling has it, another leaves it out. */
interface Spelled {
  readonly letter: string;
  readonly optional: boolean;
}

/** Letters that a machine-readable zone writes in another way. Source: ICAO 9303-3, section 6.A. */
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

/** A letter that follows where the mark is spelled out: Ä is AE or A, Å is AA or A. */
const spelledOut: Readonly<Record<string, string>> = { 'A\u0308': 'E', 'O\u0308': 'E', 'U\u0308': 'E', 'A\u030A': 'A' };

/** More letters than any name: a longer text is compared without the letters that are optional, so that time grows with its length. */
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

/** Marks that are still apart once the name is composed belong to no letter that has a spelling of its own. */
const spelled = (name: string): readonly Spelled[] => {
  const letters = Array.from(tidy(name.toUpperCase()).replace(MARKS, '').replace(BETWEEN, '')).flatMap(spelledLetter);
  return letters.length > LONGEST ? letters.filter(({ optional }) => !optional) : letters;
};

/** Adds a place of a name, and those that are reached from it by leaving optional letters out. */
const reach = (name: readonly Spelled[], from: number, places: Set<number>): Set<number> => {
  let place = from;
  places.add(place);
  while (name[place]?.optional) places.add((place += 1));
  return places;
};

/** Where in `name` one may be once a spelling of `start` was read from its beginning; nowhere: no spelling of it begins so. */
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
 * Two ways to write one name: a spelling of one is a spelling of the other, case, diacritics, apostrophes, hyphens and spaces aside.
 * Not transitive: Müller is Muller and Mueller, which are two names. Time grows with the length of both. D-69
 */
export const sameName = (one: string, other: string): boolean => {
  const name = spelled(other);
  return placesAfter(spelled(one), name).has(name.length);
};

/** Whether a name begins with a part of it, which was cut after a certain number of letters. D-69 */
export const beginsWith = (name: string, part: string): boolean => placesAfter(spelled(part), spelled(name)).size > 0;

/** A name of nothing but hyphens, spaces or apostrophes names nobody. */
export const isBlankName = (name: string): boolean => spelled(name).length === 0;
