import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Mode } from '@domain/journey/words';
import type { SmsState } from '@domain/sms/state';
import type { IssuedToken } from './SignIn';

/** Calls 25, 38 and 43: the minimal application's. MIN-02, MIN-03, D-42 */
export abstract class Access {
  /** Call 25: the code of an e-mailed link, swapped on a click. */
  abstract exchange(code: string): TaskEither<Failure, IssuedToken>;
  /** Call 38: whose journey the file is. */
  abstract subscriptionType(): TaskEither<Failure, Mode>;
}

/** Call 43, without authentication: whatever the bank answers, its silence too, says what became of the SMS (MIN-04). */
export abstract class SmsSender {
  abstract send(uuid: string): Task<SmsState>;
}
