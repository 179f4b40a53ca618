import { plainWords } from './plainWords';

/** Words that begin what says where in a building, or with whom: the rest of the line of a street. */
const PART =
  /^(?:bat|batiment|bt|app|appt|apt|appart|appartement|esc|escalier|porte|pte|hall|entree|logement|logt|log|lot|chambre|chbre|studio|immeuble|imm|tour|bloc|cage|couloir|niveau|residence|res|boite|bte|bal|bp|cs|tsa|interphone|digicode|code|pavillon|pav|aile|palier|box|local|batterie|etage|etg|rdc|rez|chez|c\/o|digi)$/;
/** One word that stands for itself: 'Appt12', 'rdc', 'c/o'. */
const WHOLE = /^(?:(?:bat|appt|app|apt|esc|porte|lot|bp|cs)\d+[a-z]?|rdc|c\/o.*)$/;
/** A name follows it: 'résidence Bellevue', 'chez Martin'. */
const NAMED = /^(?:residence|res|immeuble|imm|batiment|bat|chez)$/;
const LEVEL = /^(?:etage|etg|et)$/;
const ORDINAL = /^(?:\d{1,2}(?:er|e|eme|ieme|nd|nde|d)?|premier|deuxieme|troisieme|quatrieme|dernier)$/;
/** What tells one flat or staircase from the next: '12', 'B', 'A4', '12bis'. */
const TOKEN = /^(?:[a-z]|\d+[a-z]{0,3}|[a-z]\d+)$/;
/** Before one of these words a part of a building is a street's name: 'rue de la Porte'. */
const ARTICLE = /^(?:de|du|des|la|le|les|l|d|a|au|aux|sur|sous)$/;

const at = (words: readonly string[], index: number): string => plainWords(words[index] ?? '').trim();

/** '3e étage', 'étage 3'. */
const isLevel = (words: readonly string[], index: number): boolean =>
  (ORDINAL.test(at(words, index)) && LEVEL.test(at(words, index + 1))) || (at(words, index) === 'etage' && index + 1 < words.length);

/** These words begin with a part of a building: a segment of its own between commas. */
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

/** Where the complement begins within the words of a street, from `after` on; their length where there is none. */
export const complementAt = (words: readonly string[], after: number): number => {
  const found = words.findIndex((_, index) => index >= after && beginsAt(words, index));
  return found < 0 ? words.length : found;
};

/** A name follows these, or nothing: they have no number of their own. */
const UNNUMBERED = /^(?:residence|res|chez)$/;

/** A number behind this word is the flat's, not the street's: 'Appt 12 rue Foch'. 'Résidence 12 rue Foch' is of number 12. */
export const ownsNumber = (words: readonly string[], index: number): boolean =>
  PART.test(at(words, index)) && !LEVEL.test(at(words, index)) && at(words, index) !== 'rdc' && !UNNUMBERED.test(at(words, index));
