import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Prospect, ProspectPart } from '@domain/holders/prospect';

/** Calls 29b and 30: what the file says of a person, read and saved part by part. PER-11 */
export abstract class Prospects {
  abstract byId(personId: string): TaskEither<Failure, Prospect>;
  abstract save(personId: string, part: ProspectPart): TaskEither<Failure, void>;
}
