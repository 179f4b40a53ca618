import type { Entry } from '@domain/referentials/entries';
import { lookUpName, plainWords } from './plainWords';

/** The draft's answer 'without a type', as an option of the list; the bank lists and saves it as ''. D-70 */
export const NO_STREET_TYPE = 'SANS';

/** How kinds of streets are shortened on letters, as `plainWords` writes them. Source: AFNOR NF Z10-011 and everyday use. */
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
};

/** The kind's label before a street's name; undefined: it has none, or the list does not know it. D-70 */
export const streetKindOf = (kinds: readonly Entry[], code: string | undefined): string | undefined =>
  code === '' ? undefined : kinds.find(kind => kind.code === code)?.label;

/** Words of the longest name of a kind: 'zone d’aménagement concerté'. */
const LONGEST_KIND = 4;

/** The kind that these words begin with, the longest one, and how many words it takes; a kind alone is a name. */
export const kindAt = (words: readonly string[], kinds: readonly Entry[]): { readonly kind: Entry; readonly taken: number } | undefined => {
  for (let taken = Math.min(LONGEST_KIND, words.length - 1); taken > 0; taken -= 1) {
    const said = plainWords(words.slice(0, taken).join(' '));
    const wanted = lookUpName(short, said) ?? said;
    const kind = kinds.find(({ code, label }) => code !== '' && plainWords(label) === wanted);
    if (kind) return { kind, taken };
  }
  return undefined;
};
