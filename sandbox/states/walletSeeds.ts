import { walletRefusals } from '@domain/proofs/walletIdentity';
import { NOWHERE } from '../places';
import { keepTransaction } from '../wallet/transaction';
import { FAKE } from './fake';
import { known } from './known';
import { ADVISER, adviserConnected, text, type Seed } from './support';

const HOUR_MS = 3_600_000;

/** A file that awaits an identity; in an adviser's session where another device scans the request. XTR-38 */
export const awaitsIdentity: Seed = (bank, params) => {
  const led = params['device'] === 'OTHER';
  const { id } = known(bank, params, 'individual', led ? { initBo: true, adviser: ADVISER } : {});
  if (led) adviserConnected(bank, id);
};

/** A request to a wallet that the contracts' token began; an answer through the browser ends it in the same way. XTR-38 */
export const walletAsked: Seed = (bank, params) => {
  const { id: subscription } = known(bank, params);
  const { status, reason, responseCode } = params;
  const ended = {
    status: status === 'RECEIVED' || status === 'REFUSED' ? status : 'WAITING',
    ...(typeof reason === 'string' ? { reason: walletRefusals.find(each => each === reason) ?? 'NOT_VERIFIED' } : {}),
    ...(status === 'RECEIVED' ? { identity: FAKE.identity } : {}),
  } as const;
  bank.situation = { walletAnswer: ended };
  keepTransaction(bank, {
    id: text(params['transactionId'], ''),
    subscription,
    participant: 'TIT',
    session: FAKE.token,
    device: status === 'RECEIVED' && typeof responseCode !== 'string' ? 'BROWSER' : 'SAME',
    nonce: '',
    front: NOWHERE,
    expires: bank.millis() + HOUR_MS,
    ...(status === 'RECEIVED' && typeof responseCode !== 'string' ? { status: 'WAITING' } : ended),
    ...(typeof responseCode === 'string' ? { responseCode, codeExpires: bank.millis() + HOUR_MS } : {}),
  });
};
