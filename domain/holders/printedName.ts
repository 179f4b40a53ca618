import { charactersIn } from '@domain/field/characters';
import { lengths } from '@domain/field/length';
import { typedName } from '@domain/field/typed';
import { rule } from '@domain/kernel/rule';
import { absentOr, oneOf, record, text } from '@domain/kernel/shape';
import { proofCategory, type ProofCategory } from '@domain/proofs/papers';
import { nameWords } from './nameWords';
import { beginsWith, isBlankName, sameName } from '@domain/field/sameName';

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

/** More words than any name has: comparison ignores further words. */
const MOST_WORDS = 32;

/** Counts 'ÉP.MARTIN' as two words. */
const wordsOf = (name: string): readonly string[] =>
  typedName(name.replaceAll('.', ' '))
    .split(' ')
    .filter(word => word !== '')
    .slice(0, MOST_WORDS);

/** A word as the list writes it. */
const listed = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

const sets = {
  titles: new Set<string>(nameWords.titles),
  between: new Set<string>(nameWords.between),
  people: new Set<string>(nameWords.people),
  particles: new Set<string>(nameWords.particles),
};
const isTitle = (word: string): boolean => word.split('-').every(part => sets.titles.has(listed(part)));

const isShort = (word: string): word is keyof typeof nameWords.short => Object.hasOwn(nameWords.short, word);
const spelledOut = (word: string): string => {
  const short = listed(word);
  return isShort(short) ? nameWords.short[short] : word;
};

/** The parts between words of a list. */
const splitAt = (name: string, separators: ReadonlySet<string>): readonly string[] =>
  wordsOf(name)
    .reduce<readonly (readonly string[])[]>(
      (parts, word) => (separators.has(listed(word)) ? [...parts, []] : [...parts.slice(0, -1), [...(parts.at(-1) ?? []), word]]),
      [[]],
    )
    .map(words => words.join(' '));

/** A name without the titles before it, one after the other: 'M. ET MME JEAN DURAND'. The last word is never a title alone. */
const untitled = (name: string): readonly string[] => {
  const words = wordsOf(name);
  const titles = words.slice(0, -1).findIndex(word => !isTitle(word));
  const most = titles < 0 ? words.length - 1 : titles;
  return words.length === 0 ? [] : Array.from({ length: most + 1 }, (_, index) => words.slice(index).join(' '));
};

const bare = (name: string): readonly string[] => {
  const words = typedName(name)
    .split(/[ '-]+/)
    .slice(0, MOST_WORDS);
  const left = words.filter(word => !sets.particles.has(word.toUpperCase()));
  return (left.length > 0 ? left : words).map(spelledOut);
};

/** Ignores particles, the order of two names, and abbreviations. */
const sameFamilyName = (one: string, other: string): boolean => {
  if (sameName(one, other)) return true;
  const [words, others] = [bare(one), bare(other)];
  const swapped = words.length === 2 && others.length === 2 && sameName([...words].reverse().join(' '), others.join(' '));
  return swapped || sameName(words.join(' '), others.join(' '));
};

/** The names that a printed one may mean: each of two people on a proof of address, before or after a marriage. */
const partsOf = (printed: string, { proves }: PrintedOn): readonly string[] => {
  const people = proves === 'address' ? [printed, ...splitAt(printed, sets.people)] : [printed];
  const names = people.flatMap(name => [name, ...splitAt(name, sets.between)]).flatMap(untitled);
  return [...new Set(names)].filter(name => !isBlankName(name));
};

/** Whether a printed name means one name only: no title, no second name beside it. */
export const isOneName = (printed: string, on: PrintedOn): boolean => partsOf(printed, on).length === 1;

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

/** The words of one person's printed list: those before the next person. */
const listOf = (list: string): readonly string[] => {
  const words = wordsOf(list);
  const next = words.findIndex((word, index) => index > 0 && sets.people.has(listed(word)));
  return next < 0 ? words : words.slice(0, next);
};

/** Where a printed list has the declared first names side by side, in their order; undefined: it does not. D-128 */
const placeOf = (declared: string, list: string): { readonly from: number; readonly to: number } | undefined => {
  const name = typedName(declared);
  const words = listOf(list);
  const starts = words.map((_, from) => ({
    from,
    to: from + 1 + words.slice(from).findIndex((_, index) => sameName(name, words.slice(from, from + index + 1).join(' '))),
  }));
  return starts.find(({ from, to }) => to > from);
};

/** Printed in place of a missing first name. */
const NO_FIRST_NAME = /^X*$/i;

/**
 * Any of the printed first names, or several side by side, are the declared ones. Without a declared first name, nothing is printed, or the
 * single name again. D-69, D-89, D-92, D-128
 */
export const firstNameAgrees = (declared: DeclaredNames, printed: PrintedNames, on: PrintedOn): boolean => {
  const { firstName, lastName } = declared;
  if (firstName === '')
    return isBlankName(printed.firstName) || NO_FIRST_NAME.test(printed.firstName) || sameFamilyName(lastName, printed.firstName);
  return (
    partsOf(printed.firstName, on).some(list => placeOf(firstName, list) !== undefined) || cutShort(firstName, printed, 'firstName', on)
  );
};

/** The first names on a document that were not declared. PER-01, D-128 */
export const otherFirstNames = (declared: string, list: string): string => {
  const place = placeOf(declared, list);
  return place
    ? wordsOf(list)
        .filter((_, index) => index < place.from || index >= place.to)
        .join(' ')
    : '';
};

const durand = { which: 'lastName', proof: 'identity', declared: { lastName: 'Durand', firstName: 'Anna', birthName: null } } as const;
const anna = { ...durand, which: 'firstName', printed: { lastName: 'DURAND', firstName: 'MARIE, ANNA, LOUISE' } } as const;
const long = 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ';
const cut = (places: number, firstName = 'ANNA') => ({
  ...durand,
  declared: { lastName: long, firstName, birthName: null },
  printed: { lastName: long.slice(0, places), firstName },
});
const typedTo = (characters: number) => ({
  ...durand,
  declared: { lastName: long.slice(0, characters), firstName: 'Anna', birthName: null },
  printed: { lastName: long, firstName: 'ANNA' },
});

export const holdersNameAsPrinted = rule({
  id: 'holders.nameAsPrinted',
  requirements: ['XTR-22', 'D-69', 'D-89', 'D-90', 'D-92', 'D-128'],
  title: { fr: 'Le nom saisi est-il celui du document ?', en: 'Is the typed name that of the document?' },
  says: {
    fr: 'Oui s’il y est imprimé comme nom d’usage ou de naissance, ou parmi les prénoms. Majuscules, accents, tirets et espaces ne comptent pas, ni titres, particules, abréviations et l’ordre de deux noms. Le début suffit si le document coupe le nom (ancienne carte : {oldLast} lettres du nom, {oldFirst} des prénoms ; carte : {card} places en tout ; passeport : {passport}) ou si le champ le coupe, à {field} caractères ou un de moins.',
    en: 'Yes if it is printed there as the name in use or at birth, or among the first names. Case, accents, hyphens and spaces do not count, nor do titles, particles, abbreviations and the order of two names. The beginning is enough if the document cuts the name (old card: {oldLast} letters of the last name, {oldFirst} of the first names; card: {card} places altogether; passport: {passport}) or if the field cuts it, at {field} characters or one less.',
  },
  parameters: {
    oldLast: { value: lines.oldCard.last, unit: 'letters' },
    oldFirst: { value: lines.oldCard.first, unit: 'letters' },
    card: { value: lines.card.both, unit: 'places' },
    passport: { value: lines.passport.both, unit: 'places' },
    field: { value: lengths.text, unit: 'characters' },
  },
  input: record({
    which: oneOf('lastName', 'firstName'),
    proof: proofCategory,
    declared: record({ lastName: text, firstName: text, birthName: absentOr(text) }),
    printed: record({ lastName: text, firstName: text }),
  }),
  decide: ({ which, proof, declared: { birthName, ...names }, printed }) => {
    const declared = { ...names, birthName: birthName ?? undefined };
    return which === 'lastName'
      ? lastNameAgrees(declared, printed, printedOn(proof))
      : firstNameAgrees(declared, printed, printedOn(proof));
  },
  examples: [
    ['the same name, in capitals', { ...durand, printed: { lastName: 'DURAND', firstName: 'ANNA' } }, true],
    ['one letter else', { ...durand, printed: { lastName: 'DURANT', firstName: 'ANNA' } }, false],
    ['a title before it', { ...durand, printed: { lastName: 'MME DURAND', firstName: 'ANNA' } }, true],
    ['the name of a husband beside it', { ...durand, printed: { lastName: 'DURAND EP MARTIN', firstName: 'ANNA' } }, true],
    [
      'the birth name, where it was typed',
      { ...durand, declared: { ...durand.declared, birthName: 'Martin' }, printed: { lastName: 'MARTIN', firstName: 'ANNA' } },
      true,
    ],
    ['another name at birth, which nobody typed', { ...durand, printed: { lastName: 'MARTIN', firstName: 'ANNA' } }, false],
    [
      'another order of two names',
      { ...durand, declared: { ...durand.declared, lastName: 'Garcia Lopez' }, printed: { lastName: 'LOPEZ GARCIA', firstName: 'ANNA' } },
      true,
    ],
    ['a bill for two people', { ...durand, proof: 'address', printed: { lastName: 'MARTIN ET DURAND', firstName: 'PAUL ET ANNA' } }, true],
    ['one of the printed first names', anna, true],
    ['two that are printed side by side', { ...anna, declared: { ...durand.declared, firstName: 'Marie Anna' } }, true],
    ['two with another between them', { ...anna, declared: { ...durand.declared, firstName: 'Marie Louise' } }, false],
    ['half of a hyphenated first name', { ...anna, printed: { lastName: 'DURAND', firstName: 'MARIE-ANNA' } }, false],
    [
      'a single name, as the last name',
      { ...durand, declared: { lastName: 'Anna', firstName: '', birthName: null }, printed: { lastName: '', firstName: 'ANNA' } },
      true,
    ],
    ['the old card cuts after 25 letters', cut(25), true],
    ['24 letters are a name of its own', cut(24, 'ANNALISE'), false],
    [
      'the old card cuts first names after 14 letters',
      {
        ...durand,
        which: 'firstName',
        declared: { lastName: 'Durand', firstName: long, birthName: null },
        printed: { lastName: 'DURAND', firstName: long.slice(0, 14) },
      },
      true,
    ],
    [
      '13 letters of a first name are a name of its own',
      {
        ...durand,
        which: 'firstName',
        declared: { lastName: 'Durand', firstName: long, birthName: null },
        printed: { lastName: 'DURAND', firstName: long.slice(0, 13) },
      },
      false,
    ],
    ['the card: last name, two fillers and first name are 30', cut(22, 'LOUISE'), true],
    ['29 places of the card', cut(21, 'LOUISE'), false],
    ['the passport: 39', cut(31, 'LOUISE'), true],
    ['38 places of the passport', cut(30, 'LOUISE'), false],
    ['the field is full', typedTo(32), true],
    ['the field is full but for one character, a removed space', typedTo(31), true],
    ['30 characters are a name of its own', typedTo(30), false],
  ],
});
