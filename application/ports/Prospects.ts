import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Prospect, ProspectPart } from '@domain/holders/prospect';
import type { FileState } from '@domain/journey/fileState';

/** Calls 29b and 30: the person's data on the file, read as a whole and saved part by part. PER-11 */
export abstract class Prospects {
  abstract byId(personId: string): TaskEither<Failure, Prospect>;
  /**
   * Returns the file's state where the save moved the file back to the check. `code`: the SMS code that allows an e-mail change on the
   * recap. D-52, D-62
   */
  abstract save(personId: string, part: ProspectPart, code?: string): TaskEither<Failure, FileState | undefined>;
}
