import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { IssuerKeys } from '@application/proofs/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { IssuerKey } from '@domain/proofs/twoDDoc/issuers';
import type { BankApi } from '../BankApi';
import { listToPick } from '../codecs';
import { CalendarDay } from '../day';
import { Text } from '../formed';
import { to } from '../to';

const Keys = listToPick(t.type({ caId: Text, certId: Text, spki: Text, from: CalendarDay, until: CalendarDay }, 'IssuerKey'));

/** Call 21b, proposed. XTR-19 */
export class HttpIssuerKeys implements IssuerKeys {
  constructor(private readonly api: BankApi) {}

  all(): TE.TaskEither<Failure, readonly IssuerKey[]> {
    return pipe(
      this.api.call(to(journeyCalls.getIssuerKeys), Keys),
      TE.map(keys => keys.map(({ caId, certId, ...key }) => ({ authority: caId, certificate: certId, ...key }))),
    );
  }
}
