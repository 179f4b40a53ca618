import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SmsSender, SmsSent } from '@application/access/ports';
import type { Failure } from '@application/failure';
import { minimalCalls } from '@domain/calls/minimal';
import { smsState } from '@domain/signature/smsState';
import { functionalCodeOf, unreachable } from '../failures';
import { arrived, receive } from '../received';
import { send, type AccessApi } from './send';

const NOT_FOUND = 404;
const missing = { httpStatus: null, functionalCode: null };

/**
 * Call 43. Every status of the bank counts as an answer, 403 too (MIN-04), and so does a missing answer. A page that is not the bank's,
 * with any status, says nothing about the SMS. R01, D-122
 */
export class FetchSmsSender implements SmsSender {
  constructor(private readonly api: AccessApi) {}

  send(uuid: string): T.Task<SmsSent> {
    const query = { uuid, client_id: this.api.clientId };
    return pipe(
      TE.tryCatch(
        async () => arrived(await send(this.api, minimalCalls.sendSms, { query })),
        (): Failure => unreachable,
      ),
      TE.flatMapEither(receive),
      TE.map(({ status, data }) => ({ httpStatus: status, functionalCode: functionalCodeOf(data) ?? null })),
      TE.match(
        (failure): SmsSent => {
          if (failure.kind !== 'unreachable' || failure.by === undefined) return smsState.decide(missing);
          if (failure.by === 'busy') return { busyMs: failure.waitMs ?? 0 };
          return failure.by === 'between' ? 'blocked' : smsState.decide(missing);
        },
        answer => (answer.httpStatus === NOT_FOUND ? 'unknown' : smsState.decide(answer)),
      ),
    );
  }
}
