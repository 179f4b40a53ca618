import * as TE from 'fp-ts/TaskEither';
import { runInAction } from 'mobx';
import type { Clock } from '@application/browser/ports';
import type { Geolocation, NoPosition, Agencies } from '@application/agency/ports';
import type { FindAgencies } from '@application/agency/FindAgencies';
import type { Failure } from '@application/failure';
import type { Carts } from '@application/offer/ports';
import type { Lists } from '@application/referentials/Lists';
import { agencyDraft, checkAgency, type AgencyDraft, type AgencyIssue } from '@domain/delivery/checkAgency';
import type { NearbyAgency } from '@domain/delivery/agencyDistance';
import { streetKindOf } from '@domain/field/street';
import { tidy } from '@domain/field/tidy';
import { pagesAsked } from '@domain/journey/screen';
import type { Participant } from '@domain/journey/words';
import type { Cart } from '@domain/offer/cart';
import { DEFAULT_DELIVERY, type DeliveryMode } from '@domain/offer/contracts';
import { awaitsCard, deliverCard, deliveryOf } from '@domain/offer/deliver';
import type { Agency, Entry } from '@domain/referentials/entries';
import type { MessagesOf } from '@ui/copy/byReader';
import { agencyMessages } from '@messages/agency';
import { addressLines } from '@messages/addressLines';
import { Resource } from '@ui/form/Resource';
import { DossierForm } from '@ui/form/DossierForm';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import { HomeAddress } from '../delivery/HomeAddress';
import { AgencySheet } from './AgencySheet';

interface Draft extends AgencyDraft {
  /** What was chosen on this page. */
  readonly deliveries: Readonly<Partial<Record<Participant, DeliveryMode>>>;
}

/**
 * Searches agencies around the person's address, the browser's position (on click) or a typed place. A customer alone gets the nearest one
 * and chooses the delivery of the card beside it. AGY-01, AGY-02, D-125
 */
export class AgencyViewModel {
  readonly form: DossierForm<Draft, AgencyIssue>;
  readonly found: Resource<readonly NearbyAgency[]>;
  readonly sheet: AgencySheet;
  place = '';
  /** The address around which the agencies are; undefined: none is known. */
  around: string | undefined = undefined;
  /** After a click on 'Chercher ailleurs'. */
  elsewhere = false;
  placeMissing = false;
  noPosition: NoPosition | undefined = undefined;
  /** No agency was chosen on arrival: selecting one submits the form. */
  readonly asksFirst: boolean;
  readonly locate = new OneAtATime();
  /** The page asks the delivery too: the agency is on a card until 'Changer'. D-125 */
  readonly asksDelivery: boolean;
  readonly homes: Readonly<Record<Participant, HomeAddress>>;
  /** The field that takes the focus, and the number of moves to it. */
  focus: { readonly moves: number; readonly target: string | undefined } = { moves: 0, target: undefined };
  private changing = false;
  /** The first agencies have been looked for. */
  private arrived = false;
  private nearest: string | undefined = undefined;

  constructor(
    readonly journey: DossierJourney,
    clock: Clock,
    private readonly findAgencies: FindAgencies,
    agencies: Pick<Agencies, 'byId'>,
    private readonly geolocation: Geolocation,
    private readonly lists: Pick<Lists, 'streetTypes'>,
    private readonly carts: Pick<Carts, 'save'>,
  ) {
    const { at, mode } = journey.steps;
    this.asksDelivery = pagesAsked(at, mode).includes('DeliveryChoiceTit');
    this.homes = { TIT: new HomeAddress(journey, lists, 'TIT'), COT: new HomeAddress(journey, lists, 'COT') };
    this.found = new Resource(journey);
    this.sheet = new AgencySheet(journey, agencies);
    this.form = new DossierForm(journey, clock, {
      start: { ...agencyDraft(journey.prospect), deliveries: {} },
      check: draft => checkAgency(this.onShow(draft), journey.prospect),
      messageFor: () => this.copy.required,
      onwards: () => this.onwards(),
    });
    this.asksFirst = !this.asksDelivery && this.form.draft.agencyId === '';
    this.around = addressLines(this.home) || undefined; // from the first drawing on: the search would be seen to leave
    observed(this);
  }

  private get home(): Parameters<typeof addressLines>[0] {
    const { streetNumber = '', streetName = '', postalCode = '', town = '' } = this.journey.prospect.address;
    return { streetNumber, streetName, complement: undefined, postalCode, town };
  }

  get agencies(): readonly NearbyAgency[] {
    return this.found.value ?? [];
  }

  get none(): boolean {
    return this.found.value?.length === 0;
  }

  /** On the card. */
  get chosen(): NearbyAgency | undefined {
    return this.agencies.find(({ agency }) => agency.id === this.form.draft.agencyId);
  }

  get isNearest(): boolean {
    return this.nearest === this.form.draft.agencyId;
  }

  get listOpen(): boolean {
    return !this.asksDelivery || this.changing || this.chosen === undefined;
  }

  /** What the page waits for. */
  get waiting(): 'cart' | 'agencies' | undefined {
    if (!this.asksDelivery) return undefined;
    if (this.cart === undefined) return 'cart';
    return this.arrived || this.found.missed ? undefined : 'agencies';
  }

  /** Holders whose delivery the page asks. AGY-03 */
  get cardsOf(): readonly Participant[] {
    const { cart } = this;
    return this.asksDelivery && cart ? (['TIT', 'COT'] as const).filter(who => awaitsCard(cart.selection, who)) : [];
  }

  /** A card says where the agencies are. The search replaces it when needed. */
  get searching(): boolean {
    return this.elsewhere || this.around === undefined || this.none || this.found.missed;
  }

  /** True while selecting an agency submits: none is selected yet, or the first agencies are loading. XTR-49 */
  get useSubmitOnSelect(): boolean {
    return this.asksFirst && this.form.draft.agencyId === '' && (this.agencies.length > 0 || !this.searching);
  }

  searchElsewhere(): void {
    this.elsewhere = true;
  }

  modeOf(who: Participant): DeliveryMode {
    return this.form.draft.deliveries[who] ?? (this.cart && deliveryOf(this.cart.selection, who)) ?? DEFAULT_DELIVERY;
  }

  deliver(who: Participant, mode: DeliveryMode): void {
    this.form.choose({ deliveries: { ...this.form.draft.deliveries, [who]: mode } });
  }

  /** Opens the list of agencies. */
  change(): void {
    this.changing = true;
    this.moveTo('agencyId');
  }

  /** Closes the list on the chosen agency; the next question takes the focus. */
  close(): void {
    this.changing = this.elsewhere = false;
    this.moveTo(this.cardsOf[0] && `delivery-${this.cardsOf[0]}`);
  }

  /** Searches first around the known address; the street type needs the bank's list for its label. */
  enter(): void {
    const { home } = this;
    const { streetNumber, streetName, postalCode, town } = home;
    const { streetType } = this.journey.prospect.address;
    for (const who of this.asksDelivery ? (['TIT', 'COT'] as const) : []) this.homes[who].load();
    if (addressLines(home) === '') return this.arrive();
    const around = (kind = ''): ReturnType<FindAgencies['run']> => {
      runInAction(() => (this.around = addressLines(home, kind)));
      return this.findAgencies.run({ address: tidy(`${streetNumber} ${kind} ${streetName} ${postalCode} ${town}`) });
    };
    const named = TE.match(
      () => undefined,
      (kinds: readonly Entry[]) => streetKindOf(kinds, streetType),
    );
    void this.found.load(TE.flatMap(around)(TE.fromTask(named(this.lists.streetTypes))), this.arrive);
  }

  typePlace(place: string): void {
    this.place = place;
    this.placeMissing = false;
  }

  search(): void {
    const address = tidy(this.place);
    this.noPosition = undefined;
    this.placeMissing = address === '';
    if (!this.placeMissing) void this.found.load(this.findAgencies.run({ address }));
  }

  async usePosition(): Promise<void> {
    this.noPosition = undefined;
    await this.locate.run(
      this.geolocation.position(),
      why => {
        this.noPosition = why;
      },
      position => void this.found.load(this.findAgencies.run({ position })),
    );
  }

  choose(agency: Agency): void {
    this.form.choose({ agencyId: agency.id });
  }

  private get cart(): Cart | undefined {
    return this.journey.dossier.cart;
  }

  /** Suggests the nearest agency. */
  private arrive(found: readonly NearbyAgency[] = []): void {
    this.arrived = true;
    this.nearest = found[0]?.agency.id;
    if (this.asksDelivery && this.nearest !== undefined && this.form.draft.agencyId === '') this.form.fillIn({ agencyId: this.nearest });
  }

  private moveTo(target: string | undefined): void {
    this.focus = { moves: this.focus.moves + 1, target };
  }

  private onwards(): TE.TaskEither<Failure, void> {
    const { cart, cardsOf, journey } = this;
    if (cart === undefined || cardsOf.length === 0) return journey.nextPage();
    const selection = cardsOf.reduce((contracts, who) => deliverCard(contracts, who, this.modeOf(who)), cart.selection);
    return TE.flatMap((saved: Cart) => {
      journey.dossier.keepCart(saved, journey.steps.at);
      return journey.nextPage();
    })(this.carts.save(selection));
  }

  private get copy(): MessagesOf<typeof agencyMessages> {
    return messagesFor(this.journey.steps.mode, agencyMessages);
  }

  /** Clears a choice that the current results do not contain. */
  private onShow(draft: AgencyDraft): AgencyDraft {
    const known = this.found.value === undefined || this.agencies.some(({ agency }) => agency.id === draft.agencyId);
    return known ? draft : { agencyId: '' };
  }
}
