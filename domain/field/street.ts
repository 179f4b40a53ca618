import type { Entry } from '@domain/referentials/entries';
import { complementAt, isComplement, ownsNumber } from './complement';
import { plainWords } from './plainWords';
import { kindAt, streetKindOf } from './streetKinds';
import { tidy } from './tidy';
import { typedStreetNumber } from './typedStreetNumber';

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
