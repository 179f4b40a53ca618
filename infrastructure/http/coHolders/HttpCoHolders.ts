import type * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { CoHolders } from '@application/prospect/ports';
import type { Failure } from '@application/failure';
import type { Polled } from '@application/polled';
import { journeyCalls } from '@domain/calls/journey';
import type { BankApi } from '../BankApi';
import { to } from '../to';

/** Call 42: a bare JSON boolean. */
export class HttpCoHolders implements CoHolders {
  constructor(private readonly api: BankApi) {}

  hasFinished(subscriptionId: string, polled?: Polled): TE.TaskEither<Failure, boolean> {
    return this.api.call({ ...to(journeyCalls.checkCoholder, { id: subscriptionId }), polled: polled !== undefined }, t.boolean);
  }
}
