import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ReferentialType, Referentials } from './ports';
import type { Failure } from '@application/failure';
import { cached } from '@application/cached';
import { countiesToChoose } from '@domain/referentials/counties';
import type { Country, Entry, ProfessionCategory, Town } from '@domain/referentials/entries';
import { frenchFirst } from '@domain/referentials/frenchFirst';
import { townsToChoose } from '@domain/referentials/towns';

type List<Item> = TE.TaskEither<Failure, readonly Item[]>;

type ShortList = ReferentialType | 'wealth';

/** Labels of the bank's lists in the reader's language, by code. Where there is none, the bank's own label is shown. XTR-12 */
export type ListLabels = Readonly<Partial<Record<ShortList, Readonly<Record<string, string>>>>> & {
  /** A country's name, then its other names for the search. */
  readonly country?: (code: string) => readonly [string, ...string[]] | undefined;
};

/** In the reader's language, where it has a label for this code. */
const labelledBy = (label: string | undefined, entry: Entry): Entry =>
  label === undefined ? entry : { ...entry, label, translated: true };

/** The filter for the wealth bands of a person. */
const PERSONAL_WEALTH = 'PARTICULIER';

/** The lists of the file's forms: each loads once; a failed one may load again. PER-02 to PER-08 */
export class Lists {
  /** By OSCE code; like the countries, sorted with France and its neighbours first. */
  readonly nationalities: List<Country>;
  /** For the countries of birth, residence and tax. */
  readonly countries: List<Country>;
  /** Counties of birth. */
  readonly counties: List<Entry>;
  readonly familySituations: List<Entry>;
  readonly maritalRegimes: List<Entry>;
  readonly housingSituations: List<Entry>;
  readonly streetTypes: List<Entry>;
  readonly wealth: List<Entry>;
  readonly professions: List<ProfessionCategory>;

  constructor(
    private readonly referentials: Referentials,
    private readonly labels: ListLabels = {},
  ) {
    this.nationalities = this.named(referentials.osceCountries());
    this.countries = this.named(referentials.countries());
    this.counties = cached(pipe(referentials.counties(), TE.map(countiesToChoose)));
    this.familySituations = this.labelled('familySituations', referentials.entries('familySituations'));
    this.maritalRegimes = this.labelled('maritalRegimes', referentials.entries('maritalRegimes'));
    this.housingSituations = this.labelled('housingSituations', referentials.entries('housingSituations'));
    this.streetTypes = cached(referentials.streetTypes());
    this.wealth = this.labelled('wealth', referentials.wealth(PERSONAL_WEALTH));
    this.professions = cached(referentials.professions());
  }

  /** Towns in capitals, without entries that are no town. PER-06 */
  townsOf(postalCode: string): List<Town> {
    return pipe(this.referentials.postalTowns(postalCode), TE.map(townsToChoose));
  }

  /** Towns of birth, by county codes: several codes where a former county was divided. PER-03, D-67 */
  townsIn(...counties: readonly string[]): List<Town> {
    return pipe(
      counties.map(county => this.referentials.birthTowns(county)),
      TE.sequenceArray,
      TE.map(lists => townsToChoose(lists.flat())),
    );
  }

  /** The regular expression of a country's tax ids; undefined: the country has none. PER-08 */
  taxIdFormat(country: string): TE.TaskEither<Failure, string | undefined> {
    return this.referentials.fiscalFormat(country);
  }

  /** In the order of their names, where the reader's language has its own; the search also knows the bank's. */
  private named(countries: List<Country>): List<Country> {
    const { country: namesOf } = this.labels;
    const named = (country: Country): Country => {
      const own = namesOf?.(country.code);
      const [label, ...others] = own ?? [country.label];
      return { ...country, label, also: [...others, country.label, ...(country.also ?? [])], translated: own && true };
    };
    const inOrder = (all: readonly Country[]) => all.map(named).sort((one, other) => one.label.localeCompare(other.label));
    return cached(pipe(namesOf ? pipe(countries, TE.map(inOrder)) : countries, TE.map(frenchFirst)));
  }

  private labelled(list: ShortList, entries: List<Entry>): List<Entry> {
    const known = this.labels[list] ?? {};
    return cached(
      pipe(
        entries,
        TE.map(all => all.map(entry => labelledBy(known[entry.code], entry))),
      ),
    );
  }
}
