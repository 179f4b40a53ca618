import { charactersIn } from './characters';
import { lookUpName, plainWords } from './plainWords';

/**
 * The post's abbreviations of words in street names. Source: AFNOR NF Z10-011 as the national address base applies it (`normadresse.csv`
 * of BaseAdresseNationale). D-70
 */
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

/** Abbreviations that the standard lacks or writes differently, common with the army, town halls and maps. */
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

/** One word; a hyphenated name counts as several, so that 'Saint-Germain' shortens its first part. */
const PART = /[\p{L}\p{M}]+/gu;

const shortOf = (word: string): string => lookUpName(postal, plainWords(word)) ?? word;

/** Abbreviates every word that the post abbreviates, so that two spellings of one street compare equal. */
export const postalWords = (name: string): string => name.replace(PART, shortOf);

/**
 * Abbreviates a name until it fits, from its first word on and no further than needed; undefined: it fits already, or cannot fit.
 * `longest`: characters. D-70
 */
export const shortenedName = (name: string, longest: number): string | undefined => {
  if (charactersIn(name) <= longest) return undefined;
  let shorter = name;
  for (const [word] of name.matchAll(PART)) {
    shorter = shorter.replace(word, shortOf(word));
    if (charactersIn(shorter) <= longest) return shorter;
  }
  return undefined;
};

/** Cuts a text after its last whole word that fits; a single long word stays, and the rule refuses it. `longest`: characters. D-86 */
export const cutAtWord = (text: string, longest: number): string => {
  if (charactersIn(text) <= longest) return text;
  const fitting = text.split(' ').reduce<{ readonly words: string; readonly full: boolean }>(
    ({ words, full }, word) => {
      const longer = words === '' ? word : `${words} ${word}`;
      return full || charactersIn(longer) > longest ? { words, full: true } : { words: longer, full };
    },
    { words: '', full: false },
  );
  return fitting.words === '' ? text : fitting.words;
};
