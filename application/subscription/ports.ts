import type { TaskEither } from 'fp-ts/TaskEither';
import type { Applicant } from '@domain/holders/applicant';
import type { SelectedContract } from '@domain/offer/contracts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import type { Workflow } from '@domain/journey/words';
import type { Failure } from '@application/failure';

export interface NewSubscription {
  readonly workflow: Workflow;
  readonly holder: Applicant;
  readonly coHolder: Applicant | undefined;
  readonly selection: readonly SelectedContract[];
  /** The monthly price that the person confirmed with the offer. D-106 */
  readonly confirmedPrice?: MonthlyTotal | undefined;
  /** The captcha's solution, as its header carries it (INF-07); undefined for an adviser, whom the session authenticates (D-47). */
  readonly captcha: string | undefined;
  /** `uuid` of this tab's creation before, which the bank replaces unless its number is proven. D-107 */
  readonly replaces?: string | undefined;
  /** One key a submission, so that a repeated click creates one subscription (R04). */
  readonly idempotencyKey: string;
}

/** The subscription that the bank created. The sign-in at the identity provider needs `uuid` (D-07). */
export interface CreatedSubscription {
  readonly id: string;
  readonly uuid: string;
  readonly prospectId: string;
  readonly holderId: string;
}

/** Call 41, which only an adviser authenticates. INF-10, D-47 */
export abstract class Subscriptions {
  abstract create(subscription: NewSubscription): TaskEither<Failure, CreatedSubscription>;
}

/** Proof of work (D-15): requests a challenge, solves it off the main thread, returns the value of the header. INF-07 */
export abstract class Captcha {
  abstract solve(): TaskEither<Failure, string>;
}
