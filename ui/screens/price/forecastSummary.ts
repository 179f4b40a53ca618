import type { Answers } from '@domain/journey/answers';
import { holdersOf } from '@domain/kernel/holders';
import { cardOfParticipant } from '@domain/offer/cardOfParticipant';
import { OVERDRAFT_EUROS } from '@domain/offer/fixed';
import { priceSummary, type PriceSummary } from '@domain/offer/priceSummary';
import type { OfferModel } from '@ui/journey/OfferModel';

/** What the answers given so far will cost, from the bank's forecast offer; the delivery is chosen later. D-106 */
export const forecastSummary = (offer: OfferModel, { selection, overdraft, insurance }: Answers): PriceSummary =>
  priceSummary({
    cards: holdersOf[offer.workflow].map(who => ({
      who,
      card: offer.cardNumbered(cardOfParticipant(selection, who) ?? '', who),
      delivery: undefined,
      promotion: offer.promotionFor(who),
      without: offer.withoutFor(who),
    })),
    overdraft: overdraft ? OVERDRAFT_EUROS : undefined,
    insurance: insurance ? offer.current?.insurance?.price : undefined,
    socialShares: offer.shares ?? { each: 0, times: 0 },
  });
