import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Instant } from '@domain/kernel/day';

/** The latest e-mail of an invitation: when it left, and the seconds to wait before the next one. */
export interface Invitation {
  readonly sentAt: Instant;
  readonly wait: number;
}

/** Call 42b, proposed: sends the next signer the invitation e-mail again; that person may also request it. JNT-03, XTR-40 */
export abstract class Invitations {
  abstract sendAgain(subscriptionId: string): TaskEither<Failure, Invitation>;
}
