/** How a person withdraws from a contract: within a number of calendar days, at an e-mail address. */
export interface WithdrawalTerms {
  readonly days: number;
  readonly address: string;
}

/** The right of withdrawal. The bank offers no call yet: docs/proposals/withdrawal.md proposes one. XTR-26 */
export abstract class Withdrawals {
  abstract terms(): WithdrawalTerms;
}
