import { DateTime } from 'luxon';
import { plain } from '@tests/support/show';
import { hourText } from './hourText';

/** A device in a time zone. */
const deviceIn = (zone: string) => ({ deviceOffset: (moment: string) => DateTime.fromISO(moment, { zone }).offset });

test.each([
  ['Europe/Paris', '2025-10-15T08:32:00Z', '10 h 32'],
  ['Europe/Madrid', '2025-10-15T08:32:00Z', '10 h 32'],
  ['America/Martinique', '2025-10-15T08:32:00Z', '10 h 32 (heure de Paris)'],
  ['Indian/Reunion', '2025-10-15T08:32:00Z', '10 h 32 (heure de Paris)'],
  ['Indian/Reunion', '2025-12-15T08:32:00Z', '9 h 32 (heure de Paris)'],
  // UTC+1 equals Paris in winter only: the offset depends on the date
  ['Africa/Lagos', '2025-12-15T08:32:00Z', '9 h 32'],
  ['Africa/Lagos', '2025-07-15T08:32:00Z', '10 h 32 (heure de Paris)'],
  // one second before and at the end of daylight saving time
  ['Africa/Lagos', '2025-10-26T00:59:59Z', '2 h 59 (heure de Paris)'],
  ['Africa/Lagos', '2025-10-26T01:00:00Z', '2 h'],
])('D-93, CFG-06: on a device in %s, %s is said %s', (zone, moment, said) => {
  expect(plain(hourText(deviceIn(zone), moment))).toBe(said);
});
