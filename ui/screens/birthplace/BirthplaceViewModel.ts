import { makeAutoObservable } from 'mobx';
import type { Clock } from '@application/ports/Clock';
import type { FindTowns } from '@application/referentials/FindTowns';
import type { ListCounties } from '@application/referentials/ListCounties';
import type { ListCountries } from '@application/referentials/ListCountries';
import { tidyBirthplace } from '@domain/field/tidy';
import {
  birthplaceDraft,
  birthplaceFields,
  bornInFrance,
  checkBirthplace,
  type BirthplaceDraft,
  type BirthplaceIssue,
} from '@domain/holders/checkBirthplace';
import type { Country, Entry, Town } from '@domain/referentials/entries';
import { birthplaceCopy as copy } from '@ui/copy/fr/birthplace';
import { Asked } from '@ui/journey/Asked';
import { FileForm } from '@ui/journey/FileForm';
import type { FileJourney } from '@ui/journey/FileJourney';
import { labelsOf, optionsOf } from '@ui/journey/options';
import type { Option } from '@ui/kit/matching';

/** Country, then county and town in France, free text elsewhere. PER-02, PER-03 */
export class BirthplaceViewModel {
  readonly form: FileForm<BirthplaceDraft, BirthplaceIssue>;
  readonly countries: Asked<readonly Country[]>;
  readonly counties: Asked<readonly Entry[]>;
  readonly towns: Asked<readonly Town[]>;

  constructor(
    readonly journey: FileJourney,
    clock: Clock,
    private readonly listCountries: ListCountries,
    private readonly listCounties: ListCounties,
    private readonly findTowns: FindTowns,
  ) {
    this.countries = new Asked(journey);
    this.counties = new Asked(journey);
    this.towns = new Asked(journey);
    this.form = new FileForm(journey, clock, {
      start: birthplaceDraft(journey.prospect),
      fields: birthplaceFields,
      check: draft => checkBirthplace(draft, journey.prospect),
      word: copy.message,
    });
    makeAutoObservable(this, { journey: false, form: false, countries: false, counties: false, towns: false }, { autoBind: true });
  }

  get french(): boolean {
    return bornInFrance(this.form.draft);
  }

  get countryOptions(): readonly Option[] {
    return optionsOf(this.countries.value);
  }

  get countyOptions(): readonly Option[] {
    return optionsOf(this.counties.value);
  }

  get townOptions(): readonly Option[] {
    return labelsOf(this.towns.value);
  }

  enter(): void {
    void this.countries.ask(this.listCountries.run('countries'));
    void this.counties.ask(this.listCounties.run());
    this.askTowns();
  }

  /** What belongs to another country is no answer any more. */
  changeCountry(country: string): void {
    this.form.type({ country, county: '', town: '' });
    this.askTowns();
  }

  changeCounty(county: string): void {
    this.form.type({ county, town: '' });
    this.askTowns();
  }

  /** The name of a place as it is kept, shown once it is left. D-28 */
  leavePlace(): void {
    const { town } = this.form.draft;
    const shown = tidyBirthplace(town);
    if (shown !== town) this.form.type({ town: shown });
  }

  private askTowns(): void {
    const { county } = this.form.draft;
    if (this.french && county !== '') void this.towns.ask(this.findTowns.run({ county }));
    else this.towns.forget();
  }
}
