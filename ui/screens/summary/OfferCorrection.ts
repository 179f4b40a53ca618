import type { Carts } from '@application/offer/ports';
import type { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import { cardOfParticipant } from '@domain/offer/cardOfParticipant';
import type { Cart } from '@domain/offer/cart';
import { changedSelection, type OfferWish } from '@domain/offer/changed';
import type { SelectedContract } from '@domain/offer/contracts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import type { OrderedCard } from '@domain/offer/priceSummary';
import { priceChange } from '@domain/offer/priceChange';
import type { Participant } from '@domain/journey/words';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { observed } from '@ui/mvvm/observed';

/** The choice that the dialog asks again. */
export type OfferChoice =
  { readonly what: 'card'; readonly who: Participant } | { readonly what: 'overdraft' } | { readonly what: 'insurance' };

export const yesNo = { yes: 'yes', no: 'no' } as const;

/** Changes one choice of the saved offer; the recap then shows the bank's new total. D-62 */
export class OfferCorrection {
  choice: OfferChoice | undefined = undefined;
  /** A card number, or yes and no. */
  chosen = '';
  /** A notice announces the change once. */
  changed = false;
  private readonly saving = new OneAtATime();

  constructor(
    private readonly journey: DossierJourney,
    private readonly readOffer: ReadOfferOnDossier,
    private readonly carts: Pick<Carts, 'save'>,
  ) {
    observed(this);
  }

  get busy(): boolean {
    return this.saving.busy;
  }

  get cart(): Cart | undefined {
    return this.journey.dossier.cart;
  }

  /** A card as this person would have it, at its price in this account. D-45, D-62 */
  cardFor(who: Participant, catalogNumber: string): OrderedCard | undefined {
    const { cart } = this;
    const { state, people } = this.journey.dossier;
    if (cart === undefined) return undefined;
    const { workflow } = state;
    const youthEligible = cart.youthOfferEligible;
    const selection = changedSelection({ workflow, youthEligible, selection: cart.selection }, { what: 'card', who, catalogNumber });
    return this.readOffer.run({ state, people, cart: { ...cart, selection } })?.cards.find(card => card.who === who);
  }

  open(asked: OfferChoice): void {
    this.choice = asked;
    this.changed = false;
    this.chosen = this.before(asked);
  }

  choose(chosen: string): void {
    this.chosen = chosen;
  }

  close(): void {
    this.choice = undefined;
  }

  async save(): Promise<void> {
    const { choice, cart } = this;
    const offer = this.readOffer.run(this.journey.dossier);
    if (choice === undefined || cart === undefined || offer === undefined) return;
    if (this.chosen === this.before(choice)) return this.close();
    const { workflow } = this.journey.dossier.state;
    const saved = { workflow, youthEligible: offer.youthEligible, selection: cart.selection };
    const selection = changedSelection(saved, this.wish(choice));
    await this.saving.run(
      this.carts.save(selection, this.confirmed(cart, selection)),
      failure => this.journey.fail(failure, () => void this.save()),
      this.keep,
    );
  }

  /**
   * The price of the new choice, which the click confirms. Undefined while the page shows that the price changed: the difference stays
   * until it is accepted. D-106
   */
  private confirmed(cart: Cart, selection: readonly SelectedContract[]): MonthlyTotal | undefined {
    const { state, people } = this.journey.dossier;
    const before = this.readOffer.run({ state, people, cart });
    const shown = before === undefined ? 'none' : priceChange(cart.confirmedPrice, before.total, before.promotionRemoved);
    return shown === 'none' ? this.readOffer.run({ state, people, cart: { ...cart, selection } })?.total : undefined;
  }

  private keep(cart: Cart): void {
    this.journey.dossier.keepCart(cart);
    this.changed = true;
    this.close();
  }

  private before(asked: OfferChoice): string {
    const selection = this.cart?.selection ?? [];
    if (asked.what === 'card') return cardOfParticipant(selection, asked.who) ?? '';
    const type = asked.what === 'overdraft' ? 'OVERDRAFT' : 'INSURANCE';
    return selection.some(contract => contract.type === type) ? yesNo.yes : yesNo.no;
  }

  private wish(asked: OfferChoice): OfferWish {
    return asked.what === 'card' ? { ...asked, catalogNumber: this.chosen } : { what: asked.what, wanted: this.chosen === yesNo.yes };
  }
}
