import type { TaskEither } from 'fp-ts/TaskEither';
import type { Files } from '@application/ports/Files';
import type { Workflow } from '@application/ports/Workflow';
import type { Failure } from '@application/failure';
import type { FileState } from '@domain/journey/fileState';
import type { TaskId } from '@domain/journey/steps';

/** A task is done, or the bank may have moved on: the state that the bank answers with is the one shown. STP-15, MID-02 */
export class AdvanceFile {
  constructor(
    private readonly workflow: Workflow,
    private readonly files: Files,
  ) {}

  run(to: TaskId): TaskEither<Failure, FileState> {
    return this.workflow.advance(to);
  }

  look(): TaskEither<Failure, FileState> {
    return this.files.mine();
  }
}
