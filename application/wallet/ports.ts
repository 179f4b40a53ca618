import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Polled } from '@application/polled';
import type { Instant } from '@domain/kernel/day';
import type { WalletOutcome } from '@domain/proofs/walletIdentity';
import type { StepName } from '@domain/journey/steps';

/** Why the browser returned no answer. A refusal, an expired click and a browser without a wallet cannot be distinguished. */
export type NoAnswer = 'REFUSED_IN_WALLET' | 'TOO_LATE';

/** The browser's own way to a wallet, on this device or on a phone (W3C Digital Credentials). XTR-38 */
export abstract class BrowserWallets {
  /** The browser knows the call; whether there is a wallet it never says. */
  abstract readonly offered: boolean;
  /**
   * Call it inside the click handler, with a prepared request. Gives up after `milliseconds`: without a wallet, browsers may wait for ever.
   */
  abstract ask(request: string, milliseconds: number): TaskEither<NoAnswer, WalletAnswer>;
}

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

/** Response codes on their way between tabs: a wallet leads back to a new tab, and the tab that asked waits for its code. XTR-38 */
export abstract class WalletReturns {
  abstract hand(code: string): void;
  /** Calls `act` with each code from another tab; returns the function that unsubscribes it. */
  abstract whenHanded(act: (code: string) => void): () => void;
}

/** A request that a wallet on this device may answer. It holds nothing of the person's identity. */
export interface PendingWallet {
  readonly transactionId: string;
  readonly personId: string;
  /** The step that asked: the wallet leads back to the page's address, which does not say it. */
  readonly step: StepName;
}

/** The tab's storage, because opening the wallet may unload the page. XTR-38, X10 */
export abstract class WalletStore {
  abstract pending(): PendingWallet | undefined;
  abstract keep(pending: PendingWallet): void;
  abstract forget(): void;
}
