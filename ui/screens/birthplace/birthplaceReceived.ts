import type { BirthplaceDraft } from '@domain/holders/checkBirthplace';
import type { ProofFacts } from '@domain/proofs/proof';
import type { Country, Entry } from '@domain/referentials/entries';
import { FRANCE } from '@domain/referentials/france';
import { optionsOf } from '@ui/form/options';
import { meantBy } from '@ui/kit/matching';

interface Lists {
  readonly countries: readonly Country[];
  readonly counties: readonly Entry[];
}

interface Received {
  readonly what: string;
  readonly fills: Partial<BirthplaceDraft>;
}

/** The birthplace that a wallet gave; undefined: it gave no country that the bank lists. Its region may be a county or none. XTR-38 */
export const birthplaceReceived = (facts: ProofFacts, { countries, counties }: Lists): Received | undefined => {
  const { birthCountry: country = '', birthRegion: region = '', birthplace: town = '' } = facts;
  const label = countries.find(({ code }) => code === country)?.label;
  if (label === undefined) return undefined;
  const what = [town, region, label].filter(Boolean).join(', ');
  if (country !== FRANCE.code) return { what, fills: { country, county: '', ...(town === '' ? {} : { town }) } };
  const county = meantBy(optionsOf(counties), region)?.value;
  if (county === undefined) return { what: label, fills: { country } }; // the customer chooses the town after the county
  return { what, fills: { country, county, ...(town === '' ? {} : { town: town.toUpperCase() }) } };
};
