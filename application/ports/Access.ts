import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Mode } from '@domain/journey/words';
import type { IssuedToken } from './SignIn';

/** Calls 25, 38 and 43: the minimal application's. MIN-02, MIN-03, D-42 */
export abstract class Access {
  /** Call 25: the code of an e-mailed link, swapped on a click. */
  abstract exchange(code: string): TaskEither<Failure, IssuedToken>;
  /** Call 38: whose journey the file is. */
  abstract subscriptionType(): TaskEither<Failure, Mode>;
}

/** What became of an SMS that was asked for, before `sms.state` reads it. MIN-03, MIN-04 */
export interface SmsAnswer {
  readonly httpStatus: number;
  readonly functionalCode: string | undefined;
}

/** Call 43, without authentication: its 403 has a meaning (MIN-04) and never ends a session. */
export abstract class SmsSender {
  abstract send(uuid: string): TaskEither<Failure, SmsAnswer>;
}
