import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { FileState } from '@domain/journey/fileState';
import type { Reported } from '@domain/journey/reported';
import type { TaskId } from '@domain/journey/steps';

/** Call 47: ends a task, or returns to the recap before the signature; the bank answers with the state, whose task the page shows. STP-15, D-108 */
export abstract class Workflow {
  /** `reported`: the client sends the file back to the adviser, with what is wrong in it. ADV-03 */
  abstract advance(to: TaskId, reported?: Reported): TaskEither<Failure, FileState>;
  /** Closes this file unsigned, because the client already has a file of their own. D-47 */
  abstract close(): TaskEither<Failure, void>;
}
