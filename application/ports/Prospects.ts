import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Prospect, ProspectPart } from '@domain/holders/prospect';
import type { FileState } from '@domain/journey/fileState';

/** Calls 29b and 30: what the file says of a person, read and saved part by part. PER-11 */
export abstract class Prospects {
  abstract byId(personId: string): TaskEither<Failure, Prospect>;
  /** The file's state, where what was saved moved it: back to the check. `code`: received by SMS, lets an e-mail change on the recap. D-52, D-62 */
  abstract save(personId: string, part: ProspectPart, code?: string): TaskEither<Failure, FileState | undefined>;
}
