import type { Settings } from '@application/ports/Settings';
import type { Withdrawals, WithdrawalTerms } from '@application/ports/Withdrawals';
import { WITHDRAWAL_DAYS } from '@domain/finalisation/withdrawal';

/** The law's delay and the configuration's address, while no call of the bank gives them. XTR-26 */
export class ConfiguredWithdrawals implements Withdrawals {
  constructor(private readonly settings: Pick<Settings, 'withdrawalAddress'>) {}

  terms(): WithdrawalTerms {
    return { days: WITHDRAWAL_DAYS, address: this.settings.withdrawalAddress };
  }
}
