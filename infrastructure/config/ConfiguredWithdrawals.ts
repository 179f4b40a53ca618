import type { Settings } from '@application/Settings';
import type { Withdrawals, WithdrawalTerms } from '@application/signature/ports';

/** The configured period and address. XTR-26, XTR-68 */
export class ConfiguredWithdrawals implements Withdrawals {
  constructor(private readonly settings: Pick<Settings, 'withdrawal' | 'withdrawalAddress'>) {}

  terms(): WithdrawalTerms {
    const { withdrawal, withdrawalAddress: address } = this.settings;
    return { ...withdrawal, address };
  }
}
