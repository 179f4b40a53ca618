import * as t from 'io-ts';
import { tableOf } from '@domain/kernel/tableOf';
import { walletRefusals } from '@domain/proofs/walletIdentity';
import type { Bank } from '../bank';
import { Identity } from '../store/identity';

const Device = t.keyof({ SAME: null, OTHER: null, BROWSER: null });
export type Device = t.TypeOf<typeof Device>;

/** Body of call 35b. */
export const Start = t.type({ personId: t.string, device: Device });

/**
 * One request to a wallet. `session`: the token that began it; `expires`, `codeExpires`: milliseconds of the bank's time; `responseCode`:
 * what the wallet leads back, one for each answer; `key`: the private key of this request alone, gone once it is answered.
 */
export const Transaction = t.intersection([
  t.type({
    id: t.string,
    subscription: t.string,
    participant: t.keyof({ TIT: null, COT: null }),
    session: t.string,
    device: Device,
    nonce: t.string,
    expires: t.number,
    /** The origin of the front end that asks, to which the wallet leads back. */
    front: t.string,
    status: t.keyof({ WAITING: null, CLAIMED: null, RECEIVED: null, REFUSED: null }),
  }),
  t.partial({
    reason: t.keyof(tableOf(walletRefusals.map(reason => [reason, null]))),
    responseCode: t.string,
    codeExpires: t.number,
    identity: Identity,
    key: t.UnknownRecord,
    /** The identity went to the session, and stands on the file. */
    delivered: t.boolean,
    /** What was wrong, for the desk. */
    why: t.string,
  }),
]);
export type Transaction = t.TypeOf<typeof Transaction>;

/** Body of call 35c: what the browser gave back. */
export const Answered = t.type({ protocol: t.literal('openid4vp-v1-signed'), data: t.UnknownRecord });

/** A wallet's answer as it comes in: an error in the clear, or one encrypted response. */
export const Answer = t.partial({ error: t.string, response: t.string });
export type Answer = t.TypeOf<typeof Answer>;

const KIND = 'wallet';

export const transactionOf = (bank: Bank, id: string): Transaction | undefined => bank.store.get(KIND, id, Transaction);
export const transactionsOf = (bank: Bank, subscription: string): readonly Transaction[] =>
  bank.store.ofFile(KIND, subscription, Transaction);
export const keepTransaction = (bank: Bank, transaction: Transaction): void => bank.store.put(KIND, transaction.id, transaction);
