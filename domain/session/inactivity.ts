import { rule } from '@domain/kernel/rule';
import { record, whole } from '@domain/kernel/shape';

/** Defaults in milliseconds: time without user activity until the dialog, then time until the dialog ends the session. SES-03, D-26 */
export const inactivityDefaults = { afterMs: 600_000, popupMs: 30_000 } as const;

export const sessionInactivity = rule({
  id: 'session.inactivity',
  requirements: ['SES-03', 'D-26'],
  title: { fr: 'Inactivité', en: 'Inactivity' },
  says: {
    fr: 'Sans geste pendant la durée de la configuration (inactivity.afterMs), on demande si la personne est encore là ; sans réponse dans le délai du compte à rebours (inactivity.popupMs), la session prend fin.',
    en: 'Without a gesture for the time of the configuration (inactivity.afterMs) one asks whether the person is still there; without an answer within the countdown (inactivity.popupMs) the session ends.',
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
