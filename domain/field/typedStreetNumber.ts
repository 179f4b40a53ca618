import { inAscii } from './digits';
import { lookUpName, plainWords } from './plainWords';
import { fieldStreetNumber } from './streetNumber';

/** A street number in the rule's form, and the typed text that it drops ('14' of '12-14'). */
export interface TypedStreetNumber {
  readonly number: string;
  /** Empty: the number keeps all of the text. */
  readonly left: string;
}

/** 'n°', 'nº', 'No.', 'numéro', '№', '#', and other signs before the number. */
const CALLED = /^(?:n(?:[°º]|o\.?|um[ée]ro)?|[^\p{L}\d-]+)\s*(?=\d)/iu;
const AFTER = /[\s,;.]+$/;
const WITH_LETTERS = /^(\d+) ?(\p{L}+)$/u;
const JOINED = /^(\d+) ?- ?(\p{L})$/u;
/** Text after a number and its letter: '12 bis A', '12 A/B', '12 1/2', '12 bâtiment B'; '12-B' counts as 12B. */
const FURTHER = /^(\d{1,4})(?!\d)(?:[ -]?(bis|ter|quater|quinquies|\p{L})(?!\p{L}))?[ /-]*(\S.*)$/iu;
/** Several numbers of one house: '12-14', '12/14', '12 à 14', '12, 14'. */
const SEVERAL = /^(\d+ ?\p{L}*) *(?:[-/,&+]| (?:à|a|au|et) ) *(\d.*)$/iu;

/** The post's letters for repetition words of more than three letters. D-70 */
const letterOf: Readonly<Record<string, string>> = { quater: 'Q', quinquies: 'C' };

const written = (number: string): string => {
  const [, digits = '', letters = ''] = WITH_LETTERS.exec(number) ?? [];
  const letter = lookUpName(letterOf, plainWords(letters));
  return letter === undefined ? number : `${digits}${letter}`;
};

/**
 * Parses a typed street number: drops 'n°', writes 'quater' as Q and 'quinquies' as C, takes the first of several numbers. PER-05, D-70
 */
export const typedStreetNumber = (raw: string): TypedStreetNumber => {
  const text = inAscii(raw).replace(CALLED, '').replace(AFTER, '');
  const [, first, left = ''] = SEVERAL.exec(text) ?? [];
  const number = written((first ?? text.replace(JOINED, '$1$2')).trim());
  if (left !== '' || fieldStreetNumber.decide({ value: number })) return { number, left };
  const [, digits = '', letter = '', further = ''] = FURTHER.exec(number) ?? [];
  return digits === '' ? { number, left } : { number: written(`${digits} ${letter}`.trim()), left: further };
};
