import * as t from 'io-ts';
import type { Bank } from '../bank';
import { Device, Transaction } from '../store/walletRequests';

/** Body of call 35b. */
export const Start = t.type({ personId: t.string, device: Device });

/** Body of call 35c: what the browser gave back. */
export const Answered = t.type({ protocol: t.literal('openid4vp-v1-signed'), data: t.UnknownRecord });

/** A wallet's answer as it comes in: an error in the clear, or one encrypted response. */
export const Answer = t.partial({ error: t.string, response: t.string });
export type Answer = t.TypeOf<typeof Answer>;

const KIND = 'wallet';

export const transactionOf = (bank: Bank, id: string): Transaction | undefined => bank.store.get(KIND, id, Transaction);
export const transactionsOf = (bank: Bank, subscription: string): readonly Transaction[] =>
  bank.store.ofDossier(KIND, subscription, Transaction);
export const keepTransaction = (bank: Bank, transaction: Transaction): void => bank.store.put(KIND, transaction.id, transaction);
