import type { TaskEither } from 'fp-ts/TaskEither';
import type { Prospects } from '@application/ports/Prospects';
import type { Failure } from '@application/failure';
import type { ProspectPart } from '@domain/holders/prospect';
import type { FileState } from '@domain/journey/fileState';

/** Whole parts of a person's file, saved at the end of a step; a state where that moved the file. PER-11, D-52 */
export class SaveProspect {
  constructor(private readonly prospects: Prospects) {}

  run(personId: string, part: ProspectPart): TaskEither<Failure, FileState | undefined> {
    return this.prospects.save(personId, part);
  }
}
