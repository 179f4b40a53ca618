import type { Country, Entry, ProfessionCategory } from '@domain/referentials/entries';
import { lookUp, type LookedUp } from '@domain/referentials/lookup';
import type { Prospect } from './prospect';

/** The lists with the labels of a person's codes. */
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
  /** Professions that no category lists any longer. */
  readonly otherProfessions: readonly Entry[];
  readonly sectors: readonly Entry[];
}

/** The labels of a person's codes; undefined: no value. SUM-01 */
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

/** Returns a code itself where the list lacks it. */
const labelOf = (entries: readonly Entry[], code: string | undefined): string | undefined =>
  entries.find(entry => entry.code === code)?.label ?? code;

/** Throws a named error where the list lacks a country, a county, a family situation or an occupation. PER-10 */
export const describe = ({ birth, family, address, occupation, wealth, fiscal }: Prospect, lists: Wordings): Described => ({
  nationality: sure('nationality', lists.nationalities, birth.nationality),
  birthCountry: sure('country', lists.countries, birth.country),
  birthCounty: sure('county', lists.counties, birth.county),
  situation: sure('familySituation', lists.familySituations, family.situation),
  maritalRegime: labelOf(lists.maritalRegimes, family.maritalRegime),
  streetType: address.streetType === '' ? undefined : labelOf(lists.streetTypes, address.streetType),
  country: sure('country', lists.countries, address.country),
  housing: labelOf(lists.housingSituations, address.housing),
  category: sure(
    'occupationStatus',
    lists.professions.map(({ category }) => category),
    occupation.category,
  ),
  profession: labelOf([...lists.professions.flatMap(({ professions }) => professions), ...lists.otherProfessions], occupation.profession),
  sector: labelOf(lists.sectors, occupation.sector),
  wealth: labelOf(lists.wealth, wealth),
  obligations: fiscal.obligations.map(({ country, taxId }) => ({ country: lookUp('country', lists.countries, country).label, taxId })),
});
