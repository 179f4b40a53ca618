import type { Wording } from '../byReader';
import type * as fr from '../fr/hour';

/** Names Paris, for devices in another time zone. D-93 */
export const hourMessages: Wording<typeof fr.hourMessages> = {
  spoken: time => time,
  ofParis: hour => `${hour} (Paris time)`,
  ofDay: (day, hour) => `${hour} on ${day}`,
};
