import type { TaskEither } from 'fp-ts/TaskEither';
import type { Referentials, ReferentialType } from '@application/ports/Referentials';
import type { Failure } from '@application/failure';
import { remembered } from '@application/remembered';
import type { Entry } from '@domain/referentials/entries';

export type EntryList = ReferentialType | 'streetTypes' | 'wealth';

/** Which bands of wealth: those of a person. */
const PERSONAL_WEALTH = 'PARTICULIER';

/** A list that a form offers: situations, housing, regimes, street types, bands of wealth. PER-04, PER-05, PER-07 */
export class ListEntries {
  private readonly lists: Readonly<Record<EntryList, TaskEither<Failure, readonly Entry[]>>>;

  constructor(referentials: Referentials) {
    const entries = (type: ReferentialType) => remembered(referentials.entries(type));
    this.lists = {
      familySituations: entries('familySituations'),
      housingSituations: entries('housingSituations'),
      maritalRegimes: entries('maritalRegimes'),
      streetTypes: remembered(referentials.streetTypes()),
      wealth: remembered(referentials.wealth(PERSONAL_WEALTH)),
    };
  }

  run(list: EntryList): TaskEither<Failure, readonly Entry[]> {
    return this.lists[list];
  }
}
