import type { Day } from '@domain/kernel/day';
import { onFirstUse } from '../onFirstUse';

const spoken = onFirstUse(() => new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** 'jeudi 16 octobre' */
export const weekdayOf = (day: Day): string => spoken().format(new Date(`${day}T12:00:00Z`));
