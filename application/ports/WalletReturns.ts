/** Response codes on their way between tabs: a wallet leads back to a new tab, and the tab that asked waits for its code. XTR-38 */
export abstract class WalletReturns {
  abstract hand(code: string): void;
  /** Calls `act` with each code from another tab; returns the function that unsubscribes it. */
  abstract whenHanded(act: (code: string) => void): () => void;
}
