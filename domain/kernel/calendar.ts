import { DateTime } from 'luxon';
import { isDay, PARIS, type Day, type Instant } from './day';

/** The hour to which a date without a time is normalised before it is stored or compared. CFG-06 */
const NOON = 12;

/** Fixed, because only digits are formatted: looking up the machine's locale would cost a phone some 50 ms. */
const DIGITS = { locale: 'en-US' } as const;
const IN_PARIS = { ...DIGITS, zone: PARIS } as const;

const written = (date: DateTime): Day => {
  const iso = date.toFormat('yyyy-MM-dd');
  if (!isDay(iso)) throw new RangeError(`Not a day: ${iso}`);
  return iso;
};

const noonOf = (date: Day): DateTime => DateTime.fromISO(date, IN_PARIS).set({ hour: NOON, minute: 0 });

/** The calendar day in Paris of an instant, in any time zone of the machine. */
export const parisDay = (moment: Instant): Day => written(DateTime.fromISO(moment, IN_PARIS));

/** The instant of milliseconds since 1970, with the offset of Paris. */
export const instantOf = (milliseconds: number): Instant => DateTime.fromMillis(milliseconds, IN_PARIS).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");

/** HH:MM in Paris. XTR-03 */
export const parisTime = (moment: Instant): string => DateTime.fromISO(moment, IN_PARIS).toFormat('HH:mm');

/** The offset of Paris at a moment, in minutes ahead of UTC. */
export const parisOffset = (moment: Instant): number => DateTime.fromISO(moment, IN_PARIS).offset;

/** The hour in Paris at which a date without a time is stored: always `12:00`. */
export const parisLocalTime = (date: Day): string => noonOf(date).toFormat('HH:mm');

/** Adds months, years or days to a date; beyond the end of a month, takes its last day. */
export const daysAfter = (date: Day, span: { readonly months?: number; readonly years?: number; readonly days?: number }): Day =>
  written(noonOf(date).plus(span));

/** Adds seconds to an instant, in the instant's own offset. */
export const secondsAfter = (moment: Instant, seconds: number): Instant => {
  const later = DateTime.fromISO(moment, { ...DIGITS, setZone: true })
    .plus({ seconds })
    .toISO({ suppressMilliseconds: true });
  if (later === null) throw new RangeError(`Not an instant: ${moment}`);
  return later;
};

/** 1 is Monday. */
export const weekdayOf = (date: Day): number => noonOf(date).weekday;
