import type { Clock } from '@application/ports/Clock';
import type { ReadProof } from '@application/prospect/ReadProof';
import type { Lists } from '@application/referentials/Lists';
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
import { FRANCE } from '@domain/referentials/france';
import { birthplaceCopy as copy } from '@ui/copy/fr/birthplace';
import { offeredCopy } from '@ui/copy/fr/offered';
import { Asked } from '@ui/journey/Asked';
import { FileForm } from '@ui/journey/FileForm';
import type { FileJourney } from '@ui/journey/FileJourney';
import { Offers, type Offer } from '@ui/journey/Offers';
import { Reading } from '@ui/journey/Reading';
import { labelsOf, optionsOf } from '@ui/journey/options';
import { observed } from '@ui/mvvm/observed';

/** Country, then county and town in France, free text elsewhere. PER-02, PER-03 */
export class BirthplaceViewModel {
  readonly form: FileForm<BirthplaceDraft, BirthplaceIssue>;
  readonly countries: Asked<readonly Country[]>;
  readonly counties: Asked<readonly Entry[]>;
  readonly towns: Asked<readonly Town[]>;
  /** The place that the identity document says. D-63 */
  readonly offers: Offers<BirthplaceDraft>;
  private readonly reading: Reading;

  constructor(
    readonly journey: FileJourney,
    clock: Clock,
    private readonly lists: Lists,
    readProof: ReadProof,
  ) {
    this.countries = new Asked<readonly Country[]>(journey, optionsOf);
    this.counties = new Asked(journey, counties =>
      counties.map(({ code, label, also = [] }) => ({ value: code, label, also: [code, ...also] })),
    );
    this.towns = new Asked<readonly Town[]>(journey, labelsOf);
    this.reading = new Reading(journey, readProof, 'identity');
    this.form = new FileForm(journey, clock, {
      start: birthplaceDraft(journey.prospect),
      fields: birthplaceFields,
      check: draft => checkBirthplace(draft, journey.prospect),
      word: copy.message,
    });
    this.offers = new Offers(this.form, () => this.known, this.askTowns.bind(this));
    observed(this);
  }

  get french(): boolean {
    return bornInFrance(this.form.draft);
  }

  /** Nothing more is asked before the country is said. D-63 */
  get countryKnown(): boolean {
    return this.form.draft.country !== '';
  }

  enter(): void {
    void this.countries.ask(this.lists.countries);
    void this.counties.ask(this.lists.counties);
    this.askTowns();
    void this.reading.ask();
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

  private get known(): readonly Offer<BirthplaceDraft>[] {
    const { birthplace = '', birthCounty: county = '' } = this.reading.facts;
    const text = this.reading.said(county === '' ? birthplace : `${birthplace} (${county})`);
    const isSaved = this.journey.prospect.birth.country !== undefined;
    if (isSaved || birthplace === '' || county === '' || text === undefined) return [];
    const fills = { country: FRANCE.code, county, town: birthplace.toUpperCase() };
    return [{ field: 'country', text, action: offeredCopy.useBirthplace, fills }];
  }

  private askTowns(): void {
    const { county } = this.form.draft;
    if (this.french && county !== '') void this.towns.ask(this.lists.townsIn(county));
    else this.towns.forget();
  }
}
