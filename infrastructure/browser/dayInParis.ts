import { isDay, PARIS, readDay, type Day } from '@domain/kernel/day';

const HOUR_MS = 3_600_000;
const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * The calendar day in Paris, of milliseconds since 1970. Winter and summer time differ in it for one hour of the night: only then is the
 * time zone read, which holds a phone's processor for 100 ms. CFG-06
 */
export const dayInParis = (milliseconds: number): Day => {
  const [winter, summer] = [dayAt(milliseconds + HOUR_MS), dayAt(milliseconds + 2 * HOUR_MS)];
  const found = winter === summer ? winter : readDay(new Intl.DateTimeFormat('fr-FR', { timeZone: PARIS }).format(milliseconds));
  if (!isDay(found)) throw new RangeError(`Not a day: ${milliseconds}`);
  return found;
};
