import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Instant } from '@domain/kernel/day';

/** The newest e-mail of an invitation: when it left, and how many seconds pass before another may be asked for. */
export interface Invitation {
  readonly sentAt: Instant;
  readonly wait: number;
}

/** Call 42b, proposed: the e-mail by which the person whose turn it is comes to sign, once more; they may ask for it themselves. JNT-03, XTR-40 */
export abstract class Invitations {
  abstract sendAgain(subscriptionId: string): TaskEither<Failure, Invitation>;
}
