import { onFirstUse } from '../onFirstUse';
import type * as fr from '../fr/weekday';
import type { Wording } from '../byReader';

const spoken = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** 'Thursday 16 October' */
export const weekdayOf: Wording<typeof fr.weekdayOf> = day => spoken().format(new Date(`${day}T12:00:00Z`));
