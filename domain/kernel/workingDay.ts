import { daysAfter, weekdayOf } from './calendar';
import type { Day } from './day';

/** The French public holidays with a fixed date, as MM-DD. Code du travail, L. 3133-1. */
const fixed: readonly string[] = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

/** Easter Monday, Ascension and Whit Monday, in days after Easter. */
const afterEaster = [1, 39, 50] as const;

const SATURDAY = 6;

/** Easter Sunday: the algorithm of Meeus, Jones and Butcher for the Gregorian calendar. */
const easter = (year: number): Day => {
  const [golden, century, rest] = [year % 19, Math.trunc(year / 100), year % 100];
  const moved = Math.trunc((century - Math.trunc((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.trunc(century / 4) - moved + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.trunc(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.trunc((golden + 11 * epact + 22 * weekday) / 451);
  return daysAfter(`${year}-03-01`, { days: epact + weekday - 7 * late + 21 });
};

const isHoliday = (day: Day): boolean => {
  if (fixed.includes(day.slice(5))) return true;
  const sunday = easter(Number(day.slice(0, 4)));
  return afterEaster.some(days => daysAfter(sunday, { days }) === day);
};

/** The day itself, or the next one that is no Saturday, Sunday or public holiday. */
export const nextWorkingDay = (day: Day): Day =>
  weekdayOf(day) >= SATURDAY || isHoliday(day) ? nextWorkingDay(daysAfter(day, { days: 1 })) : day;
