import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Workflow } from '@application/prospect/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { DossierState } from '@domain/journey/dossierState';
import type { Reported } from '@domain/journey/reported';
import type { TaskId } from '@domain/journey/steps';
import type { BankApi } from '../BankApi';
import { Nothing } from '../codecs';
import { fromWire, State } from '../journey/HttpDossiers';
import { to } from '../to';

/** The value that the page sends to close a file whose client the bank already has. */
const CLOSED = 'duplicateClosed';

/** Call 47. */
export class HttpWorkflow implements Workflow {
  constructor(private readonly api: BankApi) {}

  advance(task: TaskId, reported?: Reported): TE.TaskEither<Failure, DossierState> {
    const body = { state: task, ...(reported ? { reported } : {}) };
    return pipe(this.api.call({ ...to(journeyCalls.advance), body }, State), TE.map(fromWire));
  }

  close(): TE.TaskEither<Failure, void> {
    return this.api.call({ ...to(journeyCalls.advance), body: { state: CLOSED } }, Nothing);
  }
}
