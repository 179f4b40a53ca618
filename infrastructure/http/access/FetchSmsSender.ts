import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SmsSender } from '@application/ports/Access';
import { minimalCalls } from '@domain/calls/minimal';
import { smsState, type SmsState } from '@domain/sms/state';
import { functionalCodeOf } from '../failures';
import { send, type AccessApi } from './send';

const NO_CONTENT = 204;

/** An answer without a body has no code. An HTML page with a success status comes from an access point's login, not from the bank. R01 */
const readable = async (answer: Response) => {
  const body: unknown = await answer.json().catch(() => undefined);
  const isAnswer = !answer.ok || answer.status === NO_CONTENT || body !== undefined;
  return { httpStatus: isAnswer ? answer.status : null, functionalCode: functionalCodeOf(body) ?? null };
};

/** Call 43. Every status of the bank counts as an answer, 403 too (MIN-04), and so does a missing answer. */
export class FetchSmsSender implements SmsSender {
  constructor(private readonly api: AccessApi) {}

  send(uuid: string): T.Task<SmsState> {
    const query = { uuid, client_id: this.api.clientId };
    return pipe(
      TE.tryCatch(
        () => send(this.api, minimalCalls.sendSms, { query }),
        () => undefined,
      ),
      TE.flatMapTask(answer => () => readable(answer)),
      TE.getOrElse(() => T.of<{ httpStatus: number | null; functionalCode: string | null }>({ httpStatus: null, functionalCode: null })),
      T.map(answer => smsState.decide(answer)),
    );
  }
}
