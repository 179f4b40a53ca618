import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Workflow } from '@application/ports/Workflow';
import type { Failure } from '@application/failure';
import type { FileState } from '@domain/journey/fileState';
import type { TaskId } from '@domain/journey/steps';
import type { BankApi } from '../BankApi';
import { Nothing } from '../codecs';
import { fromWire, State } from '../journey/HttpFiles';

/** What the bank is told of a file whose client is found to be one already. */
const CLOSED = 'duplicateClosed';

/** Call 47. */
export class HttpWorkflow implements Workflow {
  constructor(private readonly api: BankApi) {}

  advance(to: TaskId): TE.TaskEither<Failure, FileState> {
    return pipe(
      this.api.call({ endpoint: 'PUT /v1/workflow/me', method: 'PUT', path: '/v1/workflow/me', body: { state: to } }, State),
      TE.map(fromWire),
    );
  }

  close(): TE.TaskEither<Failure, void> {
    return this.api.call({ endpoint: 'PUT /v1/workflow/me', method: 'PUT', path: '/v1/workflow/me', body: { state: CLOSED } }, Nothing);
  }
}
