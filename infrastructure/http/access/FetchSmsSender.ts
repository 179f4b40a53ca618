import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SmsSender } from '@application/ports/Access';
import { minimalCalls } from '@domain/calls/minimal';
import { smsState, type SmsState } from '@domain/sms/state';
import { functionalCodeOf } from '../failures';
import { send, type AccessApi } from './send';

/** An answer without a body, or whose body is none, has no code. */
const readable = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined);

/** Call 43. Every answer of the bank is an answer, its 403 too (MIN-04), and silence is one. */
export class FetchSmsSender implements SmsSender {
  constructor(private readonly api: AccessApi) {}

  send(uuid: string): T.Task<SmsState> {
    const query = { uuid, client_id: this.api.clientId };
    return pipe(
      TE.tryCatch(
        () => send(this.api, minimalCalls.sendSms, { query }),
        () => undefined,
      ),
      TE.flatMapTask(answer => async () => ({
        httpStatus: answer.status,
        functionalCode: functionalCodeOf(await readable(answer)) ?? null,
      })),
      TE.getOrElse(() => T.of<{ httpStatus: number | null; functionalCode: string | null }>({ httpStatus: null, functionalCode: null })),
      T.map(answer => smsState.decide(answer)),
    );
  }
}
