import { lookUpName, plainWords } from './plainWords';
import { fieldStreetNumber } from './streetNumber';
import { tidy } from './tidy';

/** A number as the rule takes it, and what was typed beside it and is not kept ('14' of '12-14'). */
export interface TypedStreetNumber {
  readonly number: string;
  /** Empty: everything was kept. */
  readonly left: string;
}

/** 'n°', 'nº', 'No.', 'numéro'. */
const CALLED = /^n(?:[°º]|o\.?|um[ée]ro)?\s*(?=\d)/iu;
const AFTER = /[\s,;.]+$/;
const WITH_LETTERS = /^(\d+) ?(\p{L}+)$/u;
const JOINED = /^(\d+) ?- ?(\p{L})$/u;
/** What else is written behind a number and its letters: '12 bis A', '12 A/B', '12 1/2', '12 bâtiment B'; '12-B' is 12B. */
const FURTHER = /^(\d{1,4})(?!\d)(?:[ -]?(bis|ter|quater|quinquies|\p{L})(?!\p{L}))?[ /-]*(\S.*)$/iu;
/** Several numbers of one house: '12-14', '12/14', '12 à 14', '12, 14'. */
const SEVERAL = /^(\d+ ?\p{L}*) *(?:[-/,&+]| (?:à|a|au|et) ) *(\d.*)$/iu;

/** Repetitions that have more than three letters, as the post writes them. D-70 */
const letterOf: Readonly<Record<string, string>> = { quater: 'Q', quinquies: 'C' };

const written = (number: string): string => {
  const [, digits = '', letters = ''] = WITH_LETTERS.exec(number) ?? [];
  const letter = lookUpName(letterOf, plainWords(letters));
  return letter === undefined ? number : `${digits}${letter}`;
};

/** A street number as people write it: 'n°' dropped, 'quater' as Q and 'quinquies' as C; of several numbers the first. PER-05, D-70 */
export const typedStreetNumber = (raw: string): TypedStreetNumber => {
  const text = tidy(raw).replace(CALLED, '').replace(AFTER, '');
  const [, first, left = ''] = SEVERAL.exec(text) ?? [];
  const number = written((first ?? text.replace(JOINED, '$1$2')).trim());
  if (left !== '' || fieldStreetNumber.decide({ value: number })) return { number, left };
  const [, digits = '', letter = '', further = ''] = FURTHER.exec(number) ?? [];
  return digits === '' ? { number, left } : { number: written(`${digits} ${letter}`.trim()), left: further };
};
