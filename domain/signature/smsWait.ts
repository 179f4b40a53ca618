import { rule } from '@domain/kernel/rule';
import { oneOf, record, whole } from '@domain/kernel/shape';
import { SMS_PENDING_SECONDS } from './smsState';

export const smsWait = rule({
  id: 'sms.wait',
  requirements: ['MIN-04', 'D-26'],
  title: { fr: 'L’attente avant un autre SMS', en: 'The wait before another SMS' },
  says: {
    fr: 'Après un SMS déjà parti, un autre peut être demandé au bout de {wait} secondes ; après toute autre réponse, tout de suite.',
    en: 'After an SMS that was sent already another may be asked for {wait} seconds later; after any other answer, at once.',
  },
  parameters: { wait: { value: SMS_PENDING_SECONDS, unit: 'seconds', limit: 'included' } },
  input: record({ state: oneOf('success', 'pending', 'max-tries', 'failed'), elapsed: whole }),
  known: { elapsed: [0, 1, SMS_PENDING_SECONDS - 1, SMS_PENDING_SECONDS, SMS_PENDING_SECONDS + 1] },
  decide: ({ state, elapsed }): number => (state === 'pending' ? Math.max(0, SMS_PENDING_SECONDS - elapsed) : 0),
  examples: [
    ['sent a moment ago', { state: 'pending', elapsed: 0 }, 60],
    ['a second before the end', { state: 'pending', elapsed: 59 }, 1],
    ['at the end', { state: 'pending', elapsed: 60 }, 0],
    ['long after', { state: 'pending', elapsed: 3600 }, 0],
    ['sent now', { state: 'success', elapsed: 0 }, 0],
    ['not sent', { state: 'failed', elapsed: 0 }, 0],
    ['tries used up', { state: 'max-tries', elapsed: 0 }, 0],
  ],
});
