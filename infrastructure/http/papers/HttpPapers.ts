import type { AxiosResponse } from 'axios';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Papers } from '@application/ports/Papers';
import type { Settings } from '@application/ports/Settings';
import type { Failure } from '@application/failure';
import { attempt, strictAxios } from '../BankApi';
import { failureOf } from '../failures';
import { within } from '../limits';

/** Downloads a document without token or headers of ours; its address works once. The download may be slow, but must not stall. XTR-40 */
export class HttpPapers implements Papers {
  constructor(private readonly settings: Pick<Settings, 'api'>) {}

  read(url: string): TE.TaskEither<Failure, Uint8Array> {
    return pipe(
      attempt(() => this.received(url), false),
      TE.flatMap(({ status, data }) =>
        status < 400 && data instanceof ArrayBuffer
          ? TE.right<Failure, Uint8Array>(new Uint8Array(data))
          : TE.left<Failure, Uint8Array>(failureOf(status, undefined, false)),
      ),
    );
  }

  private received(url: string): Promise<AxiosResponse<unknown>> {
    const { silenceMs } = this.settings.api;
    return within({ silenceMs, answerMs: silenceMs }, { moves: 'down' }, guarded =>
      strictAxios(silenceMs).get<unknown>(url, { responseType: 'arraybuffer', ...guarded }),
    );
  }
}
