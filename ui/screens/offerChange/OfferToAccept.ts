import * as TE from 'fp-ts/TaskEither';
import type { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import type { Carts } from '@application/offer/ports';
import type { Clock } from '@application/browser/ports';
import type { Failure } from '@application/failure';
import type { Day } from '@domain/kernel/day';
import type { Cart } from '@domain/offer/cart';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import type { OfferOnDossier } from '@domain/offer/onDossier';
import { priceChange } from '@domain/offer/priceChange';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';

/** `offer`: something other than the monthly price changed at a click. */
export type OfferDifference =
  | { readonly why: 'address' | 'other'; readonly before: MonthlyTotal; readonly now: OfferOnDossier }
  | { readonly why: 'offer'; readonly now: OfferOnDossier };

/** The offer on a page that asks to accept it, compared with the confirmed price and read again at each click. SUM-01, D-50, D-106 */
export class OfferToAccept {
  /** The day for which the page shows prices. */
  day: Day;
  /** What the page showed at the click that found another offer. */
  private shown: OfferOnDossier | undefined = undefined;

  constructor(
    private readonly journey: DossierJourney,
    private readonly clock: Pick<Clock, 'today'>,
    private readonly readOffer: ReadOfferOnDossier,
    private readonly carts: Pick<Carts, 'mine'>,
  ) {
    this.day = clock.today();
    observed(this);
  }

  /** Undefined while the cart is loading. */
  get current(): OfferOnDossier | undefined {
    return this.readOffer.run(this.journey.dossier, {}, this.day);
  }

  /** A click found another offer: nothing was sent, and a new click is needed. */
  get pressAgain(): boolean {
    return this.shown !== undefined;
  }

  /** Undefined: the page shows what was confirmed. */
  get difference(): OfferDifference | undefined {
    const { current: now, shown } = this;
    if (now === undefined) return undefined;
    for (const before of [this.journey.dossier.cart?.confirmedPrice, shown?.total]) {
      const why = priceChange(before, now.total, now.promotionRemoved);
      if (before !== undefined && why !== 'none') return { why, before, now };
    }
    return shown && { why: 'offer', now };
  }

  /** Reads the cart again; false: it is not what the page showed, and the page shows it from now on. D-106 */
  check(): TE.TaskEither<Failure, boolean> {
    return TE.map(this.isAsShown)(this.carts.mine());
  }

  private isAsShown(cart: Cart): boolean {
    const { current: before } = this;
    this.journey.dossier.keepCart(cart);
    this.day = this.clock.today();
    const same = JSON.stringify(before) === JSON.stringify(this.current);
    if (!same) this.shown = before;
    return same;
  }
}
