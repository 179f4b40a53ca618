import { displayDay, isDay, type Day } from '@domain/kernel/day';

/** A date of which the day, or day and month, are not known: what is known of it, as ISO. D-85 */
export type PartialDay = `${number}` | `${number}-${number}`;

/** As papers are read: '1960', '1960-05', '1960-00-00', '1960-05-00'; machine readable zones have X or < for what is not known. */
const YEAR_FIRST = /^(\d{4})(?:-(\d{2}|XX|<<)(?:-(?:00|XX|<<))?)?$/;
/** As people write it: '00/00/1960', '0.5.1960', '05/1960'. */
const DAY_FIRST = /^(?:0{1,2}|XX)(?:[/. -])(\d{1,2}|XX)[/. -](\d{4})$|^(\d{1,2})[/. -](\d{4})$/;

const isUnknown = (month: string): boolean => month === '' || !/[1-9]/.test(month);

const isPartialDay = (text: string): text is PartialDay => /^\d{4}(?:-\d{2})?$/.test(text);

const partsOf = (text: string): readonly [year: string, month: string] => {
  const [, year = '', month = ''] = YEAR_FIRST.exec(text) ?? [];
  const [, first = '', second = '', third = '', fourth = ''] = DAY_FIRST.exec(text) ?? [];
  return year === '' ? [second + fourth, first + third] : [year, month];
};

const firstOf = (known: PartialDay): Day => {
  const first = known.includes('-') ? `${known}-01` : `${known}-01-01`;
  if (!isDay(first)) throw new RangeError(`Not the start of a day: ${known}`);
  return first;
};

/** What is known of a date without a day, however it is written; undefined where it is whole, or no date. D-85 */
export const partialDay = (written: string): PartialDay | undefined => {
  const [year, month] = partsOf(written.trim().toUpperCase());
  const known = isUnknown(month) ? year : `${year}-${month.padStart(2, '0')}`;
  return Number(month) > 12 || !isPartialDay(known) ? undefined : known;
};

/** The first day that it may be. */
export const firstDayOf = (date: Day | PartialDay): Day => (isDay(date) ? date : firstOf(date));

/** Whether a day agrees with what was read: the same day, or one of those that a date without a day leaves. D-85 */
export const agreesWithDay = (day: Day, read: string): boolean => {
  const known = partialDay(read);
  return known === undefined ? day === read : day.startsWith(`${known}-`);
};

/** A date as it was read, for people: what is known of it; as it was written where it is no date. D-85 */
export const displayKnown = (written: string): string =>
  isDay(written) ? displayDay(written) : (partialDay(written)?.split('-').reverse().join('/') ?? written);
