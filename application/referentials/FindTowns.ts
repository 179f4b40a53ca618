import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '@application/ports/Clock';
import type { Referentials } from '@application/ports/Referentials';
import type { Failure } from '@application/failure';
import type { Town } from '@domain/referentials/entries';
import { townsToChoose } from '@domain/referentials/towns';
import { lookup } from './lookup';

/** Which towns: those born in, by county code; or those of a postal code. */
export type TownSearch = { readonly county: string } | { readonly postalCode: string };

/** Towns to choose from, in capitals, without those that are none. PER-02, PER-03, PER-06 */
export class FindTowns {
  constructor(
    private readonly referentials: Referentials,
    private readonly clock: Clock,
  ) {}

  run(search: TownSearch): TE.TaskEither<Failure, readonly Town[]> {
    const ask = 'county' in search ? this.referentials.birthTowns(search.county) : this.referentials.postalTowns(search.postalCode);
    return pipe(lookup(this.clock, ask), TE.map(townsToChoose));
  }
}
