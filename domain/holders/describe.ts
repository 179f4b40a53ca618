import type { Country, Entry, ProfessionCategory } from '@domain/referentials/entries';
import { lookUp, type LookedUp } from '@domain/referentials/lookup';
import type { Prospect } from './prospect';

/** The lists that turn a person's codes into words. */
export interface Wordings {
  readonly nationalities: readonly Country[];
  readonly countries: readonly Country[];
  readonly counties: readonly Entry[];
  readonly familySituations: readonly Entry[];
  readonly maritalRegimes: readonly Entry[];
  readonly housingSituations: readonly Entry[];
  readonly streetTypes: readonly Entry[];
  readonly wealth: readonly Entry[];
  readonly professions: readonly ProfessionCategory[];
  /** Those that no category lists. */
  readonly otherProfessions: readonly Entry[];
  readonly sectors: readonly Entry[];
}

/** A person's codes in words; undefined: not said. SUM-01 */
export interface Described {
  readonly nationality: string | undefined;
  readonly birthCountry: string | undefined;
  readonly birthCounty: string | undefined;
  readonly situation: string | undefined;
  readonly maritalRegime: string | undefined;
  readonly streetType: string | undefined;
  readonly country: string | undefined;
  readonly housing: string | undefined;
  readonly category: string | undefined;
  readonly profession: string | undefined;
  readonly sector: string | undefined;
  readonly wealth: string | undefined;
  readonly obligations: readonly { readonly country: string; readonly taxId: string }[];
}

const sure = (kind: LookedUp, entries: readonly Entry[], code: string | undefined): string | undefined =>
  code === undefined ? undefined : lookUp(kind, entries, code).label;

/** A code that the list lacks stays as it is. */
const told = (entries: readonly Entry[], code: string | undefined): string | undefined =>
  entries.find(entry => entry.code === code)?.label ?? code;

/** Throws a named error where a country, a county, a family situation or an occupation matches nothing. PER-10 */
export const describe = ({ birth, family, address, occupation, wealth, fiscal }: Prospect, lists: Wordings): Described => ({
  nationality: sure('nationality', lists.nationalities, birth.nationality),
  birthCountry: sure('country', lists.countries, birth.country),
  birthCounty: sure('county', lists.counties, birth.county),
  situation: sure('familySituation', lists.familySituations, family.situation),
  maritalRegime: told(lists.maritalRegimes, family.maritalRegime),
  streetType: address.streetType === '' ? undefined : told(lists.streetTypes, address.streetType),
  country: sure('country', lists.countries, address.country),
  housing: told(lists.housingSituations, address.housing),
  category: sure(
    'occupationStatus',
    lists.professions.map(({ category }) => category),
    occupation.category,
  ),
  profession: told([...lists.professions.flatMap(({ professions }) => professions), ...lists.otherProfessions], occupation.profession),
  sector: told(lists.sectors, occupation.sector),
  wealth: told(lists.wealth, wealth),
  obligations: fiscal.obligations.map(({ country, taxId }) => ({ country: lookUp('country', lists.countries, country).label, taxId })),
});
