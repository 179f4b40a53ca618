import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Referentials } from '@application/ports/Referentials';
import type { Failure } from '@application/failure';
import { remembered } from '@application/remembered';
import { countiesToChoose } from '@domain/referentials/counties';
import type { Country, Entry, ProfessionCategory, Town } from '@domain/referentials/entries';
import { frenchFirst } from '@domain/referentials/frenchFirst';
import { townsToChoose } from '@domain/referentials/towns';

type List<Item> = TE.TaskEither<Failure, readonly Item[]>;

/** Which bands of wealth: those of a person. */
const PERSONAL_WEALTH = 'PARTICULIER';

/** What the forms of the file offer to choose from: each list is asked for once; one that failed may be asked for anew. PER-02 to PER-08 */
export class Lists {
  /** By OSCE code; like the countries, France and its neighbours first. */
  readonly nationalities: List<Country>;
  /** Of birth, residence and tax. */
  readonly countries: List<Country>;
  /** Those that one can be born in. */
  readonly counties: List<Entry>;
  readonly familySituations: List<Entry>;
  readonly maritalRegimes: List<Entry>;
  readonly housingSituations: List<Entry>;
  readonly streetTypes: List<Entry>;
  readonly wealth: List<Entry>;
  readonly professions: List<ProfessionCategory>;

  constructor(private readonly referentials: Referentials) {
    this.nationalities = remembered(pipe(referentials.osceCountries(), TE.map(frenchFirst)));
    this.countries = remembered(pipe(referentials.countries(), TE.map(frenchFirst)));
    this.counties = remembered(pipe(referentials.counties(), TE.map(countiesToChoose)));
    this.familySituations = remembered(referentials.entries('familySituations'));
    this.maritalRegimes = remembered(referentials.entries('maritalRegimes'));
    this.housingSituations = remembered(referentials.entries('housingSituations'));
    this.streetTypes = remembered(referentials.streetTypes());
    this.wealth = remembered(referentials.wealth(PERSONAL_WEALTH));
    this.professions = remembered(referentials.professions());
  }

  /** In capitals, without those that are none. PER-06 */
  townsOf(postalCode: string): List<Town> {
    return pipe(this.referentials.postalTowns(postalCode), TE.map(townsToChoose));
  }

  /** The same of those that one can be born in, by county codes: several where a former county was divided. PER-03, D-67 */
  townsIn(...counties: readonly string[]): List<Town> {
    return pipe(
      counties.map(county => this.referentials.birthTowns(county)),
      TE.sequenceArray,
      TE.map(lists => townsToChoose(lists.flat())),
    );
  }

  /** The form of a country's tax ids, as a regular expression; undefined: it has none. PER-08 */
  taxIdFormat(country: string): TE.TaskEither<Failure, string | undefined> {
    return this.referentials.fiscalFormat(country);
  }
}
