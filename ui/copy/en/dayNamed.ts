import { displayDay } from '@domain/kernel/day';
import { onFirstUse } from '../onFirstUse';
import type * as fr from '../fr/dayNamed';
import type { Wording } from '../byReader';
import { inWords } from './weekday';

const named = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }));

/** 'Thursday 16 October 2025' */
export const dayNamed: Wording<typeof fr.dayNamed> = day => `${named().format(new Date(`${day}T12:00:00Z`))} ${inWords(displayDay(day))}`;
