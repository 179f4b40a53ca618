import { displayDay, isDay, type Day } from '@domain/kernel/day';

/** An ISO date without its day, or without day and month, because the person's documents do not know them. D-85 */
export type PartialDay = `${number}` | `${number}-${number}`;

/** Notations on documents: '1960', '1960-05', '1960-00-00', '1960-05-00'; machine-readable zones write X or < for unknown digits. */
const YEAR_FIRST = /^(\d{4})(?:-(\d{2}|XX|<<)(?:-(?:00|XX|<<))?)?$/;
/** Notations that people type: '00/00/1960', '0.5.1960', '05/1960'. */
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

/** The known part of a date without a day, in any notation; undefined for a complete date and for any other text. D-85 */
export const partialDay = (written: string): PartialDay | undefined => {
  const [year, month] = partsOf(written.trim().toUpperCase());
  const known = isUnknown(month) ? year : `${year}-${month.padStart(2, '0')}`;
  return Number(month) > 12 || !isPartialDay(known) ? undefined : known;
};

/** The earliest day that the date can mean. */
export const firstDayOf = (date: Day | PartialDay): Day => (isDay(date) ? date : firstOf(date));

/** Whether a day matches a date read on a document: the same day, or one in the month or year of a partial date. D-85 */
export const agreesWithDay = (day: Day, read: string): boolean => {
  const known = partialDay(read);
  return known === undefined ? day === read : day.startsWith(`${known}-`);
};

/** Formats a date read on a document: its known part; a text that is no date stays unchanged. D-85 */
export const displayKnown = (written: string): string =>
  isDay(written) ? displayDay(written) : (partialDay(written)?.split('-').reverse().join('/') ?? written);
