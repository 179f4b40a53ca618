import type { Entry } from '@domain/referentials/entries';
import { complementAt, isComplement, ownsNumber } from './complement';
import { plainWords, lookUpName } from './plainWords';
import { tidy, tidyStreetNumber } from './tidy';
import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { charactersIn, madeOf } from './characters';
import { inAscii } from './digits';

/** The parts of an address line. `streetType`: the code of the street's type; missing parts are empty. */
export interface Street {
  readonly streetNumber: string;
  readonly streetType: string;
  readonly streetName: string;
  /** Building, floor, flat, as written: 'Bât. B, Appt 12'. D-86 */
  readonly complement: string;
  /** The parts for which no field exists: the second of two numbers, a town. */
  readonly left: string;
}

/** 'R' after a space abbreviates 'rue': '4 r Lamarck'. */
const ONE = String.raw`\d{1,4}(?: ?(?:bis|ter|quater|quinquies|[a-qs-z])|r)?`;
const MORE = String.raw`(?: ?(?:[-/&+]|,(?= ?\d)| (?:à|a|au|et) ) ?${ONE})*`;
/** A street number with its letters, or several numbers of one house. */
const NUMBER = new RegExp(`^((?:n(?:[°º]|o\\.?|um[ée]ro)? ?(?=\\d))?${ONE}${MORE})(?:[ ,]+)(?=\\p{L})`, 'iu');
const NUMBER_ALONE = new RegExp(`^(?:n(?:[°º]|o\\.?|um[ée]ro)? ?(?=\\d))?${ONE}${MORE}$`, 'iu');
/** A month after the number makes a name: '8 Mai 1945'. */
const MONTH = /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/;

/** Separates the parts of a line: commas, brackets, line breaks, a dash between words. */
const SEPARATOR = /[,;|()\r\n]+| [-\u2013\u2014] (?!\d)/;
/** The space between a word and a postal code with its town, which separates them too. */
const BEFORE_TOWN = /(\p{L})(?: [-\u2013\u2014])? (?=(?:F[- ]?)?\d{2} ?\d{3} \p{L})/gu;

const wordsOf = (text: string): readonly string[] => text.split(' ').filter(word => word !== '');

/** The parts of a line; a number on its own joins the next part. */
const piecesOf = (line: string): readonly string[] => {
  const pieces = line
    .replace(BEFORE_TOWN, '$1,')
    .split(SEPARATOR)
    .map(tidy)
    .filter(piece => piece !== '');
  return pieces.reduceRight<readonly string[]>(
    ([next, ...others], piece) =>
      next !== undefined && NUMBER_ALONE.test(piece)
        ? [`${piece}, ${next}`, ...others]
        : [piece, ...(next === undefined ? [] : [next]), ...others],
    [],
  );
};

interface Piece {
  readonly street: Street;
  /** How likely the part is the street, compared with the other parts of the line. */
  readonly weight: number;
}

/** The index of the street after a leading complement: 'Appt 12 3 rue Foch'. */
const startIn = (words: readonly string[], kinds: readonly Entry[]): number => {
  if (!isComplement(words)) return 0;
  const found = words.findIndex((_, index) => index > 0 && startsStreet(words, index, kinds));
  return Math.max(found, 0);
};

const startsStreet = (words: readonly string[], index: number, kinds: readonly Entry[]): boolean => {
  const rest = words.slice(index);
  if (ownsNumber(words, index - 1)) return false;
  const number = NUMBER.exec(rest.join(' '))?.[1];
  if (number === undefined) return index > 1 && kindAt(rest, kinds) !== undefined && kindAt(words, kinds) === undefined;
  return (
    kindAt(
      wordsOf(rest.join(' ').slice(number.length)).filter(word => word !== ','),
      kinds,
    ) !== undefined
  );
};

const joined = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(', ');

const pieceIn = (text: string, kinds: readonly Entry[]): Piece => {
  const all = wordsOf(text);
  const start = startIn(all, kinds);
  const line = all.slice(start).join(' ');
  const number = NUMBER.exec(line);
  const words = wordsOf(line.slice(number?.[0].length ?? 0));
  const found = kindAt(words, kinds);
  const named = words.slice(found?.taken ?? 0);
  const end = complementAt(named, 1);
  const { number: streetNumber, left } = typedStreetNumber(number?.[1] ?? '');
  const isPart = start === 0 && isComplement(all);
  const street = {
    streetNumber,
    streetType: found?.kind.code ?? '',
    streetName: named
      .slice(0, end)
      .join(' ')
      .replace(/[ -]+$/, ''),
    complement: joined(all.slice(0, start).join(' '), named.slice(end).join(' ')),
    left,
  };
  if (isPart) return { street, weight: found ? 2 : 0 };
  return { street, weight: 1 + (number === null ? 0 : 2) + (found ? 3 : 0) };
};

/**
 * Parses '12 bis, rue des Tilleuls, Bât. B', with the bank's street types; an unknown type stays in the name, and `left` holds the parts
 * without a field. PER-05, D-63, D-70, D-86
 */
export const streetIn = (line: string, kinds: readonly Entry[]): Street => {
  const pieces = piecesOf(line).map(text => ({ text, piece: pieceIn(text, kinds) }));
  const best = Math.max(...pieces.map(({ piece }) => piece.weight));
  const main = pieces.find(({ piece }) => piece.weight === best);
  if (!main) return { streetNumber: '', streetType: '', streetName: '', complement: '', left: '' };
  const { street } = main.piece;
  const told = (part: 'complement' | 'left'): string =>
    joined(
      ...pieces.map(each => {
        if (each === main) return street[part];
        return isComplement(wordsOf(each.text)) === (part === 'complement') ? each.text : '';
      }),
    );
  return { ...street, complement: told('complement'), left: told('left') };
};

/** Whether a text typed as a street's name is a whole line: it has a street type or a number ('8 Mai 1945' is a name). */
export const isWholeLine = (line: string, kinds: readonly Entry[]): boolean => {
  const { streetNumber, streetType, streetName } = streetIn(line, kinds);
  return streetType !== '' || (streetNumber !== '' && !MONTH.test(plainWords(wordsOf(streetName)[0] ?? '')));
};

/** Normalises a line for a comparison with typed fields: the type by its label, without the parts that no field takes. XTR-22, D-86 */
export const streetLine = (line: string, kinds: readonly Entry[]): string => {
  const { streetNumber, streetType, streetName } = streetIn(line, kinds);
  const kind = streetKindOf(kinds, streetType) ?? '';
  return [streetNumber, kind, streetName].filter(part => part !== '').join(' ');
};

/** The draft's option 'without a type'; the bank lists and saves it as ''. D-70 */
export const NO_STREET_TYPE = 'SANS';

/**
 * Abbreviations of street types, normalised by `plainWords`. Sources: the tax office's street types (FANTOIR, annex 3 of its
 * specification), the ministry of ecology's annex on street names, the national address base's `normadresse.csv` (AFNOR NF Z10-011), and
 * abbreviations in common use: ave, bld, blvd, boul, ch, qrt, fbg, cte, lotiss, lieudit. Leaves out abbreviations that often start a name
 * (Marc, Roc, Plat) and those on which the sources differ (VALL, MONT, GR); PASS has its usual meaning.
 */
const short: Readonly<Record<string, string>> = {
  r: 'rue',
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  blvd: 'boulevard',
  boul: 'boulevard',
  pl: 'place',
  imp: 'impasse',
  all: 'allee',
  ch: 'chemin',
  che: 'chemin',
  chem: 'chemin',
  rte: 'route',
  sq: 'square',
  crs: 'cours',
  qu: 'quai',
  fg: 'faubourg',
  fbg: 'faubourg',
  res: 'residence',
  lot: 'lotissement',
  lotiss: 'lotissement',
  ham: 'hameau',
  mte: 'montee',
  mtee: 'montee',
  'chem vicinal': 'chemin vicinal',
  sen: 'sentier',
  sent: 'sentier',
  pas: 'passage',
  pass: 'passage',
  prom: 'promenade',
  esp: 'esplanade',
  espl: 'esplanade',
  rpt: 'rond point',
  'rd pt': 'rond point',
  qua: 'quartier',
  qrt: 'quartier',
  quart: 'quartier',
  tra: 'traverse',
  trav: 'traverse',
  dom: 'domaine',
  chs: 'chaussee',
  ven: 'venelle',
  vla: 'villa',
  vlge: 'village',
  rle: 'ruelle',
  ld: 'lieu dit',
  lieudit: 'lieu dit',
  za: 'zone artisanale',
  zi: 'zone industrielle',
  zac: 'zone d amenagement concerte',
  cte: 'cite',
  cor: 'corniche',
  desc: 'descente',
  gal: 'galerie',
  car: 'carrefour',
  carr: 'carrefour',
  ctre: 'centre',
  chl: 'chalet',
  chal: 'chalet',
  chp: 'champ',
  cht: 'chateau',
  chat: 'chateau',
  chv: 'chemin vicinal',
  pch: 'petit chemin',
  dsc: 'descente',
  dig: 'digue',
  digu: 'digue',
  ecl: 'ecluse',
  enc: 'enclos',
  encl: 'enclos',
  esc: 'escalier',
  esca: 'escalier',
  faub: 'faubourg',
  frm: 'ferme',
  ferm: 'ferme',
  imm: 'immeuble',
  jard: 'jardin',
  ldt: 'lieu dit',
  leve: 'levee',
  mano: 'manoir',
  mch: 'marche',
  mnt: 'montee',
  moul: 'moulin',
  prv: 'parvis',
  parv: 'parvis',
  ple: 'passerelle',
  ptte: 'placette',
  pln: 'plaine',
  plai: 'plaine',
  plt: 'plateau',
  pnt: 'pointe',
  pnte: 'pointe',
  quar: 'quartier',
  rpe: 'rampe',
  ramp: 'rampe',
  rem: 'rempart',
  remp: 'rempart',
  rdpt: 'rond point',
  ruel: 'ruelle',
  tsse: 'terrasse',
  terr: 'terrasse',
  vene: 'venelle',
  vge: 'village',
  chau: 'chaussee',
  doma: 'domaine',
  resi: 'residence',
  loti: 'lotissement',
  corn: 'corniche',
};

/** The label of a street's type; undefined: the street has none, or the list does not contain it. D-70 */
export const streetKindOf = (kinds: readonly Entry[], code: string | undefined): string | undefined =>
  code === '' ? undefined : kinds.find(kind => kind.code === code)?.label;

/** Number of words in the longest type: 'zone d’aménagement concerté'. */
const LONGEST_KIND = 4;

/** The longest street type that starts these words, and its number of words; words that are a type and nothing else count as a name. */
export const kindAt = (words: readonly string[], kinds: readonly Entry[]): { readonly kind: Entry; readonly taken: number } | undefined => {
  for (let taken = Math.min(LONGEST_KIND, words.length - 1); taken > 0; taken -= 1) {
    const phrase = plainWords(words.slice(0, taken).join(' '));
    const wanted = lookUpName(short, phrase) ?? phrase;
    const kind = kinds.find(({ code, label }) => code !== '' && plainWords(label) === wanted);
    if (kind) return { kind, taken };
  }
  return undefined;
};

/** PER-05 */
export const STREET_NAME_MAX = 32;

const streetCharacters = madeOf({ letters: true, digits: true, others: "\\-&@' " });

export const fieldStreetName = rule({
  id: 'field.streetName',
  requirements: ['PER-05', 'D-28', 'D-68'],
  title: { fr: 'Nom de voie', en: 'Street name' },
  says: {
    fr: 'De un à {longest} lettres, chiffres, traits d’union, esperluettes, arobases, apostrophes ou espaces.',
    en: 'From one to {longest} letters, digits, hyphens, ampersands, at signs, apostrophes or spaces.',
  },
  parameters: {
    longest: { value: STREET_NAME_MAX, unit: 'characters', limit: 'included' },
  },
  input: record({ value: text }),
  decide: ({ value }) => {
    const name = tidy(value);
    return streetCharacters(name) && charactersIn(name) <= STREET_NAME_MAX;
  },
  examples: [
    ['letters, digits and spaces', { value: 'du 8 Mai 1945' }, true],
    ['every sign allowed', { value: "l'Île-d’Or & Co @ Quai" }, true],
    ['a comma', { value: 'du Port, prolongée' }, false],
    ['a slash', { value: 'du Port / quai' }, false],
    ['one character', { value: 'A' }, true],
    ['nothing', { value: '' }, false],
    ['32 characters', { value: 'A'.repeat(32) }, true],
    ['33 characters', { value: 'A'.repeat(33) }, false],
    ['a hyphen that does not break', { value: 'Jean\u2011Jaurès' }, true],
    ['the apostrophe that a phone types', { value: 'de l\u2018Abbé' }, true],
    ['a bullet', { value: 'Jean\u2022Jaurès' }, false],
    ['runs of spaces count once', { value: `du${' '.repeat(40)}Port` }, true],
  ],
});

/** PER-05 */
const MAX_DIGITS = 4;
const MAX_LETTERS = 3;

const DIGITS = new RegExp(`^\\d{1,${MAX_DIGITS}}`);

const letters = madeOf({ letters: true, digits: false, others: '' });

const isSuffix = (value: string): boolean => value === '' || (letters(value) && charactersIn(value) <= MAX_LETTERS);

export const fieldStreetNumber = rule({
  id: 'field.streetNumber',
  requirements: ['PER-05', 'D-28', 'D-68'],
  title: { fr: 'Numéro de voie', en: 'Street number' },
  says: {
    fr: 'De un à {digits:words} chiffres, suivis au besoin de une à {letters:words} lettres ; l’espace entre les deux ne compte pas.',
    en: 'One to {digits:words} digits, followed where needed by one to {letters:words} letters; the space between does not count.',
  },
  parameters: {
    digits: { value: MAX_DIGITS, unit: 'digits', limit: 'included' },
    letters: { value: MAX_LETTERS, unit: 'letters', limit: 'included' },
  },
  input: record({ value: text }),
  decide: ({ value }) => {
    const digits = DIGITS.exec(tidyStreetNumber(value))?.[0];
    return digits !== undefined && isSuffix(tidyStreetNumber(value).slice(digits.length));
  },
  examples: [
    ['one digit', { value: '7' }, true],
    ['no digit', { value: 'bis' }, false],
    ['four digits', { value: '1234' }, true],
    ['five digits', { value: '12345' }, false],
    ['three letters', { value: '12bis' }, true],
    ['four letters', { value: '12abcd' }, false],
    ['four digits and three letters', { value: '1234ter' }, true],
    ['a space before the letters', { value: '12 bis' }, true],
    ['a character without width', { value: '12\u200bbis' }, true],
    ['a hyphen', { value: '12-14' }, false],
    ['letters first', { value: 'B12' }, false],
    ['nothing', { value: '' }, false],
  ],
});

/** A street number in the rule's form, and the typed text that it drops ('14' of '12-14'). */
export interface TypedStreetNumber {
  readonly number: string;
  /** Empty: the number keeps all of the text. */
  readonly left: string;
}

/** 'n°', 'nº', 'No.', 'numéro', '№', '#', and other signs before the number. */
const CALLED = /^(?:n(?:[°º]|o\.?|um[ée]ro)?|[^\p{L}\d-]+)\s*(?=\d)/iu;
const AFTER = /[\s,;.]+$/;
const WITH_LETTERS = /^(\d+) ?(\p{L}+)$/u;
const JOINED = /^(\d+) ?- ?(\p{L})$/u;
/** Text after a number and its letter: '12 bis A', '12 A/B', '12 1/2', '12 bâtiment B'; '12-B' counts as 12B. */
const FURTHER = /^(\d{1,4})(?!\d)(?:[ -]?(bis|ter|quater|quinquies|\p{L})(?!\p{L}))?[ /-]*(\S.*)$/iu;
/** Several numbers of one house: '12-14', '12/14', '12 à 14', '12, 14'. */
const SEVERAL = /^(\d+ ?\p{L}*) *(?:[-/,&+]| (?:à|a|au|et) ) *(\d.*)$/iu;

/** The post's letters for repetition words of more than three letters. D-70 */
const letterOf: Readonly<Record<string, string>> = { quater: 'Q', quinquies: 'C' };

const written = (number: string): string => {
  const [, digits = '', letters = ''] = WITH_LETTERS.exec(number) ?? [];
  const letter = lookUpName(letterOf, plainWords(letters));
  return letter === undefined ? number : `${digits}${letter}`;
};

/**
 * Parses a typed street number: drops 'n°', writes 'quater' as Q and 'quinquies' as C, takes the first of several numbers. PER-05, D-70
 */
export const typedStreetNumber = (raw: string): TypedStreetNumber => {
  const text = inAscii(raw).replace(CALLED, '').replace(AFTER, '');
  const [, first, left = ''] = SEVERAL.exec(text) ?? [];
  const number = written((first ?? text.replace(JOINED, '$1$2')).trim());
  if (left !== '' || fieldStreetNumber.decide({ value: number })) return { number, left };
  const [, digits = '', letter = '', further = ''] = FURTHER.exec(number) ?? [];
  return digits === '' ? { number, left } : { number: written(`${digits} ${letter}`.trim()), left: further };
};
