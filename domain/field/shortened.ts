import { charactersIn } from './characters';
import { lookUpName, plainWords } from './plainWords';

/** Words of street names as the post shortens them. Source: AFNOR NF Z10-011 as the national address base applies it (`normadresse.csv` of BaseAdresseNationale). D-70 */
const norm: Readonly<Record<string, string>> = {
  adjudant: 'ADJ',
  arrondissement: 'ARR',
  aspirant: 'ASP',
  cardinal: 'CDL',
  colonel: 'CNL',
  commandant: 'CDT',
  docteur: 'DR',
  general: 'GAL',
  ingenieur: 'ING',
  inspecteur: 'INSP',
  lieutenant: 'LT',
  madame: 'MME',
  mademoiselle: 'MLLE',
  maitre: 'ME',
  marechal: 'MAL',
  monseigneur: 'MGR',
  monsieur: 'M',
  pasteur: 'PAST',
  prefet: 'PREF',
  president: 'PDT',
  professeur: 'PR',
  saint: 'ST',
  sainte: 'STE',
  saintes: 'STES',
  saints: 'STS',
  sergent: 'SGT',
  ancien: 'ANC',
  grand: 'GD',
  grande: 'GDE',
  grands: 'GDS',
  grandes: 'GDES',
  haut: 'HT',
  haute: 'HTE',
  hauts: 'HTS',
  hautes: 'HTES',
  international: 'INTERN',
  national: 'NAL',
  petit: 'PT',
  petite: 'PTE',
  petits: 'PTS',
  petites: 'PTES',
  vieux: 'VX',
  vieille: 'VIEL',
  republique: 'REP',
};

/** Words that it has not, or not in this form, as armies, town halls and maps shorten them. */
const everyday: Readonly<Record<string, string>> = {
  amiral: 'AML',
  ancienne: 'ANC',
  anciens: 'ANC',
  anciennes: 'ANC',
  capitaine: 'CNE',
  combattant: 'COMB',
  combattants: 'COMB',
  generaux: 'GAUX',
  marechaux: 'MAUX',
  nationale: 'NALE',
};

const postal: Readonly<Record<string, string>> = { ...norm, ...everyday };

/** A word, hyphens parted: 'Saint-Germain' is shortened in its first part. */
const PART = /[\p{L}\p{M}]+/gu;

const shortOf = (word: string): string => lookUpName(postal, plainWords(word)) ?? word;

/** Every word that the post shortens, shortened: two ways to write one street are the same so. */
export const postalWords = (name: string): string => name.replace(PART, shortOf);

/** A name made to fit by the post's abbreviations, the first word first, and no more of them than needed; undefined: it fits as it is, or in no way. `longest`: characters. D-70 */
export const shortenedName = (name: string, longest: number): string | undefined => {
  if (charactersIn(name) <= longest) return undefined;
  let shorter = name;
  for (const [word] of name.matchAll(PART)) {
    shorter = shorter.replace(word, shortOf(word));
    if (charactersIn(shorter) <= longest) return shorter;
  }
  return undefined;
};

/** A text cut after its last whole word that fits; one long word stays as it is, for the rule to refuse. `longest`: characters. D-86 */
export const cutAtWord = (text: string, longest: number): string => {
  if (charactersIn(text) <= longest) return text;
  const kept = text.split(' ').reduce<{ readonly words: string; readonly full: boolean }>(
    ({ words, full }, word) => {
      const longer = words === '' ? word : `${words} ${word}`;
      return full || charactersIn(longer) > longest ? { words, full: true } : { words: longer, full };
    },
    { words: '', full: false },
  );
  return kept.words === '' ? text : kept.words;
};
