import type { Entry } from '@domain/referentials/entries';
import { tidy } from './tidy';

/** A line of an address, told apart. `streetType`: the code of its kind; what is not there is empty. */
export interface Street {
  readonly streetNumber: string;
  readonly streetType: string;
  readonly streetName: string;
}

/** A number with its letters, as streets have them; the letters alone or run in with it. */
const NUMBER = /^(\d{1,4}(?: ?(?:bis|ter|quater|[a-z]))?)(?:[ ,]+)(?=\p{L})/iu;

/** How kinds of streets are shortened on letters. */
const short: Readonly<Record<string, string>> = {
  r: 'rue',
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  blvd: 'boulevard',
  pl: 'place',
  imp: 'impasse',
  all: 'allee',
  ch: 'chemin',
  che: 'chemin',
  rte: 'route',
  sq: 'square',
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase();

const kindOf = (words: string, kinds: readonly Entry[]): Entry | undefined => {
  const wanted = plain(words);
  return kinds.find(({ label }) => plain(label) === (Object.hasOwn(short, wanted) ? short[wanted] : wanted));
};

/** '12 bis, rue des Tilleuls' told apart by the kinds of streets that the bank knows; what is none of them stays in the name. PER-05, D-63 */
export const streetIn = (line: string, kinds: readonly Entry[]): Street => {
  const text = tidy(line);
  const number = NUMBER.exec(text);
  const rest = text.slice(number?.[0].length ?? 0);
  const [first = '', ...others] = rest.split(' ');
  const kind = others.length > 0 ? kindOf(first, kinds) : undefined;
  return { streetNumber: number?.[1] ?? '', streetType: kind?.code ?? '', streetName: kind ? others.join(' ') : rest };
};

/** A whole line where the name of a street is asked for: a kind of street stands in it ('8 Mai 1945' is a name). */
export const isWholeLine = (line: string, kinds: readonly Entry[]): boolean => streetIn(line, kinds).streetType !== '';
