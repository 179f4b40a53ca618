import type { StepName } from '@domain/journey/steps';

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
