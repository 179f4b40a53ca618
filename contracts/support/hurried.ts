import type { Clock } from '@application/browser/ports';

/** A clock on which waiting takes no time: contracts do not depend on time. */
export const hurried: Pick<Clock, 'now' | 'today' | 'sleep'> = {
  now: () => '2025-10-15T10:00:00+02:00',
  today: () => '2025-10-15',
  sleep: () => () => Promise.resolve(),
};
