import * as t from 'io-ts';
import type { PendingWallet, WalletStore } from '@application/wallet/ports';
import { stepName, type StepName } from '@domain/journey/steps';
import type { TabStorage } from './tabStorage';

const WALLET = 'omc.wallet';

const Step = new t.Type<StepName>(
  'Step',
  stepName.is,
  (value, context) => (stepName.is(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
const Pending = t.type({ transactionId: t.string, personId: t.string, step: Step });

/** The request to a wallet, until its answer or the end of the session. XTR-38, X10 */
export class TabWalletStore implements WalletStore {
  constructor(private readonly storage: TabStorage) {}

  pending(): PendingWallet | undefined {
    return this.storage.read(WALLET, Pending);
  }

  keep(pending: PendingWallet): void {
    this.storage.write(WALLET, pending);
  }

  forget(): void {
    this.storage.remove(WALLET);
  }
}
