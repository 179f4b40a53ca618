/** How a contract is renounced: the delay in calendar days, and the e-mail address to write to. */
export interface WithdrawalTerms {
  readonly days: number;
  readonly address: string;
}

/** The right of withdrawal. The bank offers no call for it yet: what it would be is proposed in docs/proposals/withdrawal.md. XTR-26 */
export abstract class Withdrawals {
  abstract terms(): WithdrawalTerms;
}
