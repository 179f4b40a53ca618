import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { FileState } from '@domain/journey/fileState';
import type { TaskId } from '@domain/journey/steps';

/** Call 47: ends a task; the bank answers with the next state, whose task the page shows. STP-15 */
export abstract class Workflow {
  abstract advance(to: TaskId): TaskEither<Failure, FileState>;
  /** Closes this file unsigned, because the client already has a file of their own. D-47 */
  abstract close(): TaskEither<Failure, void>;
}
