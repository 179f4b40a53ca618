import type { Clock } from '@application/ports/Clock';
import { parisOffset, parisTime, type Instant } from '@domain/kernel/day';
import { hourMessages } from '@ui/copy/fr/hour';

/** HH:MM in Paris, and that it is Paris' where the device's clock shows another hour at that moment: every hour on a page is written by it. CFG-06, D-93 */
export const hourSaid = (clock: Pick<Clock, 'deviceOffset'>, moment: Instant): string => {
  const hour = parisTime(moment);
  return clock.deviceOffset(moment) === parisOffset(moment) ? hour : hourMessages.ofParis(hour);
};
