import countries from 'i18n-iso-countries';
import { countryNames, stateless, territories } from './countryNames';
import type { Ref } from './entries';
import { once } from './once';

/** A country in calls 14 and 15. */
interface CountryRef extends Ref {
  readonly osceCode: string;
}

const OSCE_FRANCE = '001';

const osceOf = (code: string): string => (code === 'FR' ? OSCE_FRANCE : `2${countries.alpha2ToNumeric(code) ?? '000'}`);

/** Call 15: countries and territories, with their other names. D-67 */
export const allCountries = once((): readonly CountryRef[] =>
  Object.entries(countries.getNames('fr', { select: 'official' }))
    .map(([code, label]) => ({ code, label, osceCode: osceOf(code), also: countryNames.get(code) ?? [] }))
    .sort((one, other) => one.label.localeCompare(other.label, 'fr')),
);

/** Call 14: without territories, with 'stateless'. D-87 */
export const nationalities = once((): readonly CountryRef[] => [...allCountries().filter(({ code }) => !territories.has(code)), stateless]);
