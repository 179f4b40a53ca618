import type { Country } from './entries';

/** France, then the countries around it: what most people here answer. */
const NEAR: readonly string[] = ['FR', 'BE', 'LU', 'DE', 'CH', 'IT', 'MC', 'ES', 'AD', 'PT'];

const placeOf = ({ code }: Country): number => (NEAR.includes(code) ? NEAR.indexOf(code) : NEAR.length);

/** The countries in the order in which they are offered; the others as the bank orders them. PER-02 */
export const frenchFirst = (countries: readonly Country[]): readonly Country[] =>
  [...countries].sort((one, other) => placeOf(one) - placeOf(other));
