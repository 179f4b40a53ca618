import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { firstBrand, type Brand } from '@domain/brand/variant';
import { bankCalls } from '@domain/calls/table';
import { catalogue } from '@domain/offer/contracts';
import { fitOverdraft } from '@domain/offer/fitOverdraft';
import type { Bank } from '../bank';
import { brandOf, configuredFor } from '../brands';
import { cardsOnOffer, combinedPrice, operationsOn, SOCIAL_SHARE } from '../cardsOnOffer';
import { amount, cardWire, insuranceWire, named } from '../cartWire';
import { granted, overdraftOnOffer } from '../overdraft';
import { refuse, sent } from './answers';
import { isAllowedSelection, isPrice, Selection } from './selection';
import { personAsking, signedIn } from './session';
import { type Subscription } from '../store/documents';
import { mayChange } from '../windows';
import { isYouth } from '../youth';
import { serve } from './serve';

interface CartRequest {
  readonly brand: Brand;
  readonly youth: boolean;
  readonly selected: readonly Subscription['selectedContracts'][number][];
  /** The number of cards on offer; all unless a provider state sets it. */
  readonly cards?: number;
}

/** The bank's cart on its own day: contains the promotions valid then (D-45). */
export const cartFor = (bank: Bank, { brand, youth, selected, cards: count }: CartRequest) => {
  const { offered: alone, combinedPrices, dematerialization = '1', deliveryChoiceDone = '0', amounts = {} } = bank.situation;
  const offered = alone ?? cardsOnOffer;
  const cards = offered.slice(0, count).map((each, index) => cardWire(each, index + 1));
  const prices = new Map(offered.map(({ catalogNumber, price }) => [catalogNumber, price]));
  return {
    availableContracts:
      alone && amounts.insurance === undefined
        ? cards.reverse()
        : [
            ...cards,
            insuranceWire(offered.length + 1, amounts.insurance),
            {
              type: 'CHECKING_ACCOUNT',
              catalogNumber: catalogue.CHECKING_ACCOUNT,
              label: 'Compte courant',
              rank: offered.length + 2,
              participants: named(['TIT', 'COT']),
              pricing: amount(0),
            },
          ],
    commercialOperations:
      youth && bank.today() <= configuredFor(brand, bank.options.environment).offers.youthValidUntil
        ? operationsOn(offered).map(({ catalogNumber, offeredPayments }) => ({
            catalogContractNumber: catalogNumber,
            dueDateQuantity: offeredPayments,
          }))
        : [],
    packs: [{ priority: 1 }],
    youthOfferEligible: youth ? '1' : '0',
    dematerialization,
    deliveryChoiceDone,
    socialShares: amount(amounts.socialShare ?? SOCIAL_SHARE),
    overdraft: {
      ...overdraftOnOffer,
      rate: amounts.rate ?? overdraftOnOffer.rate,
      example: { ...overdraftOnOffer.example, cost: amounts.cost ?? overdraftOnOffer.example.cost },
    },
    selectedContracts: selected,
    pricing: amount(selected.reduce((sum, { catalogNumber }) => sum + (prices.get(catalogNumber) ?? 0), 0)),
    combinatorialPricings: combinedPrices
      ? Object.fromEntries([...prices].map(([catalogNumber, price]) => [catalogNumber, amount(amounts.together ?? combinedPrice(price))]))
      : {},
  };
};

const Anticipation = t.union([
  t.type({ accountType: t.keyof({ individuel: null, joint: null }), isOverAge: t.keyof({ true: null, false: null }) }),
  t.type({ workflowType: t.keyof({ individual: null, joint: null }), youthOffer: t.keyof({ true: null, false: null }) }),
]);

const cartOf = (bank: Bank, subscription: Subscription) => {
  const youth = isYouth(bank, subscription);
  const { confirmedPrice, selectedContracts } = subscription;
  const selected = granted(bank, subscription, fitOverdraft(selectedContracts, youth));
  const cart = cartFor(bank, { brand: brandOf(subscription), youth, selected });
  return {
    ...cart,
    ...(selected.length < selectedContracts.length ? { overdraft: { ...overdraftOnOffer, refused: '1' } } : {}),
    ...(confirmedPrice ? { confirmedPrice } : {}),
  };
};

/** Calls 2 to 5; `brand`: the brand of the front end that asks before a file exists. */
export const cartRoutes = (app: FastifyInstance, bank: Bank, brand: Brand = firstBrand.code): void => {
  serve(app, bankCalls.forecastCart, async (request, reply) => {
    const query = sent(reply, request.query, Anticipation);
    if (!query) return reply;
    const { forecastRefusal, misunderstood, cards } = bank.situation;
    if (misunderstood) return refuse(reply, 400, { error: 'malformed' });
    if (forecastRefusal) return refuse(reply, 422, { functionalCode: forecastRefusal });
    const youth = 'accountType' in query ? query.isOverAge === 'false' : query.youthOffer === 'true';
    return reply.send(cartFor(bank, { brand, youth, selected: [], ...(cards === undefined ? {} : { cards }) }));
  });

  serve(app, bankCalls.getMyCart, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    const { cartRefusal } = bank.situation;
    if (cartRefusal === 'absent') return refuse(reply, 404, { error: 'not_found' });
    if (cartRefusal !== undefined) return refuse(reply, 422, { functionalCode: cartRefusal });
    return reply.send(cartOf(bank, subscription));
  });

  serve(app, bankCalls.saveCart, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    const body = subscription && sent(reply, request.body, Selection);
    if (!subscription || !body) return reply;
    if (!mayChange(subscription, personAsking(bank, request))) return refuse(reply, 409, { error: 'locked' });
    const { selectedContracts, confirmedPrice = subscription.confirmedPrice } = body;
    const allowed = isAllowedSelection(selectedContracts, subscription.workflow) && (!confirmedPrice || isPrice(confirmedPrice));
    if (!allowed) return refuse(reply, 422, { functionalCode: 'generic' });
    const saved = { ...subscription, selectedContracts, ...(confirmedPrice ? { confirmedPrice } : {}) };
    bank.keep(saved);
    return reply.send(cartOf(bank, saved));
  });
};
