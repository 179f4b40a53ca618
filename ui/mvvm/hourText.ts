import type { Clock } from '@application/browser/ports';
import { parisOffset, parisTime } from '@domain/kernel/calendar';
import type { Instant } from '@domain/kernel/day';
import { hourMessages } from '@messages/hour';

/** An hour of Paris, in the words of the language; names Paris when the device's clock shows another hour. Every hour on a page uses it. CFG-06, D-93 */
export const hourText = (clock: Pick<Clock, 'deviceOffset'>, moment: Instant): string => {
  const hour = hourMessages.spoken(parisTime(moment));
  return clock.deviceOffset(moment) === parisOffset(moment) ? hour : hourMessages.ofParis(hour);
};
