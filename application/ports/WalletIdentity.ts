import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Polled } from '@application/polled';
import type { Instant } from '@domain/kernel/day';
import type { WalletOutcome } from '@domain/proofs/walletIdentity';

/** Where the wallet is. `SAME`: on this device; `OTHER`: it scans a code; `BROWSER`: the browser asks it. */
export type WalletDevice = 'SAME' | 'OTHER' | 'BROWSER';

/** A request that a wallet may answer once. */
export interface WalletRequest {
  readonly transactionId: string;
  /** Opens the wallet; undefined for `BROWSER`. */
  readonly link: string | undefined;
  /** For other wallets than the one of `link`. */
  readonly otherLinks: readonly string[];
  /** The signed request that the browser hands over; undefined but for `BROWSER`. */
  readonly request: string | undefined;
  /** No answer counts afterwards. */
  readonly until: Instant;
}

/** What the browser gave back, handed on unread. */
export interface WalletAnswer {
  readonly protocol: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Calls 35b, 35c and 35d. XTR-38 */
export abstract class WalletIdentities {
  abstract start(personId: string, device: WalletDevice): TaskEither<Failure, WalletRequest>;
  abstract answer(transactionId: string, answer: WalletAnswer): TaskEither<Failure, WalletOutcome>;
  /** `responseCode`: from the address by which the wallet leads back; the bank gives no identity without it. */
  abstract outcome(transactionId: string, responseCode?: string, polled?: Polled): TaskEither<Failure, WalletOutcome>;
}
