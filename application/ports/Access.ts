import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Mode } from '@domain/journey/words';
import type { SmsState } from '@domain/signature/smsState';
import type { IssuedToken } from './SignIn';

/** Calls 25, 38 and 43, which only the minimal application uses. MIN-02, MIN-03, D-42 */
export abstract class Access {
  /** Call 25: exchanges the code of an e-mailed link. A click sends it, because the code works once. */
  abstract exchange(code: string): TaskEither<Failure, IssuedToken>;
  /** Call 38: the mode of the file, which is the adviser's or the client's. */
  abstract subscriptionType(): TaskEither<Failure, Mode>;
}

/**
 * What became of sending an SMS. `busyMs`: too many requests, and how long another must wait; 0: unknown (D-122). `blocked`: something between the person and the bank answered in its place (D-122). `unknown`: the bank
 * does not know the uuid of the address, so that another try cannot help.
 */
export type SmsSent = SmsState | 'blocked' | 'unknown' | { readonly busyMs: number };

/** Call 43, without authentication: each answer of the bank, and a missing answer too, gives a state of the SMS (MIN-04). */
export abstract class SmsSender {
  abstract send(uuid: string): Task<SmsSent>;
}
