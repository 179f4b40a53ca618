import type { Agency, Position } from '@domain/referentials/entries';

/** Mean radius of the Earth, in kilometres. */
const EARTH_KM = 6_371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance between two positions, in kilometres. AGY-01 */
export const distanceKm = (from: Position, to: Position): number => {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const along = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half(from.latitude, to.latitude) + along));
};

/** An agency and its distance; undefined: the bank gives no position. */
export interface NearbyAgency {
  readonly agency: Agency;
  readonly km: number | undefined;
}

/** Sorts agencies by distance; those without a position come last, in the bank's order. AGY-01 */
export const byDistance = (from: Position, agencies: readonly Agency[]): readonly NearbyAgency[] =>
  agencies
    .map(agency => ({ agency, km: agency.position && distanceKm(from, agency.position) }))
    .sort((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity) || 0);
