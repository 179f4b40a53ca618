import { charactersIn } from '@domain/field/characters';
import { lengths } from '@domain/field/length';
import { typedName } from '@domain/field/typed';
import type { ProofCategory } from '@domain/documents/papers';
import { beginsWith, isBlankName, sameName } from './sameName';

/** What a person says that they are called. `firstName` empty: their document bears one name only. D-89 */
export interface DeclaredNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthName?: string | undefined;
}

/** What a document prints: `firstName`, all of them, with commas or spaces. */
export interface PrintedNames {
  readonly firstName: string;
  readonly lastName: string;
}

/** Places that a line has for names, after which they are cut: `both`, the last name, two fillers and the first names. D-69 */
type Line = { readonly last: number; readonly first: number } | { readonly both: number };

/** The lines of the documents that cut names. Source: ICAO 9303-4 and -5; for the card of 1995, its own zone. */
export const lines = {
  oldCard: { last: 25, first: 14 },
  card: { both: 30 },
  passport: { both: 39 },
} as const satisfies Readonly<Record<string, Line>>;

/** `lines`: those that the document may have; none: it cuts no name. */
export interface PrintedOn {
  readonly proves: ProofCategory;
  readonly lines: readonly Line[];
}

/** A document of which no more is known than what it proves. */
export const printedOn = (proves: ProofCategory): PrintedOn => ({ proves, lines: proves === 'identity' ? Object.values(lines) : [] });

/** What parts a bill's two people, and the names that one person has by birth, by marriage and in use. D-92 */
const PEOPLE = /\s+(?:ET|OU|&)\s+/iu;
const BEARERS = /(?:^|\s+)(?:[EÉ]P|[EÉ]POUSE|N[EÉ]E?|DITE?)(?:\s+|$)/iu;
const TITLES = new Set(['M', 'MR', 'MME', 'MLLE', 'MONSIEUR', 'MADAME', 'MADEMOISELLE', 'ET', 'OU', '&']);
const PARTICLES = new Set(
  'DE DU DES D DI DA DO DOS DAS DEL DELLA LA LE LES L VON VAN DER DEN TER ZU ZUM ZUR AF AV EL AL BEN BIN BINT BENT IBN Y E'.split(' '),
);

/** More words than any name: what follows is not looked at. */
const MOST_WORDS = 32;

/** 'ÉP.MARTIN' is two words, whatever stands between them. */
const wordsOf = (name: string): readonly string[] =>
  typedName(name.replaceAll('.', ' '))
    .split(' ')
    .filter(word => word !== '')
    .slice(0, MOST_WORDS);

const without = (words: readonly string[], aside: ReadonlySet<string>): readonly string[] => {
  const left = words.filter(word => !aside.has(word.toUpperCase()));
  return left.length > 0 ? left : words;
};

/** Without its titles, which stand before a name: 'M. ET MME JEAN DURAND'. */
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

/** Particles and the order of two names aside. */
const sameFamilyName = (one: string, other: string): boolean => {
  if (sameName(one, other)) return true;
  const [words, others] = [bare(one), bare(other)];
  const swapped = words.length === 2 && others.length === 2 && sameName([...words].reverse().join(' '), others.join(' '));
  return swapped || sameName(words.join(' '), others.join(' '));
};

/** The names that a printed one may stand for: of one of two people on an address proof, before or after a marriage. */
const partsOf = (printed: string, { proves }: PrintedOn): readonly string[] => {
  const whole = untitled(printed);
  const people = proves === 'address' ? [whole, ...whole.split(PEOPLE).map(untitled)] : [whole];
  return people.flatMap(name => [name, ...name.split(BEARERS)]).filter(name => !isBlankName(name));
};

/** How many places of a line a name takes: a filler for each space or hyphen, none for an apostrophe. */
const placesOf = (name: string): number => charactersIn(typedName(name).replaceAll("'", ''));

const fills = (line: Line, printed: PrintedNames, which: keyof PrintedNames): boolean => {
  if ('both' in line) return placesOf(printed.lastName) + 2 + placesOf(printed.firstName) === line.both;
  return placesOf(printed[which]) === line[which === 'lastName' ? 'last' : 'first'];
};

/** All that the field takes; one less where a space stood last. */
const isFull = (typed: string): boolean => charactersIn(typedName(typed)) >= lengths.text - 1;

/** One of the two was cut: the printed one at the end of its line, the typed one at the end of its field (D-90). */
const cutShort = (typed: string, printed: PrintedNames, which: keyof PrintedNames, on: PrintedOn): boolean => {
  const name = printed[which];
  if (isBlankName(typed) || isBlankName(name)) return false;
  if (on.lines.some(line => fills(line, printed, which)) && beginsWith(typed, name)) return true;
  return isFull(typed) && beginsWith(name, typed);
};

/** The last name in use or that of birth is the one printed; of a person with one name only, wherever it is printed. D-69, D-89, D-92 */
export const lastNameAgrees = (declared: DeclaredNames, printed: PrintedNames, on: PrintedOn): boolean => {
  const own = [declared.lastName, declared.birthName ?? ''].filter(name => !isBlankName(name));
  const printedAs = declared.firstName === '' && isBlankName(printed.lastName) ? printed.firstName : printed.lastName;
  return own.some(
    name =>
      partsOf(printedAs, on).some(part => sameFamilyName(name, part)) ||
      cutShort(name, { ...printed, lastName: printedAs }, 'lastName', on),
  );
};

/** How many words of a printed list the declared first names are: it begins with them, in order; 0: it does not. */
const wordsDeclared = (declared: string, list: string): number => {
  const words = wordsOf(list);
  const name = typedName(declared);
  return words.findIndex((_, index) => sameName(name, words.slice(0, index + 1).join(' '))) + 1;
};

/** What papers print where there is no first name. */
const NO_FIRST_NAME = /^X*$/i;

/** The declared first names are those that the printed list begins with; who has none has none printed, or the one name again. D-69, D-89, D-92 */
export const firstNameAgrees = (declared: DeclaredNames, printed: PrintedNames, on: PrintedOn): boolean => {
  const { firstName, lastName } = declared;
  if (firstName === '')
    return isBlankName(printed.firstName) || NO_FIRST_NAME.test(printed.firstName) || sameFamilyName(lastName, printed.firstName);
  return partsOf(printed.firstName, on).some(list => wordsDeclared(firstName, list) > 0) || cutShort(firstName, printed, 'firstName', on);
};

/** The first names that a printed list has after the declared ones. PER-01 */
export const otherFirstNames = (declared: string, list: string): string => {
  const count = wordsDeclared(declared, list);
  return count === 0 ? '' : wordsOf(list).slice(count).join(' ');
};
