import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '@application/ports/Clock';
import type { Referentials } from '@application/ports/Referentials';
import type { Failure } from '@application/failure';
import { remembered } from '@application/remembered';
import { countiesToChoose } from '@domain/referentials/counties';
import type { Entry } from '@domain/referentials/entries';
import { lookup } from './lookup';

/** The counties that one can be born in. PER-02, PER-03 */
export class ListCounties {
  private readonly counties: TE.TaskEither<Failure, readonly Entry[]>;

  constructor(referentials: Referentials, clock: Clock) {
    this.counties = remembered(pipe(lookup(clock, referentials.counties()), TE.map(countiesToChoose)));
  }

  run(): TE.TaskEither<Failure, readonly Entry[]> {
    return this.counties;
  }
}
