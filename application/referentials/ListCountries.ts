import type { TaskEither } from 'fp-ts/TaskEither';
import type { Clock } from '@application/ports/Clock';
import type { Referentials } from '@application/ports/Referentials';
import type { Failure } from '@application/failure';
import { remembered } from '@application/remembered';
import type { Country } from '@domain/referentials/entries';
import { lookup } from './lookup';

export type CountryList = 'nationalities' | 'countries';

/** Nationalities by OSCE code, or countries of birth, residence and tax. PER-02, PER-03 */
export class ListCountries {
  private readonly lists: Readonly<Record<CountryList, TaskEither<Failure, readonly Country[]>>>;

  constructor(referentials: Referentials, clock: Clock) {
    this.lists = {
      nationalities: remembered(lookup(clock, referentials.osceCountries())),
      countries: remembered(lookup(clock, referentials.countries())),
    };
  }

  run(list: CountryList): TaskEither<Failure, readonly Country[]> {
    return this.lists[list];
  }
}
