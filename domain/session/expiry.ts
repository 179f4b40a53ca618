import { secondsAfter } from '@domain/kernel/calendar';
import { instant } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, whole } from '@domain/kernel/shape';

/** A token's lifetime after the single-sign-on exchange, in seconds, where the server does not send it. SES-01 */
export const DEFAULT_LIFE_SECONDS = 1_800;

export const sessionExpiry = rule({
  id: 'session.expiry',
  requirements: ['SES-01', 'D-42'],
  title: { fr: 'Fin de validité du jeton', en: 'When a token expires' },
  says: {
    fr: 'Un jeton vaut le nombre de secondes donné par le serveur ; sinon {life} secondes.',
    en: 'A token lasts the seconds that the server gives; else {life} seconds.',
  },
  parameters: {
    life: { value: DEFAULT_LIFE_SECONDS, unit: 'seconds' },
  },
  input: record({ issuedAt: instant, expiresIn: absentOr(whole) }),
  decide: ({ issuedAt, expiresIn }) => secondsAfter(issuedAt, expiresIn ?? DEFAULT_LIFE_SECONDS),
  examples: [
    ['the server says nothing', { issuedAt: '2026-03-09T10:00:00+01:00', expiresIn: null }, '2026-03-09T10:30:00+01:00'],
    ['the server says ten minutes', { issuedAt: '2026-03-09T10:00:00+01:00', expiresIn: 600 }, '2026-03-09T10:10:00+01:00'],
    ['the server says none', { issuedAt: '2026-03-09T10:00:00+01:00', expiresIn: 0 }, '2026-03-09T10:00:00+01:00'],
    ['over midnight, in universal time', { issuedAt: '2026-12-31T23:45:00Z', expiresIn: 1800 }, '2027-01-01T00:15:00Z'],
  ],
});
