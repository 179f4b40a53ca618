import { plainWords } from './plainWords';

/** Words that start a complement of an address, such as building, floor or care of: everything on the line that is not the street. */
const PART =
  /^(?:bat|batiment|bt|app|appt|apt|appart|appartement|esc|escalier|porte|pte|hall|entree|logement|logt|log|lot|chambre|chbre|studio|immeuble|imm|tour|bloc|cage|couloir|niveau|residence|res|boite|bte|bal|bp|cs|tsa|interphone|digicode|code|pavillon|pav|aile|palier|box|local|batterie|etage|etg|rdc|rez|chez|c\/o|digi)$/;
/** One word that is a complement by itself: 'Appt12', 'rdc', 'c/o'. */
const WHOLE = /^(?:(?:bat|appt|app|apt|esc|porte|lot|bp|cs)\d+[a-z]?|rdc|c\/o.*)$/;
/** Words that a name follows: 'résidence Bellevue', 'chez Martin'. */
const NAMED = /^(?:residence|res|immeuble|imm|batiment|bat|chez)$/;
const LEVEL = /^(?:etage|etg|et)$/;
const ORDINAL = /^(?:\d{1,2}(?:er|e|eme|ieme|nd|nde|d)?|premier|deuxieme|troisieme|quatrieme|dernier)$/;
/** The identifier of a flat or staircase: '12', 'B', 'A4', '12bis'. */
const TOKEN = /^(?:[a-z]|\d+[a-z]{0,3}|[a-z]\d+)$/;
/** After one of these words a complement's word is part of a street's name: 'rue de la Porte'. */
const ARTICLE = /^(?:de|du|des|la|le|les|l|d|a|au|aux|sur|sous)$/;

const at = (words: readonly string[], index: number): string => plainWords(words[index] ?? '').trim();

/** '3e étage', 'étage 3'. */
const isLevel = (words: readonly string[], index: number): boolean =>
  (ORDINAL.test(at(words, index)) && LEVEL.test(at(words, index + 1))) || (at(words, index) === 'etage' && index + 1 < words.length);

/** Whether the words start with a complement, as a part of the line between commas does. */
export const isComplement = (words: readonly string[]): boolean => isLevel(words, 0) || PART.test(at(words, 0)) || WHOLE.test(at(words, 0));

const beginsAt = (words: readonly string[], index: number): boolean => {
  const [word, next] = [at(words, index), at(words, index + 1)];
  if (
    ARTICLE.test(
      at(words, index - 1)
        .split(' ')
        .at(-1) ?? '',
    )
  )
    return false;
  return isLevel(words, index) || WHOLE.test(word) || (PART.test(word) && TOKEN.test(next)) || (NAMED.test(word) && next !== '');
};

/** The index of the complement in a street's words, at `after` or later; the number of words where there is none. */
export const complementAt = (words: readonly string[], after: number): number => {
  const found = words.findIndex((_, index) => index >= after && beginsAt(words, index));
  return found < 0 ? words.length : found;
};

/** Complements with a name and no number of their own. */
const UNNUMBERED = /^(?:residence|res|chez)$/;

/** A number after this word is the flat's, not the street's: 'Appt 12 rue Foch'. In 'Résidence 12 rue Foch' the street's number is 12. */
export const ownsNumber = (words: readonly string[], index: number): boolean =>
  PART.test(at(words, index)) && !LEVEL.test(at(words, index)) && at(words, index) !== 'rdc' && !UNNUMBERED.test(at(words, index));
