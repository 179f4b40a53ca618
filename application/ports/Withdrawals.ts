import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';

/** How a contract is renounced: the delay in days, where to write, and whether a declaration can be sent online here. */
export interface WithdrawalTerms {
  readonly days: number;
  readonly address: string;
}

/** The right of withdrawal, while the bank offers no call for it: contract proposed, see docs. XTR-26 */
export abstract class Withdrawals {
  abstract terms(): TaskEither<Failure, WithdrawalTerms>;
}
