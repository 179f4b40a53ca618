import type { TaskEither } from 'fp-ts/TaskEither';
import type { Prospects } from '@application/ports/Prospects';
import type { Failure } from '@application/failure';
import type { ProspectPart } from '@domain/holders/prospect';

/** Whole parts of a person's file, saved at the end of a step. PER-11 */
export class SaveProspect {
  constructor(private readonly prospects: Prospects) {}

  run(personId: string, part: ProspectPart): TaskEither<Failure, void> {
    return this.prospects.save(personId, part);
  }
}
