import type { TaskEither } from 'fp-ts/TaskEither';
import type { WalletAnswer } from './WalletIdentity';

/** Why the browser brought no answer. A refusal, a press that expired and a browser without a wallet look alike. */
export type NoAnswer = 'REFUSED_IN_WALLET' | 'TOO_LATE';

/** The browser's own way to a wallet, on this device or on a phone (W3C Digital Credentials). XTR-38 */
export abstract class BrowserWallets {
  /** The browser knows the call; whether there is a wallet it never says. */
  abstract readonly offered: boolean;
  /** Callers call it inside the click handler, with the request in hand. Gives up after `milliseconds`: without a wallet browsers may wait for ever. */
  abstract ask(request: string, milliseconds: number): TaskEither<NoAnswer, WalletAnswer>;
}
