import type { AxiosResponse } from 'axios';
import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Papers } from '@application/signature/ports';
import type { Settings } from '@application/Settings';
import type { Failure } from '@application/failure';
import { arrivedBy, strictAxios } from '../BankApi';
import { failureOf, unreachable } from '../failures';
import { within } from '../limits';
import { receive } from '../received';

/** A page of an access point, in place of the document. */
const isHtml = (content: ArrayBuffer): boolean => new TextDecoder().decode(content.slice(0, 100)).trimStart().startsWith('<');

/** Downloads a document without token or headers of ours; its address works once. The download may be slow, but must not stall. XTR-40 */
export class HttpPapers implements Papers {
  constructor(private readonly settings: Pick<Settings, 'api'>) {}

  read(url: string): TE.TaskEither<Failure, Uint8Array> {
    return pipe(
      TE.tryCatch(
        () => this.received(url),
        (): Failure => unreachable,
      ),
      TE.flatMapEither(answer =>
        answer.status < 400 && answer.data instanceof ArrayBuffer && !isHtml(answer.data)
          ? E.right(new Uint8Array(answer.data))
          : pipe(
              receive(arrivedBy(answer)),
              E.flatMap(({ status, data }) => E.left(failureOf(status, data, false))),
            ),
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
