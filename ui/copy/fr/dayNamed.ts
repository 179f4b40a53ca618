import { displayDay, type Day } from '@domain/kernel/day';
import { onFirstUse } from '../onFirstUse';

const named = onFirstUse(() => new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' }));

/** 'jeudi 16/10/2025' */
export const dayNamed = (day: Day): string => `${named().format(new Date(`${day}T12:00:00Z`))} ${displayDay(day)}`;
