import * as E from 'fp-ts/Either';
import type { Carts } from '@application/offer/ports';
import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import { declaredYouth } from '@domain/journey/declaredYouth';
import { columnsOf } from '@domain/offer/columns';
import { offerPersonalPromotion } from '@domain/offer/personalPromotion';
import { promotedPrice } from '@domain/offer/promoted';
import { offerPromotion } from '@domain/offer/promotion';
import type { LoadFirstCard } from './AgeAnswer';

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
