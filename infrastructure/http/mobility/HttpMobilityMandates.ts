import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Failure } from '@application/failure';
import type { MobilityMandate, MobilityMandates } from '@application/mobility/ports';
import { journeyCalls } from '@domain/calls/journey';
import type { BankApi } from '../BankApi';
import { Text } from '../formed';
import { idempotencyHeader } from '../idempotencyHeader';
import { to } from '../to';

const Given = t.type({ reference: Text }, 'MobilityMandate');

/** Call 40d, proposed. XTR-76 */
export class HttpMobilityMandates implements MobilityMandates {
  constructor(private readonly api: BankApi) {}

  give(idempotencyKey: string, mandate: MobilityMandate): TE.TaskEither<Failure, string> {
    return pipe(
      this.api.call({ ...to(journeyCalls.giveMobilityMandate), body: mandate, headers: idempotencyHeader(idempotencyKey) }, Given),
      TE.map(({ reference }) => reference),
    );
  }
}
