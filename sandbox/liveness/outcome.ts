import { LivenessOutcome, type Bank } from '../bank';
import { emailOf } from '../store/applicants';
import { applicantOf, type Liveness, type Subscription } from '../store/documents';
import { checksOf, signerOf, type Who } from '../signing';
import { testValueOf } from '../testValues';
import { faultOf, type Capture } from './decide';

/** Maximum number of video checks of one person of a file; a check that failed technically does not count. LIV-03 */
export const MOST_ATTEMPTS = 3;

/** The outcome of a check: the desk's switch, otherwise the test value of the person's e-mail, otherwise the measures. */
export const checkOutcome = (bank: Bank, subscription: Subscription, who: Who): LivenessOutcome => {
  const { liveness } = bank.switchesFor(subscription.id);
  const outcome = liveness ?? testValueOf(emailOf(applicantOf(subscription, who)), 'video');
  return LivenessOutcome.is(outcome) ? outcome : 'measured';
};

const MAXIMUM = 'MAXIMUM_LIVENESS_COUNT';

/** Uses all attempts up: the state names the last check, so that the page refuses before the person starts another. LIV-03 */
export const useUp = (bank: Bank, subscription: Subscription): void => {
  const participant = signerOf(subscription);
  if (!participant || checkOutcome(bank, subscription, participant) !== 'maximum') return;
  if (checksOf(bank, subscription.id, participant).length > 0) return;
  const id = bank.identifier('LV');
  const ended = { gesture: '', nonce: bank.secret(), status: 'ERROR', validated: false, count: MOST_ATTEMPTS } as const;
  const check: Liveness = { id, subscription: subscription.id, participant, at: bank.now(), ...ended, functionalCode: MAXIMUM };
  bank.store.put('liveness', id, check);
};

/** The result of a check. An error uses no attempt. D-18, LIV-03 */
export const endOf = (
  outcome: LivenessOutcome,
  { nonce, count }: Pick<Liveness, 'nonce' | 'count'>,
  capture: Capture,
): Partial<Liveness> => {
  switch (outcome) {
    case 'silent':
      return {};
    case 'error':
      return { status: 'ERROR' };
    case 'maximum':
      return { status: 'ERROR', functionalCode: MAXIMUM };
    case 'validated':
    case 'refused':
      return { status: 'ENDED', validated: outcome === 'validated', count: count + 1 };
    case 'measured': {
      const fault = faultOf(nonce, capture);
      return { status: 'ENDED', validated: fault === undefined, count: count + 1, ...(fault ? { fault } : {}) };
    }
  }
};
