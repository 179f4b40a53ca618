import { rule } from '@domain/kernel/rule';
import { record, whole } from '@domain/kernel/shape';

/** Milliseconds before the token's end at which the page warns. */
const WARNED_MS = 120_000;

export const sessionEnding = rule({
  id: 'session.ending',
  requirements: ['SES-01', 'SES-03'],
  title: { fr: 'Fin annoncée de la session', en: 'The session’s end is announced' },
  says: {
    fr: 'Quand il reste {warned} au jeton ou moins, la page propose de s’identifier à nouveau, même à une personne active ; à la fin du jeton, la session est finie.',
    en: 'When the token has {warned} left or less, the page offers a new sign-in, to an active person too; when the token ends, the session is over.',
  },
  parameters: { warned: { value: WARNED_MS, unit: 'milliseconds', limit: 'included' } },
  input: record({ leftMs: whole }),
  decide: ({ leftMs }): 'open' | 'announced' | 'over' => {
    if (leftMs > WARNED_MS) return 'open';
    return leftMs > 0 ? 'announced' : 'over';
  },
  examples: [
    ['a millisecond more than two minutes', { leftMs: 120_001 }, 'open'],
    ['two minutes', { leftMs: 120_000 }, 'announced'],
    ['the last millisecond', { leftMs: 1 }, 'announced'],
    ['the end', { leftMs: 0 }, 'over'],
    ['a computer that slept past the end', { leftMs: -3_600_000 }, 'over'],
  ],
});
