import { readDay } from '@domain/kernel/day';
import { onFirstUse } from '../onFirstUse';
import type * as fr from '../fr/weekday';
import type { Wording } from '../byReader';

const spoken = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** 'Thursday 16 October' */
export const weekdayOf: Wording<typeof fr.weekdayOf> = day => spoken().format(new Date(`${day}T12:00:00Z`));

const written = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** '4 October 2026', from '04/10/2026', which some readers take for a day in April; day and month stay on one line. Any other text as it is. */
export const inWords = (typed: string): string => {
  const day = readDay(typed);
  return day === undefined
    ? typed
    : written()
        .format(new Date(`${day}T12:00:00Z`))
        .replace(' ', '\u00a0');
};
