import * as E from 'fp-ts/Either';
import type { Entry } from '@domain/kernel/entry';
import { isRecord } from '@domain/kernel/shape';
import { once } from './once';

/** The texts that a field accepts, found by trial: lengths around its examples, and characters that are valid in every example. */
export interface Taken {
  readonly shortest: number;
  readonly longest: number | undefined;
  readonly characters: string;
}

const MOST = 300;
/** Longer examples are not shortened letter by letter. */
const MOST_CUT = 40;
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** Characters that people or keyboards type, in groups with a readable name. */
const GROUPS: readonly (readonly [name: string, characters: readonly string[]])[] = [
  ['A to Z', ASCII.filter(each => /[A-Z]/.test(each))],
  ['a to z', ASCII.filter(each => /[a-z]/.test(each))],
  ['0 to 9', ASCII.filter(each => /\d/.test(each))],
  ['letters with accents', ['é', 'À', 'ç', 'ï', 'œ', 'Ÿ', 'ł', 'ñ']],
  ...ASCII.filter(each => /[^A-Za-z0-9]/.test(each)).map(each => [each === ' ' ? 'space' : each, [each]] as const),
  ['typographic apostrophe ’', ['’']],
  ['no-break space', ['\u00A0', '\u202F']],
  ['long dashes', ['–', '—']],
  ['letters that are not Latin', ['я', 'α', 'ي']],
  ['digits of other scripts', ['٣']],
];

const withAt = (text: string, at: number, piece: string, dropped: number): string => text.slice(0, at) + piece + text.slice(at + dropped);

const isOneText = ({ input }: Entry): boolean =>
  input.kind === 'record' && Object.keys(input.fields).join() === 'value' && input.fields['value']?.kind === 'text';

/** Inserts characters at each place of each accepted example; `undefined` for a rule whose input is not one typed value. */
export const takenBy = once((entry: Entry): Taken | undefined => {
  const takes = (value: string): boolean => {
    const verdict = entry.evaluate({ value });
    return E.isRight(verdict) && verdict.right === true;
  };
  const accepted = entry.examples
    .flatMap(({ given }) => (isRecord(given) && typeof given['value'] === 'string' ? [given['value']] : []))
    .filter(
      value =>
        value === value.trim() && value === value.normalize('NFC') && !/\p{M}|\s\s/u.test(value) && value.length < MOST && takes(value),
    );
  if (!isOneText(entry) || accepted.length === 0) return undefined;
  const places = accepted.flatMap(value => Array.from({ length: value.length }, (_, at) => ({ value, at, piece: value.charAt(at) })));
  const grown = places.filter(({ piece }) => /[A-Za-z\d]/.test(piece));
  const longer = ({ value, at, piece }: (typeof places)[number]): number => {
    let length = value.length;
    while (length <= MOST && takes(withAt(value, at, piece.repeat(length + 2 - value.length), 1))) length += 1;
    return length;
  };
  const shorter = (value: string): number => {
    const cut = Array.from({ length: value.length }, (_, at) => withAt(value, at, '', 1)).find(takes);
    return cut === undefined || value.length > MOST_CUT ? value.length : shorter(cut);
  };
  const longest = Math.max(...grown.map(longer));
  const typed = (character: string): boolean =>
    places.some(
      ({ value, at }) => at > 0 && [0, 1].some(dropped => at + dropped < value.length && takes(withAt(value, at, character, dropped))),
    );
  const characters = GROUPS.filter(([, group]) => group.every(typed)).map(([name]) => name);
  return { shortest: Math.min(...accepted.map(shorter)), longest: longest > MOST ? undefined : longest, characters: characters.join('  ') };
});
