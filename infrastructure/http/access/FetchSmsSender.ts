import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SmsAnswer, SmsSender } from '@application/ports/Access';
import type { Failure } from '@application/failure';
import { codeOf } from '../codecs';
import { send, type AccessApi } from './send';

const ENDPOINT = 'POST /public/sms';

/** An answer without a body, or whose body is none, has no code. */
const readable = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined);

/** Call 43. Every answer of the bank is an answer, its 403 too (MIN-04); only silence is a failure. */
export class FetchSmsSender implements SmsSender {
  constructor(private readonly api: AccessApi) {}

  send(uuid: string): TE.TaskEither<Failure, SmsAnswer> {
    const query = new URLSearchParams({ uuid, client_id: this.api.clientId });
    return pipe(
      TE.tryCatch(
        () => send(this.api, `/public/sms?${query.toString()}`, { method: 'POST' }),
        (): Failure => ({ kind: 'unreachable', endpoint: ENDPOINT }),
      ),
      TE.flatMapTask(answer => async () => ({ httpStatus: answer.status, functionalCode: codeOf(await readable(answer)) })),
    );
  }
}
