import { leading } from '@domain/errors/refusals';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, text, whole } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

export type SmsState = 'success' | 'pending' | 'max-tries' | 'failed';

/** The wait before the next SMS, in seconds. D-26 */
export const SMS_PENDING_SECONDS = 60;

interface Answer {
  readonly httpStatus: number | null;
  readonly functionalCode: string | null;
}

const justSent = leading('action', 'sms-pending');
const other = { noneOf: [justSent] };
const done = { atLeast: 200, under: 300 };
const FORBIDDEN = 403;

const rows: readonly Row<Answer, SmsState>[] = [
  { when: { functionalCode: justSent }, then: 'pending', because: 'MIN-04: one was sent less than a minute ago' },
  { when: { functionalCode: other, httpStatus: FORBIDDEN }, then: 'max-tries', because: 'MIN-04: no more may be sent' },
  { when: { functionalCode: other, httpStatus: done }, then: 'success', because: 'MIN-03: it is sent' },
  { when: { functionalCode: other, httpStatus: { noneOf: [FORBIDDEN, done] } }, then: 'failed', because: 'MIN-04: anything else' },
];

export const smsState = rule({
  id: 'sms.state',
  requirements: ['MIN-03', 'MIN-04', 'D-26', 'D-38'],
  title: { fr: 'Ce que devient l’envoi d’un SMS', en: 'What became of sending an SMS' },
  says: {
    fr: 'Un SMS qui vient de partir fait attendre (sms.wait dit combien) ; un refus d’accès dit que le nombre d’essais est atteint ; tout autre échec est un échec.',
    en: 'An SMS that has just been sent means waiting (sms.wait says how long); access refused means that the tries are used up; any other failure is a failure.',
  },
  input: record({ httpStatus: absentOr(whole), functionalCode: absentOr(text) }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['sent', { httpStatus: 204, functionalCode: null }, 'success'],
    ['sent a moment ago', { httpStatus: 409, functionalCode: 'EXISTING_KEY_IN_LOCK_CACHE' }, 'pending'],
    ['sent a moment ago, whatever the status', { httpStatus: 403, functionalCode: 'EXISTING_KEY_IN_LOCK_CACHE' }, 'pending'],
    ['tries used up', { httpStatus: 403, functionalCode: null }, 'max-tries'],
    ['just below success', { httpStatus: 199, functionalCode: null }, 'failed'],
    ['just above success', { httpStatus: 300, functionalCode: null }, 'failed'],
    ['unknown address', { httpStatus: 404, functionalCode: null }, 'failed'],
    ['another code', { httpStatus: 422, functionalCode: 'generic' }, 'failed'],
    ['no answer', { httpStatus: null, functionalCode: null }, 'failed'],
  ],
});
