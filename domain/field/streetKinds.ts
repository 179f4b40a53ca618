import type { Entry } from '@domain/referentials/entries';
import { lookUpName, plainWords } from './plainWords';

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
