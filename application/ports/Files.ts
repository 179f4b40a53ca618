import type { TaskEither } from 'fp-ts/TaskEither';
import type { FileState } from '@domain/journey/fileState';
import type { Polled } from '@application/polled';
import type { Failure } from '@application/failure';

/** The state of a file under way. Call 37. STP-06 */
export abstract class Files {
  abstract mine(polled?: Polled): TaskEither<Failure, FileState>;
}
