import type { Country } from './entries';

/** France and its neighbours, the most frequent answers. */
const NEAR: readonly string[] = ['FR', 'BE', 'LU', 'DE', 'CH', 'IT', 'MC', 'ES', 'AD', 'PT'];

const placeOf = ({ code }: Country): number => (NEAR.includes(code) ? NEAR.indexOf(code) : NEAR.length);

/** Sorts the countries for a list: France and its neighbours, then the bank's order. PER-02 */
export const frenchFirst = (countries: readonly Country[]): readonly Country[] =>
  [...countries].sort((one, other) => placeOf(one) - placeOf(other));
