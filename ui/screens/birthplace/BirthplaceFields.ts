import type { Lists } from '@application/referentials/Lists';
import { townForPeople } from '@domain/field/townForPeople';
import { bornInFrance, nearestPlace, type BirthplaceDraft } from '@domain/holders/checkBirthplace';
import { everyKeyOf } from '@domain/kernel/total';
import type { Country, Entry, Town } from '@domain/referentials/entries';
import { formerCounties, type FormerCounty } from '@domain/referentials/formerCounties';
import { FRANCE } from '@domain/referentials/france';
import { suggestionMessages } from '@messages/suggestions';
import { CollapsedFields, type CollapsedField } from '@ui/form/CollapsedFields';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import type { AnyResource } from '@ui/form/FormPage';
import { SuggestedAnswers, type Filled, type SuggestedAnswer } from '@ui/form/SuggestedAnswers';
import type { ExtractedData } from '@ui/form/ExtractedData';
import { Resource } from '@ui/form/Resource';
import { optionsOf } from '@ui/form/options';
import { observed } from '@ui/mvvm/observed';
import { birthplaceReceived } from './birthplaceReceived';
import { countyOptions, formerValue, townMeant, townOptions, townValue } from './townChoices';

const placeFields = everyKeyOf<BirthplaceDraft>()(['country', 'county', 'town']);
type PlaceField = (typeof placeFields)[number];

/** The form that holds the fields: that of their own page, or of the identity. */
export interface PlaceForm extends Omit<Filled<BirthplaceDraft>, 'check'> {
  readonly check: Filled<BirthplaceDraft>['check'] & CollapsedField<BirthplaceDraft>['check'];
  readonly field: (name: PlaceField) => {
    readonly name: PlaceField;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly error: string | undefined;
  };
}

/** Country, then county and town in France, or free text abroad. PER-02, PER-03 */
export class BirthplaceFields {
  readonly countries: Resource<readonly Country[]>;
  readonly counties: Resource<readonly Entry[]>;
  readonly towns: Resource<readonly Town[]>;
  /** The birthplace on the identity document. D-63 */
  readonly offers: SuggestedAnswers<BirthplaceDraft>;
  readonly fold: CollapsedFields<BirthplaceDraft>;
  /** A county of the past (Seine, Seine-et-Oise); several of today's counties share its towns. D-67 */
  former: FormerCounty | undefined = undefined;
  /** The person's town is missing from the list. D-67 */
  private absent = false;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    readonly journey: DossierJourney,
    readonly form: PlaceForm,
    private readonly reading: ExtractedData,
    private readonly lists: Lists,
  ) {
    this.countries = new Resource<readonly Country[]>(journey, optionsOf);
    this.counties = new Resource<readonly Entry[]>(journey, countyOptions);
    this.towns = new Resource<readonly Town[]>(journey, townOptions);
    this.offers = new SuggestedAnswers(
      form,
      () => this.known,
      pressed => this.filled(pressed),
    );
    this.fold = new CollapsedFields(form, placeFields, journey.steps.at.correcting);
    observed(this);
  }

  get all(): readonly AnyResource[] {
    return [this.countries, this.counties, this.towns];
  }

  get french(): boolean {
    return bornInFrance(this.form.draft);
  }

  /** The other questions wait for the country. D-63 */
  get countryKnown(): boolean {
    return this.form.draft.country !== '';
  }

  /** Value of the county's select: a county of today or of the past. */
  get county(): string {
    return this.former === undefined ? this.form.draft.county : formerValue(this.former);
  }

  get town(): string {
    const { county, town } = this.form.draft;
    return town === '' ? '' : townValue({ label: town, department: county });
  }

  /** The bank lists no town for this county. */
  get townless(): boolean {
    return this.towns.value?.length === 0;
  }

  /** The town is typed, though in France: the list does not contain it. D-67 */
  get townTyped(): boolean {
    const { value, options } = this.towns;
    return this.absent || this.townless || (this.town !== '' && value !== undefined && !options.some(option => option.value === this.town));
  }

  /** The nearest place that the rule takes, where it refuses a typed one. D-90 */
  get nearest(): string | undefined {
    return nearestPlace(this.form.draft.town);
  }

  takeNearest(): void {
    if (this.nearest === undefined) return;
    this.form.type({ town: this.nearest });
    this.form.check.recheck();
  }

  /** The place on one line, as it is saved. */
  get line(): string {
    const { county, country } = this.form.draft;
    const town = townForPeople(this.form.draft.town);
    const label = this.countries.options.find(({ value }) => value === country)?.label;
    return [county === '' ? town : `${town} (${county})`, label].filter(Boolean).join(', ');
  }

  async load(): Promise<void> {
    await Promise.all([this.countries.load(this.lists.countries), this.counties.load(this.lists.counties), this.askTowns()]);
  }

  async fillRead(): Promise<void> {
    this.offers.fillRead();
    await this.looking;
  }

  /** The place that was read, once the lists confirm it: a town of France under the name of today. XTR-49 */
  async readWhole(): Promise<BirthplaceDraft | undefined> {
    await this.load();
    const { country, county = '', town = '' } = this.known[0]?.fills ?? {};
    if (country !== FRANCE.code || county === '' || this.countries.value === undefined) return undefined;
    await this.towns.load(this.lists.townsIn(county));
    const listed = townMeant(
      (this.towns.value ?? []).map(each => ({ ...each, also: [] })),
      town,
    );
    return listed && { country, county: listed.department, town: listed.label };
  }

  /** Clears the county and the town. */
  changeCountry(country: string): void {
    this.form.type({ country });
    this.changeCounty('');
  }

  /** For a former county, stores the first of its present counties until the town decides. */
  changeCounty(county: string): void {
    this.former = formerCounties(this.counties.value ?? []).find(each => formerValue(each) === county);
    this.absent = false;
    this.form.type({ county: this.former?.codes[0] ?? county, town: '' });
    void this.askTowns(this.takeTown);
  }

  /** Chooses a listed town and its present county. D-67 */
  changeTown(value: string): void {
    const found = this.towns.value?.find(town => townValue(town) === value);
    this.form.type(found === undefined ? { town: '' } : { county: found.department, town: found.label });
  }

  changeAbsent(absent: boolean): void {
    this.absent = absent;
    this.form.type({ town: '' });
  }

  private get known(): readonly SuggestedAnswer<BirthplaceDraft>[] {
    const { birthplace = '', birthCounty: county = '' } = this.reading.facts;
    const { source } = this.reading;
    const isSaved = this.journey.prospect.birth.country !== undefined;
    if (isSaved || source === undefined) return [];
    const received = birthplaceReceived(this.reading.facts, { countries: this.countries.value ?? [], counties: this.counties.value ?? [] });
    if (received) return [{ source, note: '', read: true, action: suggestionMessages.useBirthplace, ...received }];
    if (birthplace === '' || county === '') return [];
    const fills = { country: FRANCE.code, county, town: birthplace.toUpperCase() };
    return [{ source, what: `${birthplace} (${county})`, note: '', read: true, action: suggestionMessages.useBirthplace, fills }];
  }

  /** Replaces the document's town by the list's town of that name, else keeps its text. Then the card closes. D-67, D-86 */
  private filled(pressed: boolean): void {
    if (pressed) this.fold.fold(); // the button is gone: the focus has a place while the towns load
    this.former = undefined;
    this.absent = false;
    this.looking = this.askTowns(() => {
      const town = this.townTyped ? townMeant(this.towns.value ?? [], this.form.draft.town) : undefined;
      if (town) this.offers.amend(`${townForPeople(town.label)} (${town.department})`, { county: town.department, town: town.label });
      if (pressed) this.fold.fold();
      else if (this.reading.pending) this.fold.close();
      if (this.fold.open && this.form.draft.town !== '') this.form.check.recheck('town');
    });
  }

  /** The wallet has the town without its county, which the customer has now chosen. XTR-38 */
  private takeTown(): void {
    const { birthCountry, birthplace = '' } = this.reading.facts;
    const town = birthCountry === FRANCE.code ? townMeant(this.towns.value ?? [], birthplace) : undefined;
    if (town && this.form.draft.town === '') this.changeTown(townValue(town));
  }

  private async askTowns(then?: () => void): Promise<void> {
    const { county } = this.form.draft;
    if (this.french && county !== '') await this.towns.load(this.lists.townsIn(...(this.former?.codes ?? [county])), then);
    else {
      this.towns.reset();
      then?.();
    }
  }
}
