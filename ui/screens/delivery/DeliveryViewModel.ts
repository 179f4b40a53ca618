import * as TE from 'fp-ts/TaskEither';
import { reaction } from 'mobx';
import type { Agencies } from '@application/agency/ports';
import type { Carts } from '@application/offer/ports';
import type { Failure } from '@application/failure';
import type { Lists } from '@application/referentials/Lists';
import { awaitsCard, deliverCard, deliveryOf } from '@domain/offer/deliver';
import { deliveryModes, type Delivery } from '@domain/delivery/modes';
import { DEFAULT_DELIVERY, type DeliveryMode } from '@domain/offer/contracts';
import type { Prospect } from '@domain/holders/prospect';
import type { Participant } from '@domain/journey/words';
import type { Cart } from '@domain/offer/cart';
import type { Agency } from '@domain/referentials/entries';
import { Resource } from '@ui/form/Resource';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Attempt } from '@ui/mvvm/Attempt';
import { observed } from '@ui/mvvm/observed';
import { HomeAddress } from './HomeAddress';

/** Delivery mode of a card, asked of each holder with a card. AGY-02, AGY-03 */
export class DeliveryViewModel {
  readonly participant: Participant;
  readonly agency: Resource<Agency>;
  readonly modes: readonly Delivery[] = deliveryModes.decide({});
  readonly home: HomeAddress;
  private chosen: DeliveryMode | undefined;
  /** All modes are offered. A card shows the saved one. XTR-49 */
  open: boolean;
  readonly saving: Attempt;

  constructor(
    readonly journey: DossierJourney,
    private readonly carts: Pick<Carts, 'save'>,
    private readonly agencies: Pick<Agencies, 'byId'>,
    lists: Lists,
  ) {
    this.participant = journey.steps.at.page === 'DeliveryChoiceCotit' ? 'COT' : 'TIT';
    this.agency = new Resource(journey);
    this.home = new HomeAddress(journey, lists, this.participant);
    this.saving = new Attempt(journey);
    this.chosen = this.chosenIn(journey.draft);
    this.open = journey.steps.at.correcting || this.chosen !== undefined;
    observed(this);
  }

  get cart(): Cart | undefined {
    return this.journey.dossier.cart;
  }

  /** The holder has no card: the page skips itself. AGY-03 */
  get passed(): boolean {
    return this.cart !== undefined && !awaitsCard(this.cart.selection, this.participant);
  }

  get mode(): DeliveryMode {
    return this.chosen ?? (this.cart && deliveryOf(this.cart.selection, this.participant)) ?? DEFAULT_DELIVERY;
  }

  get person(): Prospect | undefined {
    return this.journey.dossier.people[this.participant];
  }

  enter(): () => void {
    this.home.load();
    const agencyId = this.person?.identity.agencyId ?? this.journey.prospect.identity.agencyId;
    if (agencyId !== undefined) void this.agency.load(this.agencies.byId(agencyId));
    return reaction(() => this.passed, this.pass, { fireImmediately: true });
  }

  /** Skips the page. */
  pass(): void {
    if (this.passed) void this.saving.run(this.onwards, this.pass);
  }

  unfold(): void {
    this.open = true;
  }

  choose(mode: DeliveryMode): void {
    this.chosen = mode;
    this.journey.keepDraft({ mode });
  }

  async submit(): Promise<void> {
    const { cart } = this;
    if (cart === undefined) return;
    await this.saving.run(TE.flatMap(this.saved)(this.carts.save(deliverCard(cart.selection, this.participant, this.mode))), this.submit);
  }

  /** The co-holder's delivery follows, if they have a card. */
  private get onwards(): TE.TaskEither<Failure, void> {
    const coHolderNext = this.participant === 'TIT' && this.cart !== undefined && awaitsCard(this.cart.selection, 'COT');
    return coHolderNext ? this.journey.nextPage() : this.journey.finish();
  }

  /** The choice that was not saved when the page was left or the session ended. XTR-36 */
  private chosenIn(draft: object | undefined): DeliveryMode | undefined {
    return draft && 'mode' in draft ? this.modes.find(({ mode }) => mode === draft.mode)?.mode : undefined;
  }

  private saved(cart: Cart): TE.TaskEither<Failure, void> {
    this.journey.dossier.keepCart(cart, this.journey.steps.at);
    this.journey.keepDraft(undefined);
    return this.onwards;
  }
}
