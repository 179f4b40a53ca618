import type * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { CoHolders } from '@application/ports/CoHolders';
import type { Failure } from '@application/failure';
import type { BankApi } from '../BankApi';

/** Call 42: a bare JSON boolean. */
export class HttpCoHolders implements CoHolders {
  constructor(private readonly api: BankApi) {}

  hasFinished(subscriptionId: string): TE.TaskEither<Failure, boolean> {
    return this.api.call(
      {
        endpoint: 'GET /v1/states/{id}/checkCoholder',
        method: 'GET',
        path: `/v1/states/${encodeURIComponent(subscriptionId)}/checkCoholder`,
      },
      t.boolean,
    );
  }
}
