import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Agencies } from './ports';
import type { Failure } from '@application/failure';
import { byDistance, type NearbyAgency } from '@domain/delivery/agencyDistance';
import type { Position } from '@domain/referentials/entries';

/** Where to search: a typed address or town, or a position. */
export type Around = { readonly address: string } | { readonly position: Position };

const none: readonly NearbyAgency[] = [];

/** Finds agencies around a place, the nearest first; an empty list where the bank does not find the place. AGY-01 */
export class FindAgencies {
  constructor(private readonly agencies: Agencies) {}

  run(around: Around): TE.TaskEither<Failure, readonly NearbyAgency[]> {
    if ('position' in around) return this.around(around.position);
    return pipe(
      this.agencies.locate(around.address),
      TE.flatMap(([place]) => (place === undefined ? TE.right(none) : this.around(place))),
    );
  }

  private around(position: Position): TE.TaskEither<Failure, readonly NearbyAgency[]> {
    return pipe(
      this.agencies.around(position),
      TE.map(agencies => byDistance(position, agencies)),
    );
  }
}
