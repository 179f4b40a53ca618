import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { ReasonsBy, RefusalRequests } from '@application/refusal/ports';
import { journeyCalls } from '@domain/calls/journey';
import type { BankApi } from '../BankApi';
import { Nothing } from '../codecs';
import { to } from '../to';

/** Calls 37b and 37c, proposed. XTR-74 */
export class HttpRefusalRequests implements RefusalRequests {
  constructor(private readonly api: BankApi) {}

  reasons(by: ReasonsBy): TaskEither<Failure, void> {
    return this.api.call({ ...to(journeyCalls.askRefusalReasons), body: { by } }, Nothing);
  }

  review(): TaskEither<Failure, void> {
    return this.api.call(to(journeyCalls.askRefusalReview), Nothing);
  }
}
