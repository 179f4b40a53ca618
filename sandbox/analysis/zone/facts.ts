import { partialDay } from '@domain/field/partialDate';
import { isDay, type Day } from '@domain/kernel/day';
import type { ReadFacts } from '../facts';
import { OLD_CARD, STANDARD } from '../kinds';
import type { LayoutName } from './layouts';

const unfilled = (text = ''): string => text.replace(/<+/g, ' ').trim();

/** A day of two-digit years: a birthdate lies before today, an end of validity after the year 2000. Unknown parts are fillers. D-85 */
const dayIn = (text: string, latestYear: number): ReadFacts['birthdate'] => {
  const short = 2000 + Number(text.slice(0, 2));
  const year = short > latestYear ? short - 100 : short;
  const written = `${year}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  return isDay(written) ? written : partialDay(written);
};

const namesIn = (line: string): Pick<ReadFacts, 'lastName' | 'firstName'> => {
  const [last, first] = line.split('<<');
  return { lastName: unfilled(last), firstName: unfilled(first) };
};

/** Documents are valid for ten years, older cards for fifteen. */
const LONGEST = 15;

/** What the lines of a zone say, whose check digits agree. XTR-59 */
export const zoneFacts = (layout: LayoutName, [first = '', second = '', third = '']: readonly string[], today: Day): ReadFacts => {
  const year = Number(today.slice(0, 4));
  const country = unfilled(first.slice(2, 5));
  const days = (birth: string, end: string) => {
    const [birthdate, expires] = [dayIn(birth, year), dayIn(end, year + LONGEST)];
    return { ...(birthdate === undefined ? {} : { birthdate }), ...(isDay(expires) ? { expires } : {}) };
  };
  if (layout === 'passport') {
    const said = days(second.slice(13, 19), second.slice(21, 27));
    return {
      kind: 'PASSPORT',
      model: STANDARD,
      number: unfilled(second.slice(0, 9)),
      country,
      nationality: unfilled(second.slice(10, 13)),
      ...namesIn(first.slice(5)),
      ...said,
    };
  }
  if (layout === 'card') {
    const said = days(second.slice(0, 6), second.slice(8, 14));
    return {
      kind: 'CNI',
      model: STANDARD,
      number: unfilled(first.slice(5, 14)),
      country,
      nationality: unfilled(second.slice(15, 18)),
      ...namesIn(third),
      ...said,
    };
  }
  const issued = dayIn(`${second.slice(0, 4)}01`, year);
  const birthdate = dayIn(second.slice(27, 33), year);
  return {
    kind: 'CNI',
    model: OLD_CARD,
    number: unfilled(second.slice(0, 12)),
    country,
    lastName: unfilled(first.slice(5, 30)),
    firstName: unfilled(second.slice(13, 27)),
    ...(birthdate === undefined ? {} : { birthdate }),
    ...(isDay(issued) ? { issued } : {}),
  };
};
