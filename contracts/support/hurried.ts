import type { Clock } from '@application/ports/Clock';

/** A clock on which no wait takes time: a contract says what is asked and answered, not when. */
export const hurried: Pick<Clock, 'now' | 'sleep'> = { now: () => '2025-10-15T10:00:00+02:00', sleep: () => () => Promise.resolve() };
