import type { Agency, WeekHours } from '@domain/referentials/entries';
import { eachLike, like, near } from './pact';

/** The days in the states' parameters. */
export const open = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const advisers = ['tuesday', 'thursday'] as const;

const on = <A>(days: readonly string[], value: A) => Object.fromEntries(days.map(day => [day, value]));
const HOURS = '9:00 – 12:30, 14:00 – 18:00';
const week: WeekHours = on(open, HOURS);
const council: WeekHours = on(advisers, HOURS);

/** An agency in the domain; the bank sends its advisers' hours only on request. */
export const agency: Agency = {
  id: '00691',
  name: 'Lyon Centre',
  address: '3 place du Centre, 69001 Lyon',
  position: { latitude: 45.766, longitude: 4.837 },
  hours: week,
  councilHours: council,
  contacts: [{ type: 'email', value: 'agence.69@example.fr' }],
};

/** The minimum that the bank sends of an agency; its opening days are its own. */
export const agencyWire = {
  id: like('00691'),
  name: like('Lyon Centre'),
  hours: like({}),
  contactChannels: eachLike({ type: like('email'), value: like('agence.69@example.fr') }),
};

/** With hours on the days that the state names. */
export const openWire = { ...agencyWire, hours: on(open, like(HOURS)) };
export const councilWire = { councilHours: on(advisers, like(HOURS)) };

/** The agency's position, which the bank may leave out. */
export const placeWire = { address: like('3 place du Centre, 69001 Lyon'), latitude: near(45.766), longitude: near(4.837) };
