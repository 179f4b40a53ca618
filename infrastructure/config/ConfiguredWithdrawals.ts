import type { Settings } from '@application/Settings';
import type { Withdrawals, WithdrawalTerms } from '@application/signature/ports';
import { withdrawalPeriod } from '@domain/signature/withdrawal';

/** The legal period and the configured address, as long as the bank has no call for them. XTR-26 */
export class ConfiguredWithdrawals implements Withdrawals {
  constructor(private readonly settings: Pick<Settings, 'withdrawalAddress'>) {}

  terms(): WithdrawalTerms {
    return { days: withdrawalPeriod.days, address: this.settings.withdrawalAddress };
  }
}
