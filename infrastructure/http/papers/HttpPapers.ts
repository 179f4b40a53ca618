import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Papers } from '@application/ports/Papers';
import type { Settings } from '@application/ports/Settings';
import type { Failure } from '@application/failure';
import { attempt, strictAxios } from '../BankApi';
import { failureOf } from '../failures';

/** No id and no secret of the address: the documents' addresses are good once. */
/** The bytes of a document: no token, no header of ours. */
export class HttpPapers implements Papers {
  constructor(private readonly settings: Pick<Settings, 'api'>) {}

  read(url: string): TE.TaskEither<Failure, Uint8Array> {
    return pipe(
      attempt(() => strictAxios(this.settings.api.uploadTimeoutMs).get<unknown>(url, { responseType: 'arraybuffer' }), false),
      TE.flatMap(({ status, data }) =>
        status < 400 && data instanceof ArrayBuffer
          ? TE.right<Failure, Uint8Array>(new Uint8Array(data))
          : TE.left<Failure, Uint8Array>(failureOf(status, undefined, false)),
      ),
    );
  }
}
