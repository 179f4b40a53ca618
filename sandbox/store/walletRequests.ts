import * as t from 'io-ts';
import { tableOf } from '@domain/kernel/tableOf';
import { walletRefusals } from '@domain/proofs/walletIdentity';
import { Identity } from './identity';

export const Device = t.keyof({ SAME: null, OTHER: null, BROWSER: null });
export type Device = t.TypeOf<typeof Device>;

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
    /** The session has received the identity, and the dossier contains it. */
    delivered: t.boolean,
    /** What was wrong, for the desk. */
    why: t.string,
  }),
]);
export type Transaction = t.TypeOf<typeof Transaction>;
