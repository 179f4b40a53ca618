import type { Clock } from '@application/ports/Clock';
import type { Lists } from '@application/referentials/Lists';
import type { ReadProof } from '@application/prospect/ReadProof';
import { fieldPostalCode } from '@domain/field/postalCode';
import { typedPostalCode } from '@domain/field/typed';
import { addressDraft, checkAddress, livesInFrance, type AddressDraft, type AddressIssue } from '@domain/holders/checkAddress';
import { delays } from '@domain/journey/delays';
import type { Country, Entry, Town } from '@domain/referentials/entries';
import type { MessagesOf } from '@ui/copy/byReader';
import { addressMessages } from '@ui/copy/fr/address';
import { Resource } from '@ui/journey/Resource';
import { FileForm } from '@ui/journey/FileForm';
import type { FileJourney } from '@ui/journey/FileJourney';
import { Offers, type Offer } from '@ui/journey/Offers';
import { Reading } from '@ui/journey/Reading';
import { labelsOf, optionsOf } from '@ui/journey/options';
import { Latest } from '@ui/mvvm/Latest';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import { addressOf, addressRead, streetTypeOptions } from './knownAddresses';
import { StreetTyping } from './StreetTyping';

/** In France the postal code loads the towns. PER-05, PER-06 */
export class AddressViewModel {
  readonly form: FileForm<AddressDraft, AddressIssue>;
  readonly countries: Resource<readonly Country[]>;
  readonly streetTypes: Resource<readonly Entry[]>;
  readonly housings: Resource<readonly Entry[]>;
  readonly towns: Resource<readonly Town[]>;
  /** The address on the proof, and the other holder's. D-63 */
  readonly offers: Offers<AddressDraft>;
  readonly street: StreetTyping;
  private readonly reading: Reading;
  private readonly typing = new Latest();

  constructor(
    readonly journey: FileJourney,
    private readonly clock: Clock,
    private readonly lists: Lists,
    readProof: ReadProof,
  ) {
    this.countries = new Resource<readonly Country[]>(journey, optionsOf);
    this.streetTypes = new Resource(journey, streetTypeOptions);
    this.housings = new Resource(journey, optionsOf);
    this.towns = new Resource<readonly Town[]>(journey, labelsOf);
    this.reading = new Reading(journey, readProof, 'address');
    this.form = new FileForm(journey, clock, {
      start: addressDraft(journey.prospect),
      check: draft => checkAddress(draft, { noTown: this.noTown }),
      messageFor: this.copy.message,
    });
    this.street = new StreetTyping(this.form, () => (this.french ? (this.streetTypes.value ?? []) : []));
    this.offers = new Offers(
      this.form,
      () => this.known,
      () => this.lookUp(),
    );
    observed(this);
  }

  get french(): boolean {
    return livesInFrance(this.form.draft);
  }

  /** An offered address was accepted and its town found: the housing is the only open question. XTR-35 */
  get housingAlone(): boolean {
    return this.offers.used && this.form.draft.town !== '';
  }

  /** The bank knows no town with this postal code. PER-06 */
  get noTown(): boolean {
    return this.towns.value?.length === 0;
  }

  enter(): void {
    void this.countries.load(this.lists.countries);
    void this.housings.load(this.lists.housingSituations);
    this.lookUp();
    void Promise.all([this.streetTypes.load(this.lists.streetTypes), this.reading.ask()]).then(this.offers.putRefused);
  }

  changeCountry(country: string): void {
    this.form.type({ country, postalCode: '', town: '', ...(livesInFrance({ country }) ? {} : { streetType: '' }) });
    this.towns.reset();
  }

  /** Clears the town and loads the code's towns once typing pauses; only the latest request counts. STP-11, PER-06 */
  typePostalCode(postalCode: string): void {
    this.form.type({ postalCode, ...(this.french ? { town: '' } : {}) });
    this.towns.reset();
    void this.typing.after(this.clock.sleep(delays.inputCheckMs), this.lookUp);
  }

  private get copy(): MessagesOf<typeof addressMessages> {
    return messagesFor(this.journey.steps.mode, addressMessages);
  }

  /** Empty once the address has been saved. */
  private get known(): readonly Offer<AddressDraft>[] {
    const { prospect, participant } = this.journey;
    const { people } = this.journey.file;
    const { at } = this.journey.steps;
    const kinds = this.streetTypes.value;
    if (at.correcting || prospect.address.streetName !== undefined || kinds === undefined) return [];
    return [...addressRead(this.reading, kinds), ...(participant === 'COT' ? addressOf(people.TIT, kinds) : [])];
  }

  private lookUp(): void {
    const postalCode = typedPostalCode(this.form.draft.postalCode);
    if (this.french && fieldPostalCode.decide({ value: postalCode })) void this.towns.load(this.lists.townsOf(postalCode), this.found);
  }

  /** A single town is chosen; a code without towns shows its error at once. */
  private found(): void {
    const [only, second] = this.towns.options;
    if (only && !second && this.form.draft.town !== only.value) this.form.choose({ town: only.value });
    if (this.noTown) this.form.check.recheck('postalCode');
  }
}
