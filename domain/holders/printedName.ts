import { charactersIn } from '@domain/field/characters';
import { lengths } from '@domain/field/length';
import { typedName } from '@domain/field/typed';
import type { ProofCategory } from '@domain/documents/papers';
import { beginsWith, isBlankName, sameName } from './sameName';

/** The names that a person typed. `firstName` empty: their document has only one name. D-89 */
export interface DeclaredNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthName?: string | undefined;
}

/** The names on a document; `firstName`: all first names, separated by commas or spaces. */
export interface PrintedNames {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The number of places for names on a line, which cuts longer ones; `both`: the last name, two fillers and the first names together. D-69
 */
type Line = { readonly last: number; readonly first: number } | { readonly both: number };

/** The lines of documents that cut names. Source: ICAO 9303-4 and -5; for the card of 1995, its own machine-readable zone. */
export const lines = {
  oldCard: { last: 25, first: 14 },
  card: { both: 30 },
  passport: { both: 39 },
} as const satisfies Readonly<Record<string, Line>>;

/** `lines`: the possible lines of the document; empty: the document cuts no names. */
export interface PrintedOn {
  readonly proves: ProofCategory;
  readonly lines: readonly Line[];
}

/** The printed form of an unknown document of a category. */
export const printedOn = (proves: ProofCategory): PrintedOn => ({ proves, lines: proves === 'identity' ? Object.values(lines) : [] });

/** Separators between two people on a bill, and between a person's names at birth, by marriage and in use. D-92 */
const PEOPLE = /\s+(?:ET|OU|&)\s+/iu;
const BEARERS = /(?:^|\s+)(?:[EÉ]P|[EÉ]POUSE|N[EÉ]E?|DITE?)(?:\s+|$)/iu;
const TITLES = new Set(['M', 'MR', 'MME', 'MLLE', 'MONSIEUR', 'MADAME', 'MADEMOISELLE', 'ET', 'OU', '&']);
const PARTICLES = new Set(
  'DE DU DES D DI DA DO DOS DAS DEL DELLA LA LE LES L VON VAN DER DEN TER ZU ZUM ZUR AF AV EL AL BEN BIN BINT BENT IBN Y E'.split(' '),
);

/** More words than any name has: comparison ignores further words. */
const MOST_WORDS = 32;

/** Counts 'ÉP.MARTIN' as two words. */
const wordsOf = (name: string): readonly string[] =>
  typedName(name.replaceAll('.', ' '))
    .split(' ')
    .filter(word => word !== '')
    .slice(0, MOST_WORDS);

const without = (words: readonly string[], aside: ReadonlySet<string>): readonly string[] => {
  const left = words.filter(word => !aside.has(word.toUpperCase()));
  return left.length > 0 ? left : words;
};

/** Removes the titles before a name: 'M. ET MME JEAN DURAND'. */
const untitled = (name: string): string => {
  const words = wordsOf(name);
  const start = words.findIndex(word => !TITLES.has(word.toUpperCase()));
  return words.slice(Math.max(start, 0)).join(' ');
};

const bare = (name: string): readonly string[] =>
  without(
    typedName(name)
      .split(/[ '-]+/)
      .slice(0, MOST_WORDS),
    PARTICLES,
  );

/** Ignores particles, and the order of two names. */
const sameFamilyName = (one: string, other: string): boolean => {
  if (sameName(one, other)) return true;
  const [words, others] = [bare(one), bare(other)];
  const swapped = words.length === 2 && others.length === 2 && sameName([...words].reverse().join(' '), others.join(' '));
  return swapped || sameName(words.join(' '), others.join(' '));
};

/** The names that a printed one may mean: each of two people on a proof of address, before or after a marriage. */
const partsOf = (printed: string, { proves }: PrintedOn): readonly string[] => {
  const whole = untitled(printed);
  const people = proves === 'address' ? [whole, ...whole.split(PEOPLE).map(untitled)] : [whole];
  return people.flatMap(name => [name, ...name.split(BEARERS)]).filter(name => !isBlankName(name));
};

/** The number of places that a name takes on a line: a filler for each space or hyphen, none for an apostrophe. */
const placesOf = (name: string): number => charactersIn(typedName(name).replaceAll("'", ''));

const fills = (line: Line, printed: PrintedNames, which: keyof PrintedNames): boolean => {
  if ('both' in line) return placesOf(printed.lastName) + 2 + placesOf(printed.firstName) === line.both;
  return placesOf(printed[which]) === line[which === 'lastName' ? 'last' : 'first'];
};

/** The typed name fills its field; one character less counts too, because a final space is removed. */
const isFull = (typed: string): boolean => charactersIn(typedName(typed)) >= lengths.text - 1;

/** One name is the other cut off: the printed name at the end of its line, or the typed one at the end of its field (D-90). */
const cutShort = (typed: string, printed: PrintedNames, which: keyof PrintedNames, on: PrintedOn): boolean => {
  const name = printed[which];
  if (isBlankName(typed) || isBlankName(name)) return false;
  if (on.lines.some(line => fills(line, printed, which)) && beginsWith(typed, name)) return true;
  return isFull(typed) && beginsWith(name, typed);
};

/**
 * The printed name is the last name in use or at birth; for a person with only one name it may be printed in either place. D-69, D-89,
 * D-92
 */
export const lastNameAgrees = (declared: DeclaredNames, printed: PrintedNames, on: PrintedOn): boolean => {
  const own = [declared.lastName, declared.birthName ?? ''].filter(name => !isBlankName(name));
  const printedAs = declared.firstName === '' && isBlankName(printed.lastName) ? printed.firstName : printed.lastName;
  return own.some(
    name =>
      partsOf(printedAs, on).some(part => sameFamilyName(name, part)) ||
      cutShort(name, { ...printed, lastName: printedAs }, 'lastName', on),
  );
};

/** The number of words at the start of a printed list that form the declared first names; 0: the list starts differently. */
const wordsDeclared = (declared: string, list: string): number => {
  const words = wordsOf(list);
  const name = typedName(declared);
  return words.findIndex((_, index) => sameName(name, words.slice(0, index + 1).join(' '))) + 1;
};

/** Printed in place of a missing first name. */
const NO_FIRST_NAME = /^X*$/i;

/**
 * The printed list starts with the declared first names. Without a declared first name, nothing is printed, or the single name again.
 * D-69, D-89, D-92
 */
export const firstNameAgrees = (declared: DeclaredNames, printed: PrintedNames, on: PrintedOn): boolean => {
  const { firstName, lastName } = declared;
  if (firstName === '')
    return isBlankName(printed.firstName) || NO_FIRST_NAME.test(printed.firstName) || sameFamilyName(lastName, printed.firstName);
  return partsOf(printed.firstName, on).some(list => wordsDeclared(firstName, list) > 0) || cutShort(firstName, printed, 'firstName', on);
};

/** The first names on a document that follow the declared ones. PER-01 */
export const otherFirstNames = (declared: string, list: string): string => {
  const count = wordsDeclared(declared, list);
  return count === 0 ? '' : wordsOf(list).slice(count).join(' ');
};
