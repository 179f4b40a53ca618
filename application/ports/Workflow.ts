import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { FileState } from '@domain/journey/fileState';
import type { TaskId } from '@domain/journey/steps';

/** Call 47: a task is done; the bank answers with the state that follows, whose task is the one shown. STP-15 */
export abstract class Workflow {
  abstract advance(to: TaskId): TaskEither<Failure, FileState>;
  /** The client has a file of their own already: this one is closed, unsigned. D-47 */
  abstract close(): TaskEither<Failure, void>;
}
