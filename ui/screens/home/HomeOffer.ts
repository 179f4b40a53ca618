import * as E from 'fp-ts/Either';
import type { Carts } from '@application/offer/ports';
import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import { offerInForce, type OfferInForce } from './offerInForce';

/** Loads today's prices and promotions for the home page. Advisory: after a failure the page shows none. XTR-17, D-45 */
export class HomeOffer {
  constructor(
    private readonly carts: Pick<Carts, 'anticipate'>,
    private readonly settings: Pick<Settings, 'brand' | 'offers'>,
    private readonly clock: Pick<Clock, 'today'>,
  ) {}

  async inForce(): Promise<OfferInForce | undefined> {
    const cart = await this.carts.anticipate('individual', true)();
    return E.isRight(cart) ? offerInForce(cart.right, this.settings, this.clock.today()) : undefined;
  }
}
