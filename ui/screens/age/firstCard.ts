import * as E from 'fp-ts/Either';
import type { Carts } from '@application/offer/ports';
import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import type { Answers } from '@domain/journey/answers';
import { declaredYouth } from '@domain/journey/declaredYouth';
import type { Workflow } from '@domain/journey/words';
import { columnsOf } from '@domain/offer/columns';
import { offerPersonalPromotion } from '@domain/offer/personalPromotion';
import { promotedPrice, type PromotedPrice } from '@domain/offer/promoted';
import { offerPromotion, type Promotion } from '@domain/offer/promotion';

/** The first card of the forecast offer, at the holder's price. */
export interface FirstCard extends PromotedPrice {
  readonly label: string;
  readonly promotion: Promotion;
}

/** Loads the first card before the offer's step; undefined: none or a failure. */
type LoadFirstCard = (workflow: Workflow, bands: Answers['bands']) => Promise<FirstCard | undefined>;

/** First card by the bank's priorities; undefined after a failure or for an offer that breaks a rule. ACC-03, D-45, D-51 */
export const firstCardOf =
  (carts: Pick<Carts, 'anticipate'>, { brand, offers }: Pick<Settings, 'brand' | 'offers'>, clock: Pick<Clock, 'today'>): LoadFirstCard =>
  async (workflow, bands) => {
    const youthEligible = declaredYouth({ workflow, bands });
    const cart = await carts.anticipate(workflow, !youthEligible)();
    if (E.isLeft(cart)) return undefined;
    const columns = E.tryCatch(
      () => columnsOf(cart.right.cards, 'TIT'),
      () => undefined,
    );
    const first = E.isRight(columns) ? columns.right[0] : undefined;
    if (!first) return undefined;
    const today = clock.today();
    const account = offerPromotion.decide({ brand, youthEligible, existingClient: false, mainlandFrance: true, today, ...offers });
    const promotion = offerPersonalPromotion.decide({ promotion: account, under26: bands.TIT === '18-25' });
    return { label: first.label, promotion, ...promotedPrice(first, promotion, cart.right.operations) };
  };
