import type { TaskEither } from 'fp-ts/TaskEither';
import type { Workflow } from '@application/ports/Workflow';
import type { Failure } from '@application/failure';

/** The adviser says that the client is one already: the account is opened from that client's own file, this one is closed. ADV-02, D-47 */
export class CloseFile {
  constructor(private readonly workflow: Workflow) {}

  run(): TaskEither<Failure, void> {
    return this.workflow.close();
  }
}
