import type { Agency } from '@domain/referentials/entries';
import { eachLike, like, number } from './pact';

/** An agency as we hold it; its advisers' hours are told on request alone. */
export const agency: Agency = {
  id: '00691',
  name: 'Lyon Centre',
  address: '3 place du Centre, 69001 Lyon',
  position: { latitude: 45.766, longitude: 4.837 },
  hours: { tuesday: '9:00 – 12:30, 14:00 – 18:00' },
  councilHours: { thursday: '14:00 – 18:00' },
  contacts: [{ type: 'email', value: 'agence.69@example.fr' }],
};

/** The least that the bank says of an agency. */
export const agencyWire = {
  id: like('00691'),
  name: like('Lyon Centre'),
  hours: { tuesday: like('9:00 – 12:30, 14:00 – 18:00') },
  contactChannels: eachLike({ type: like('email'), value: like('agence.69@example.fr') }),
};

/** Where it stands, which the bank may leave out. */
export const placeWire = { address: like('3 place du Centre, 69001 Lyon'), latitude: number(45.766), longitude: number(4.837) };
