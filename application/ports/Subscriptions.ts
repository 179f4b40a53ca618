import type { TaskEither } from 'fp-ts/TaskEither';
import type { Applicant } from '@domain/holders/applicant';
import type { SelectedContract } from '@domain/offer/contracts';
import type { Workflow } from '@domain/journey/words';
import type { Failure } from '@application/failure';

export interface NewSubscription {
  readonly workflow: Workflow;
  readonly holder: Applicant;
  readonly coHolder: Applicant | undefined;
  readonly selection: readonly SelectedContract[];
  /** The captcha's answer, as its header carries it (INF-07); undefined for an adviser, whose session speaks for them (D-47). */
  readonly captcha: string | undefined;
  /** One per intention, so that a repeated click creates one subscription (R04). */
  readonly idempotencyKey: string;
}

/** What the bank made. `uuid` leads to the identity provider (D-07). */
export interface CreatedSubscription {
  readonly id: string;
  readonly uuid: string;
  readonly prospectId: string;
  readonly holderId: string;
}

/** Call 41, without authentication but for an adviser. INF-10, D-47 */
export abstract class Subscriptions {
  abstract create(subscription: NewSubscription): TaskEither<Failure, CreatedSubscription>;
}
