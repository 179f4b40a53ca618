import { rule } from '@domain/kernel/rule';
import { record, whole } from '@domain/kernel/shape';

/** Defaults in milliseconds: time without user activity until the dialog, then time until the dialog ends the session. SES-03, D-26 */
export const inactivityDefaults = { afterMs: 600_000, popupMs: 30_000 } as const;

export const sessionInactivity = rule({
  id: 'session.inactivity',
  requirements: ['SES-03', 'D-26'],
  title: { fr: 'Inactivité', en: 'Inactivity' },
  says: {
    fr: 'Sans geste pendant la durée réglée ({after} secondes si rien n’est réglé), on demande si la personne est encore là ; sans réponse dans le délai du compte à rebours ({popup} secondes), la session prend fin.',
    en: 'Without a gesture for the time configured ({after} seconds where nothing is) one asks whether the person is still there; without an answer within the countdown ({popup} seconds) the session ends.',
  },
  parameters: {
    after: { value: inactivityDefaults.afterMs / 1000, unit: 'seconds', limit: 'excluded' },
    popup: { value: inactivityDefaults.popupMs / 1000, unit: 'seconds', limit: 'excluded' },
  },
  input: record({ idleMs: whole, afterMs: whole, popupMs: whole }),
  decide: ({ idleMs, afterMs, popupMs }): 'active' | 'asked' | 'ended' => {
    if (idleMs < afterMs) return 'active';
    return idleMs < afterMs + popupMs ? 'asked' : 'ended';
  },
  examples: [
    ['a millisecond before ten minutes', { idleMs: 599_999, ...inactivityDefaults }, 'active'],
    ['ten minutes', { idleMs: 600_000, ...inactivityDefaults }, 'asked'],
    ['a millisecond before the countdown ends', { idleMs: 629_999, ...inactivityDefaults }, 'asked'],
    ['thirty seconds later', { idleMs: 630_000, ...inactivityDefaults }, 'ended'],
    ['a countdown of nothing', { idleMs: 600_000, afterMs: 600_000, popupMs: 0 }, 'ended'],
  ],
});
