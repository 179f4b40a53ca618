import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Files } from '@application/ports/Files';
import type { Persons } from '@application/ports/Persons';
import type { Failure } from '@application/failure';
import type { FileState } from '@domain/journey/fileState';
import type { Person } from '@domain/holders/person';

/** A file under way and the person connected to it. */
export interface StartedFile {
  readonly state: FileState;
  readonly person: Person;
}

/** Fast-forward of somebody authenticated: the saved state and the prospect. STP-06, STP-08 */
export class StartJourney {
  constructor(
    private readonly files: Files,
    private readonly persons: Persons,
  ) {}

  run(): TE.TaskEither<Failure, StartedFile> {
    return pipe(TE.Do, TE.apS('state', this.files.mine()), TE.apS('person', this.persons.me()));
  }
}
