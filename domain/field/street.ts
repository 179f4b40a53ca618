import type { Entry } from '@domain/referentials/entries';
import { complementAt, isComplement, ownsNumber } from './complement';
import { plainWords } from './plainWords';
import { kindAt, streetKindOf } from './streetKinds';
import { tidy } from './tidy';
import { typedStreetNumber } from './typedStreetNumber';

/** A line of an address, told apart. `streetType`: the code of its kind; what is not there is empty. */
export interface Street {
  readonly streetNumber: string;
  readonly streetType: string;
  readonly streetName: string;
  /** What no field takes, as it was written: 'Bât. B, Appt 12', the second of two numbers. D-86 */
  readonly left: string;
}

/** 'R' behind a space is short for a street: '4 r Lamarck'. */
const ONE = String.raw`\d{1,4}(?: ?(?:bis|ter|quater|quinquies|[a-qs-z])|r)?`;
const MORE = String.raw`(?: ?(?:[-/&+]|,(?= ?\d)| (?:à|a|au|et) ) ?${ONE})*`;
/** A number with its letters, or several of one house, as streets have them. */
const NUMBER = new RegExp(`^((?:n(?:[°º]|o\\.?|um[ée]ro)? ?(?=\\d))?${ONE}${MORE})(?:[ ,]+)(?=\\p{L})`, 'iu');
const NUMBER_ALONE = new RegExp(`^(?:n(?:[°º]|o\\.?|um[ée]ro)? ?(?=\\d))?${ONE}${MORE}$`, 'iu');
/** '8 Mai 1945' is a name. */
const MONTH = /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/;

/** Commas, brackets, line breaks, a dash between words; before a postal code and its town, nothing but a space. */
const SEPARATOR = /[,;|()\r\n]+| [-\u2013\u2014] (?!\d)|(?<=\p{L})(?: [-\u2013\u2014])? (?=(?:F[- ]?)?\d{2} ?\d{3} \p{L})/u;

const wordsOf = (text: string): readonly string[] => text.split(' ').filter(word => word !== '');

/** The pieces between commas, brackets and line breaks; a number that stands alone belongs to the piece behind it. */
const piecesOf = (line: string): readonly string[] => {
  const pieces = line
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
  /** How much it looks like a street, against the others of its line. */
  readonly weight: number;
}

/** Where a street begins behind the part of a building that leads it: 'Appt 12 3 rue Foch'. */
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
    left: joined(all.slice(0, start).join(' '), left, named.slice(end).join(' ')),
  };
  if (isPart) return { street, weight: found ? 2 : 0 };
  return { street, weight: 1 + (number === null ? 0 : 2) + (found ? 3 : 0) };
};

/** '12 bis, rue des Tilleuls, Bât. B' told apart by the kinds of streets that the bank knows; what is none of them stays in the name, and what belongs to no field is left. PER-05, D-63, D-70, D-86 */
export const streetIn = (line: string, kinds: readonly Entry[]): Street => {
  const pieces = piecesOf(line).map(text => ({ text, piece: pieceIn(text, kinds) }));
  const best = Math.max(...pieces.map(({ piece }) => piece.weight));
  const main = pieces.find(({ piece }) => piece.weight === best);
  if (!main) return { streetNumber: '', streetType: '', streetName: '', left: '' };
  const { street } = main.piece;
  return { ...street, left: joined(...pieces.map(each => (each === main ? street.left : each.text))) };
};

/** A whole line where the name of a street is asked for: a kind of street or a number stands in it ('8 Mai 1945' is a name). */
export const isWholeLine = (line: string, kinds: readonly Entry[]): boolean => {
  const { streetNumber, streetType, streetName } = streetIn(line, kinds);
  return streetType !== '' || (streetNumber !== '' && !MONTH.test(plainWords(wordsOf(streetName)[0] ?? '')));
};

/** A line as it is compared with what a person typed: by its kind's label, without what no field takes. XTR-22, D-86 */
export const streetLine = (line: string, kinds: readonly Entry[]): string => {
  const { streetNumber, streetType, streetName } = streetIn(line, kinds);
  const kind = streetKindOf(kinds, streetType) ?? '';
  return [streetNumber, kind, streetName].filter(part => part !== '').join(' ');
};
