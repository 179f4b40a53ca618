import type { Clock } from '@application/browser/ports';
import type { Lists } from '@application/referentials/Lists';
import type { ReadProof } from '@application/prospect/ReadProof';
import { fieldPostalCode } from '@domain/field/postalCode';
import { typedPostalCode } from '@domain/field/typed';
import { addressDraft, checkAddress, livesInFrance, nearestTown, type AddressDraft, type AddressIssue } from '@domain/holders/checkAddress';
import { delays } from '@domain/journey/delays';
import { everyKeyOf } from '@domain/kernel/total';
import type { Country, Entry, Town } from '@domain/referentials/entries';
import type { MessagesOf } from '@ui/copy/byReader';
import { addressMessages } from '@messages/address';
import { addressLines } from '@messages/addressLines';
import { CollapsedFields } from '@ui/form/CollapsedFields';
import { Resource } from '@ui/form/Resource';
import { LostZero } from '@ui/form/LostZero';
import { DossierForm } from '@ui/form/DossierForm';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { SuggestedAnswers, type SuggestedAnswer } from '@ui/form/SuggestedAnswers';
import { ExtractedData } from '@ui/form/ExtractedData';
import { labelsOf, optionsOf } from '@ui/form/options';
import { Latest } from '@ui/mvvm/Latest';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import { NO_STREET_TYPE } from '@domain/field/street';
import type { Option } from '@ui/kit/matching';
import { addressOf, addressRead, streetTypeOptions, townIn } from './knownAddresses';
import { StreetTyping } from './StreetTyping';

const addressFields = everyKeyOf<Omit<AddressDraft, 'housing'>>()([
  'country',
  'streetNumber',
  'streetType',
  'streetName',
  'complement',
  'postalCode',
  'town',
]);

/** The address, then the housing. In France the postal code loads the towns. PER-05, PER-06, XTR-49 */
export class AddressViewModel {
  readonly form: DossierForm<AddressDraft, AddressIssue>;
  readonly countries: Resource<readonly Country[]>;
  readonly streetTypes: Resource<readonly Entry[]>;
  readonly housings: Resource<readonly Entry[]>;
  readonly towns: Resource<readonly Town[]>;
  /** The address on the proof, and the other holder's. D-63 */
  readonly offers: SuggestedAnswers<AddressDraft>;
  readonly fold: CollapsedFields<AddressDraft>;
  readonly street: StreetTyping;
  readonly reading: ExtractedData;
  /** What a wallet gave with the identity. XTR-38 */
  private readonly received: ExtractedData;
  private readonly typing = new Latest();
  readonly lostZero: LostZero;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    readonly journey: DossierJourney,
    private readonly clock: Clock,
    private readonly lists: Lists,
    readProof: ReadProof,
  ) {
    this.countries = new Resource<readonly Country[]>(journey, optionsOf);
    this.streetTypes = new Resource(journey, streetTypeOptions);
    this.housings = new Resource(journey, optionsOf);
    this.towns = new Resource<readonly Town[]>(journey, labelsOf);
    this.lostZero = new LostZero(journey, lists);
    this.reading = new ExtractedData(journey, readProof, 'address', clock);
    this.received = new ExtractedData(journey, readProof, 'identity', clock);
    this.form = new DossierForm(journey, clock, {
      start: addressDraft(journey.prospect),
      check: draft => checkAddress(draft, { noTown: this.noTown }),
      messageFor: this.copy.message,
    });
    this.street = new StreetTyping(this.form, () => (this.french ? (this.streetTypes.value ?? []) : undefined));
    this.offers = new SuggestedAnswers(
      this.form,
      () => this.known,
      pressed => this.filled(pressed),
    );
    this.fold = new CollapsedFields(this.form, addressFields, journey.steps.at.correcting);
    observed(this);
  }

  get french(): boolean {
    return livesInFrance(this.form.draft);
  }

  /** The document is being read, or the towns of its postal code are loading. */
  get waiting(): boolean {
    return this.reading.pending;
  }

  /** The address is asked before the housing, except in a correction from the recap, which shows both. */
  get addressAlone(): boolean {
    return this.fold.open && !this.journey.steps.at.correcting;
  }

  /** The address on one line, as it is saved. */
  get line(): string {
    const { draft } = this.form;
    const labelOf = (options: readonly Option[], value: string) => options.find(option => option.value === value)?.label;
    const type = draft.streetType === NO_STREET_TYPE ? undefined : labelOf(this.streetTypes.options, draft.streetType);
    const country = this.french ? undefined : labelOf(this.countries.options, draft.country);
    return [addressLines(draft, type), country].filter(Boolean).join(', ');
  }

  /** The bank knows no town with this postal code. PER-06 */
  get noTown(): boolean {
    return this.towns.value?.length === 0;
  }

  /** The nearest town abroad that the rule takes, where it refuses a typed one. D-90 */
  get nearestTown(): string | undefined {
    return this.french ? undefined : nearestTown(this.form.draft.town);
  }

  takeNearestTown(): void {
    if (this.nearestTown !== undefined) this.form.choose({ town: this.nearestTown });
  }

  enter(): void {
    void this.countries.load(this.lists.countries);
    void this.housings.load(this.lists.housingSituations);
    void this.lookUp();
    const types = this.streetTypes.load(this.lists.streetTypes);
    const received = this.received.fromWallet ? this.received.ask(() => undefined) : undefined;
    void this.reading.ask(async inTime => {
      await Promise.all([types, received]);
      if (inTime) this.offers.fillRead();
      await this.looking;
    });
  }

  async submit(): Promise<void> {
    if (this.addressAlone) return this.fold.save();
    await this.form.submit();
    this.fold.reveal();
  }

  changeCountry(country: string): void {
    this.form.type({ country, postalCode: '', town: '', ...(livesInFrance({ country }) ? {} : { streetType: '' }) });
    this.towns.reset();
    this.lostZero.reset();
  }

  /** Clears the town and loads the code's towns once typing pauses; only the latest request counts. STP-11, PER-06 */
  typePostalCode(postalCode: string): void {
    this.form.type({ postalCode, ...(this.french ? { town: '' } : {}) });
    this.towns.reset();
    this.lostZero.reset();
    void this.typing.after(this.clock.sleep(delays.inputCheckMs), () => void this.lookUp());
  }

  /** Sets the suggested code, and looks up its towns at once. D-128 */
  takePostalCode(postalCode: string): void {
    this.typePostalCode(postalCode);
    this.form.check.recheck();
    this.typing.cancel();
    void this.lookUp();
  }

  private get copy(): MessagesOf<typeof addressMessages> {
    return messagesFor(this.journey.steps.mode, addressMessages);
  }

  /** Empty once the address has been saved. */
  private get known(): readonly SuggestedAnswer<AddressDraft>[] {
    const { prospect, participant } = this.journey;
    const { people } = this.journey.dossier;
    const { at } = this.journey.steps;
    const kinds = this.streetTypes.value;
    if (at.correcting || prospect.address.streetName !== undefined || kinds === undefined) return [];
    return [
      ...addressRead(this.reading, kinds),
      ...addressRead(this.received, kinds),
      ...(participant === 'COT' ? addressOf(people.TIT, kinds) : []),
    ];
  }

  private async lookUp(): Promise<void> {
    const postalCode = typedPostalCode(this.form.draft.postalCode);
    if (!this.french) return;
    if (fieldPostalCode.decide({ value: postalCode })) await this.towns.load(this.lists.townsOf(postalCode), this.found);
    else await this.lostZero.look(postalCode);
  }

  /** Folds the address that was filled in, once its town is found. */
  private filled(pressed: boolean): void {
    if (pressed) this.fold.fold(); // the button is gone: the focus has a place while the towns load
    this.looking = this.lookUp().then(() => {
      if (pressed) this.fold.fold();
      else if (this.reading.pending) this.fold.close();
    });
  }

  /** A single town is chosen, and the one that the document names; a code without towns shows its error at once. */
  private found(): void {
    const { options } = this.towns;
    const { town } = this.form.draft;
    const named = town === '' && this.offers.unedited ? (this.reading.facts.city ?? this.received.facts.city) : undefined;
    const meant = townIn(options, named);
    if (meant && town !== meant.value) this.form.fillIn({ town: meant.value });
    if (this.noTown) this.form.check.recheck('postalCode');
  }
}
