import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Prospect, ProspectPart } from '@domain/holders/prospect';
import type { DossierState } from '@domain/journey/dossierState';
import type { Person } from '@domain/holders/person';
import type { Polled } from '@application/polled';
import type { Reported } from '@domain/journey/reported';
import type { TaskId } from '@domain/journey/steps';

/** Calls 29b and 30: the person's data on the file, read as a whole and saved part by part. PER-11 */
export abstract class Prospects {
  abstract byId(personId: string): TaskEither<Failure, Prospect>;
  /**
   * Returns the file's state where the save moved the file back to the check. `code`: the SMS code that allows an e-mail change on the
   * recap. D-52, D-62
   */
  abstract save(personId: string, part: ProspectPart, code?: string): TaskEither<Failure, DossierState | undefined>;
}

/** Call 29: the signed-in person. */
export abstract class Persons {
  abstract me(): TaskEither<Failure, Person>;
}

/** Call 42: whether the co-holder of a joint file has finished. STP-09 */
export abstract class CoHolders {
  abstract hasFinished(subscriptionId: string, polled?: Polled): TaskEither<Failure, boolean>;
}

/** The state of a file under way. Call 37. STP-06 */
export abstract class Dossiers {
  abstract mine(polled?: Polled): TaskEither<Failure, DossierState>;
}

/** Call 47: ends a task, or returns to the recap before the signature; the bank answers with the state, whose task the page shows. STP-15, D-108 */
export abstract class Workflow {
  /** `reported`: the client sends the file back to the adviser, with what is wrong in it. ADV-03 */
  abstract advance(to: TaskId, reported?: Reported): TaskEither<Failure, DossierState>;
  /** Closes this file unsigned, because the client already has a file of their own. D-47 */
  abstract close(): TaskEither<Failure, void>;
}
