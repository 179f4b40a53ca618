import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '@application/ports/Clock';
import type { Referentials } from '@application/ports/Referentials';
import type { Failure } from '@application/failure';
import { remembered } from '@application/remembered';
import type { Country } from '@domain/referentials/entries';
import { frenchFirst } from '@domain/referentials/frenchFirst';
import { lookup } from './lookup';

export type CountryList = 'nationalities' | 'countries';

/** Nationalities by OSCE code, or countries of birth, residence and tax; France and its neighbours first. PER-02, PER-03 */
export class ListCountries {
  private readonly lists: Readonly<Record<CountryList, TE.TaskEither<Failure, readonly Country[]>>>;

  constructor(referentials: Referentials, clock: Clock) {
    this.lists = {
      nationalities: remembered(pipe(lookup(clock, referentials.osceCountries()), TE.map(frenchFirst))),
      countries: remembered(pipe(lookup(clock, referentials.countries()), TE.map(frenchFirst))),
    };
  }

  run(list: CountryList): TE.TaskEither<Failure, readonly Country[]> {
    return this.lists[list];
  }
}
