import { DateTime } from 'luxon';
import type { Shape } from './shape';

/** A calendar day in Europe/Paris, as ISO text (`2004-02-29`), so that rule examples read like a table. CFG-06 */
export type Day = `${number}-${number}-${number}`;

/** A moment, ISO with an offset (`2025-12-31T23:59:00+01:00`). */
export type Instant = string;

export const PARIS = 'Europe/Paris';

/** The hour to which a date without a time is normalised before it is stored or compared. CFG-06 */
export const NOON = 12;

/** Fixed, because only digits are formatted: looking up the machine's locale would cost a phone some 50 ms. */
const DIGITS = { locale: 'en-US' } as const;
const IN_PARIS = { ...DIGITS, zone: PARIS } as const;

const isValid = (iso: string): boolean => DateTime.fromISO(iso, DIGITS).isValid;

export const isDay = (value: unknown): value is Day => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isValid(value);

export const isInstant = (value: unknown): value is Instant =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:.*(?:Z|[+-]\d{2}:\d{2})$/.test(value) && isValid(value);

export const day: Shape<Day> = { is: isDay, description: { kind: 'day' } };
export const instant: Shape<Instant> = { is: isInstant, description: { kind: 'instant' } };

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

/** Parses `DD/MM/YYYY` exactly; undefined for any other text and for an impossible date. */
export const readDay = (typed: string): Day | undefined => {
  const date = DateTime.fromFormat(typed, 'dd/MM/yyyy', { ...DIGITS, zone: 'utc' });
  return date.isValid ? written(date) : undefined;
};

/** Formats as `DD/MM/YYYY`. */
export const displayDay = (date: Day): string => noonOf(date).toFormat('dd/MM/yyyy');

/** HH:MM in Paris. XTR-03 */
export const parisTime = (moment: Instant): string => DateTime.fromISO(moment, IN_PARIS).toFormat('HH:mm');

/** The offset of Paris at a moment, in minutes ahead of UTC. */
export const parisOffset = (moment: Instant): number => DateTime.fromISO(moment, IN_PARIS).offset;

/** The hour in Paris at which a date without a time is stored: always `12:00`. */
export const parisLocalTime = (date: Day): string => noonOf(date).toFormat('HH:mm');

/** Age in whole years on `today`. A person born on 29 February has their birthday on 1 March of other years (D-14). */
export const ageOn = (today: Day, birthdate: Day): number => {
  const birthdayCame = today.slice(5) >= birthdate.slice(5);
  return Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (birthdayCame ? 0 : 1);
};

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
