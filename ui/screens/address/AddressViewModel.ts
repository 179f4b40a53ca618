import { makeAutoObservable } from 'mobx';
import type { Clock } from '@application/ports/Clock';
import type { FindTowns } from '@application/referentials/FindTowns';
import type { ListCountries } from '@application/referentials/ListCountries';
import type { ListEntries } from '@application/referentials/ListEntries';
import { fieldPostalCode } from '@domain/field/postalCode';
import { tidy } from '@domain/field/tidy';
import {
  addressDraft,
  addressFields,
  checkAddress,
  livesInFrance,
  type AddressDraft,
  type AddressIssue,
} from '@domain/holders/checkAddress';
import { delays } from '@domain/journey/delays';
import type { Country, Entry, Town } from '@domain/referentials/entries';
import { addressCopy as copy } from '@ui/copy/fr/address';
import { Asked } from '@ui/journey/Asked';
import { FileForm } from '@ui/journey/FileForm';
import type { FileJourney } from '@ui/journey/FileJourney';
import { labelsOf, optionsOf } from '@ui/journey/options';
import type { Option } from '@ui/kit/matching';

/** Where a person lives; the postal code gives the towns in France. PER-05, PER-06 */
export class AddressViewModel {
  readonly form: FileForm<AddressDraft, AddressIssue>;
  readonly countries: Asked<readonly Country[]>;
  readonly streetTypes: Asked<readonly Entry[]>;
  readonly housings: Asked<readonly Entry[]>;
  readonly towns: Asked<readonly Town[]>;
  private typed = 0;

  constructor(
    readonly journey: FileJourney,
    private readonly clock: Clock,
    private readonly listCountries: ListCountries,
    private readonly listEntries: ListEntries,
    private readonly findTowns: FindTowns,
  ) {
    this.countries = new Asked(journey);
    this.streetTypes = new Asked(journey);
    this.housings = new Asked(journey);
    this.towns = new Asked(journey);
    this.form = new FileForm(journey, clock, {
      start: addressDraft(journey.prospect),
      fields: addressFields,
      check: draft => checkAddress(draft, { noTown: this.noTown }),
      word: copy.message,
    });
    makeAutoObservable<this, 'typed' | 'clock'>(
      this,
      { journey: false, form: false, countries: false, streetTypes: false, housings: false, towns: false, typed: false, clock: false },
      { autoBind: true },
    );
  }

  get french(): boolean {
    return livesInFrance(this.form.draft);
  }

  get countryOptions(): readonly Option[] {
    return optionsOf(this.countries.value);
  }

  get streetTypeOptions(): readonly Option[] {
    return optionsOf(this.streetTypes.value);
  }

  get housingOptions(): readonly Option[] {
    return optionsOf(this.housings.value);
  }

  get townOptions(): readonly Option[] {
    return labelsOf(this.towns.value);
  }

  /** The code was looked up, and nothing has it. PER-06 */
  get noTown(): boolean {
    return this.towns.value !== undefined && this.townOptions.length === 0;
  }

  enter(): void {
    void this.countries.ask(this.listCountries.run('countries'));
    void this.streetTypes.ask(this.listEntries.run('streetTypes'));
    void this.housings.ask(this.listEntries.run('housingSituations'));
    void this.lookUp();
  }

  changeCountry(country: string): void {
    this.form.type({ country, postalCode: '', town: '' });
    this.towns.forget();
  }

  /** The town follows the code: looked up once the typing rests, the last one typed wins. STP-11, PER-06 */
  async typePostalCode(postalCode: string): Promise<void> {
    this.form.type({ postalCode, ...(this.french ? { town: '' } : {}) });
    this.towns.forget();
    const turn = ++this.typed;
    await this.clock.sleep(delays.inputCheckMs)();
    if (turn === this.typed) await this.lookUp();
  }

  private async lookUp(): Promise<void> {
    const postalCode = tidy(this.form.draft.postalCode);
    if (!this.french || !fieldPostalCode.decide({ value: postalCode })) return;
    await this.towns.ask(this.findTowns.run({ postalCode }));
    this.found();
  }

  /** One town is the answer; none is an error of the code, said at once. */
  private found(): void {
    const [only, second] = this.townOptions;
    if (only && !second && this.form.draft.town !== only.value) this.form.type({ town: only.value });
    if (this.noTown || this.form.issues.postalCode === 'NO_TOWN') this.form.recheck('postalCode');
    if (this.form.draft.town !== '' && this.form.issues.town !== undefined) this.form.recheck('town');
  }
}
