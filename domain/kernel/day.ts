import type { Shape } from './shape';

/** A calendar day in Europe/Paris, as ISO text (`2004-02-29`), so that rule examples read like a table. CFG-06 */
export type Day = `${number}-${number}-${number}`;

/** A moment, ISO with an offset (`2025-12-31T23:59:00+01:00`). */
export type Instant = string;

export const PARIS = 'Europe/Paris';

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysIn = (year: number, month: number): number => (month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);

export const isDay = (value: unknown): value is Day => {
  if (typeof value !== 'string' || !/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value)) return false;
  return Number(value.slice(8)) <= daysIn(Number(value.slice(0, 4)), Number(value.slice(5, 7)));
};

const TIME = /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

export const isInstant = (value: unknown): value is Instant =>
  typeof value === 'string' && isDay(value.slice(0, 10)) && TIME.test(value.slice(10));

export const day: Shape<Day> = { is: isDay, description: { kind: 'day' } };
export const instant: Shape<Instant> = { is: isInstant, description: { kind: 'instant' } };

/** Parses `DD/MM/YYYY` exactly; undefined for any other text and for an impossible date. */
export const readDay = (typed: string): Day | undefined => {
  const [days = '', month = '', year = ''] = typed.split('/');
  const read = `${year}-${month}-${days}`;
  return typed.length === 10 && isDay(read) ? read : undefined;
};

/** Formats as `DD/MM/YYYY`. */
export const displayDay = (date: Day): string => date.split('-').reverse().join('/');

/** Age in whole years on `today`. A person born on 29 February has their birthday on 1 March of other years (D-14). */
export const ageOn = (today: Day, birthdate: Day): number => {
  const birthdayCame = today.slice(5) >= birthdate.slice(5);
  return Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (birthdayCame ? 0 : 1);
};
