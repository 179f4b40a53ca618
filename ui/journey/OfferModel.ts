import type { LoadOffer } from '@application/offer/LoadOffer';
import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import type { Failure } from '@application/failure';
import { declaredYouth } from '@domain/journey/declaredYouth';
import { stepRow } from '@domain/journey/steps';
import type { Participant, Workflow } from '@domain/journey/words';
import type { Day } from '@domain/kernel/day';
import type { CardOnOffer, Cart } from '@domain/offer/cart';
import { columnsOf } from '@domain/offer/columns';
import { factsOf, type OfferedFacts } from '@domain/offer/facts';
import type { MonthlyPrice } from '@domain/offer/monthlyTotal';
import { offerPersonalPromotion, whyWithout, type WithoutPromotion } from '@domain/offer/personalPromotion';
import { promotedPrice } from '@domain/offer/promoted';
import { offerSocialShares } from '@domain/offer/socialShares';
import { offerPromotion, type Promotion } from '@domain/offer/promotion';
import { Latest } from '@ui/mvvm/Latest';
import { failed, idle, loading, ready, type Loadable } from '@ui/mvvm/loadable';
import { observed } from '@ui/mvvm/observed';
import type { Journey } from './Journey';

/** A card with the bank's labels and facts, and its price with the promotion. */
export interface OfferedCard {
  readonly catalogNumber: string;
  readonly label: string;
  readonly facts: OfferedFacts;
  readonly price: MonthlyPrice;
  /** The promotion changes this card's price. */
  readonly promoted: boolean;
}

/** The bank's forecast offer for the declared account type and age bands; shared by all screens with prices. OFR-01 */
export class OfferModel {
  cart: Loadable<Cart> = idle;
  private loadedFor = '';
  private underway: { readonly wanted: string; readonly done: Promise<void> } | undefined = undefined;
  private readonly latest = new Latest();

  constructor(
    private readonly loadOffer: LoadOffer,
    private readonly journey: Journey,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    observed(this);
  }

  get workflow(): Workflow {
    return this.journey.answers.workflow ?? 'individual';
  }

  /** ACC-04 */
  get youth(): boolean {
    return declaredYouth(this.journey.answers);
  }

  /** Undefined while loading. */
  get current(): Cart | undefined {
    return this.cart.kind === 'ready' ? this.cart.value : undefined;
  }

  get state(): 'loading' | 'failed' | 'ready' {
    const { kind } = this.cart;
    return kind === 'failed' || kind === 'ready' ? kind : 'loading';
  }

  /** `each`: euros for one set of shares; `times`: number of sets. OFR-16, D-12 */
  get shares(): { readonly times: number; readonly each: number } | undefined {
    return this.current && { times: offerSocialShares.decide({ workflow: this.workflow }), each: this.current.socialShares };
  }

  /** At most three cards in display order, at this person's prices; null: an empty column. Empty while loading. OFR-06, D-51 */
  columnsFor(who: Participant): readonly (OfferedCard | null)[] {
    return this.current ? columnsOf(this.current.cards, who).map(card => card && this.offered(card, who)) : [];
  }

  /** This person's promotion if a visible card has it; so a marker never lacks its note. XTR-17, D-51 */
  promotionFor(who: Participant): Promotion {
    return this.columnsFor(who).some(card => card?.promoted) ? this.personalPromotion(who) : 'none';
  }

  /** Why this person has no promotion although the account has one; undefined: nothing to explain. D-51 */
  withoutFor(who: Participant): WithoutPromotion | undefined {
    return whyWithout(this.validPromotion, this.personalPromotion(who));
  }

  get promotionEnds(): Day {
    const { youthValidUntil, welcomeValidUntil } = this.settings.offers;
    return this.youth ? youthValidUntil : welcomeValidUntil;
  }

  cardNumbered(catalogNumber: string, who: Participant): OfferedCard | undefined {
    return this.columnsFor(who).find(card => card?.catalogNumber === catalogNumber) ?? undefined;
  }

  /**
   * Loads the offer; a loaded offer for the same answers stays visible meanwhile. Only the latest request counts. Before the insurance's
   * page, an insurance that is another one in this offer is asked again. STP-14
   */
  load(quietly = false): Promise<void> {
    const { wanted } = this;
    if (wanted !== this.loadedFor || this.cart.kind !== 'ready') this.cart = loading;
    const done = this.latest.run(this.loadOffer.run(this.workflow, this.youth), quietly ? this.unavailable : this.missed, cart => {
      this.loadedFor = wanted;
      this.cart = ready(cart);
      if (stepRow(this.journey.step).pages.some(page => page === 'OfferForm')) this.journey.inOffer(cart);
    });
    this.underway = { wanted, done };
    return done;
  }

  /** Loads the offer unless it is loaded for these answers, as after a reload. */
  ensure(): Promise<void> {
    return this.loaded ? Promise.resolve() : this.load();
  }

  /** For what is beside a page: it neither repeats the page's own request nor opens a failure's dialog. */
  async ensureQuietly(): Promise<void> {
    await Promise.resolve(); // the page asks first
    const asked = this.cart.kind === 'loading' && this.underway?.wanted === this.wanted;
    if (!this.loaded && !asked && this.cart.kind !== 'failed') await this.load(true);
  }

  private get loaded(): boolean {
    return this.cart.kind === 'ready' && this.loadedFor === this.wanted;
  }

  /** Depends on dates only: before the sign-in everyone counts as a new client in mainland France. D-45, CFG-08 */
  private get validPromotion(): Promotion {
    return offerPromotion.decide({
      brand: this.settings.brand,
      youthEligible: this.youth,
      existingClient: false,
      mainlandFrance: true,
      today: this.clock.today(),
      ...this.settings.offers,
    });
  }

  private personalPromotion(who: Participant): Promotion {
    const under26 = this.journey.answers.bands[who] === '18-25';
    return offerPersonalPromotion.decide({ promotion: this.validPromotion, under26 });
  }

  private get wanted(): string {
    return `${this.workflow} ${this.youth ? 'youth' : 'classic'}`;
  }

  private unavailable(failure: Failure): void {
    this.cart = failed(failure);
  }

  private missed(failure: Failure): void {
    this.unavailable(failure);
    this.journey.fail(failure, () => void this.load());
  }

  private offered(card: CardOnOffer, who: Participant): OfferedCard {
    const { catalogNumber, label } = card;
    const { operations = [] } = this.current ?? {};
    return { catalogNumber, label, facts: factsOf(card), ...promotedPrice(card, this.personalPromotion(who), operations) };
  }
}
