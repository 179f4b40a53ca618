import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import { catalogue } from '@domain/offer/contracts';
import { fitOverdraft } from '@domain/offer/fitOverdraft';
import type { Bank } from '../bank';
import { refuse, sent } from './answers';
import { signedIn } from './session';
import { SelectedContract } from '../store/applicants';
import { type Subscription } from '../store/documents';
import { mayChange } from '../windows';
import { isYouth } from '../youth';
import { serve } from './serve';

/** Fictional prices, euros a month; the social share in euros. */
const prices: Readonly<Record<string, number>> = {
  [catalogue.MASTERCARD]: 3.7,
  [catalogue.ACCESS_MASTERCARD]: 4.9,
  [catalogue.GOLD_MASTERCARD]: 11.5,
};
const INSURANCE_PRICE = 2.1;
const SOCIAL_SHARE = 15;
const OFFERED_TO_YOUTH = 12;
const OFFERS_END = '2025-12-31';

const amount = (value: number) => ({ amount: { value } });
const both = [{ participationType: 'TIT' }, { participationType: 'COT' }];

interface Asked {
  readonly youth: boolean;
  readonly selected: readonly Subscription['selectedContracts'][number][];
  /** How many cards the bank offers; three unless a provider state says otherwise. */
  readonly cards?: number;
}

/** What the bank takes off the price of a card that comes with an account, euros a month. */
const COMBINED_REBATE = 0.5;

const card = (catalogNumber: string, label: string, rank: number) => ({
  type: 'CARDS',
  catalogNumber,
  label,
  rank,
  participants: both,
  pricing: amount(prices[catalogNumber] ?? 0),
  card: { debitType: 'IMM', displayPriority: rank },
});

const cards = [
  card(catalogue.MASTERCARD, 'Mastercard', 1),
  card(catalogue.ACCESS_MASTERCARD, 'Access Mastercard', 2),
  card(catalogue.GOLD_MASTERCARD, 'Gold Mastercard', 3),
];

/** The cart of the bank, on the bank's day: promotions are there while they are valid (D-45). */
export const cartFor = (bank: Bank, { youth, selected, cards: count = cards.length }: Asked) => ({
  availableContracts: [
    ...cards.slice(0, count),
    {
      type: 'INSURANCE',
      catalogNumber: catalogue.PREVISECUR,
      label: 'Prévisécur',
      rank: 4,
      participants: both.slice(0, 1),
      pricing: amount(INSURANCE_PRICE),
    },
    {
      type: 'CHECKING_ACCOUNT',
      catalogNumber: catalogue.CHECKING_ACCOUNT,
      label: 'Compte courant',
      rank: 5,
      participants: both,
      pricing: amount(0),
    },
  ],
  commercialOperations:
    youth && bank.today() <= OFFERS_END
      ? cards.map(({ catalogNumber }) => ({ catalogContractNumber: catalogNumber, dueDateQuantity: OFFERED_TO_YOUTH }))
      : [],
  packs: [{ priority: 1 }],
  youthOfferEligible: youth ? '1' : '0',
  dematerialization: bank.situation.dematerialization ?? '1',
  deliveryChoiceDone: bank.situation.deliveryChoiceDone ?? '0',
  socialShares: amount(SOCIAL_SHARE),
  selectedContracts: selected,
  pricing: amount(selected.reduce((sum, { catalogNumber }) => sum + (prices[catalogNumber] ?? 0), 0)),
  combinatorialPricings: bank.situation.combinedPrices
    ? Object.fromEntries(Object.entries(prices).map(([catalogNumber, price]) => [catalogNumber, amount(price - COMBINED_REBATE)]))
    : {},
});

const Anticipation = t.union([
  t.type({ accountType: t.keyof({ individuel: null, joint: null }), isOverAge: t.keyof({ true: null, false: null }) }),
  t.type({ workflowType: t.keyof({ individual: null, joint: null }), youthOffer: t.keyof({ true: null, false: null }) }),
]);

const Selection = t.type({ selectedContracts: t.array(SelectedContract) });
const known: readonly string[] = Object.values(catalogue);

const cartOf = (bank: Bank, subscription: Subscription) => {
  const youth = isYouth(bank, subscription);
  return cartFor(bank, { youth, selected: fitOverdraft(subscription.selectedContracts, youth) });
};

/** Calls 2 to 5. */
export const cartRoutes = (app: FastifyInstance, bank: Bank): void => {
  serve(app, bankCalls.forecastCart, async (request, reply) => {
    const query = sent(reply, request.query, Anticipation);
    if (!query) return reply;
    const { forecastRefusal, misunderstood, cards } = bank.situation;
    if (misunderstood) return refuse(reply, 400, { error: 'malformed' });
    if (forecastRefusal) return refuse(reply, 422, { functionalCode: forecastRefusal });
    const youth = 'accountType' in query ? query.isOverAge === 'false' : query.youthOffer === 'true';
    return reply.send(cartFor(bank, { youth, selected: [], ...(cards === undefined ? {} : { cards }) }));
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
    if (!mayChange(subscription)) return refuse(reply, 409, { error: 'locked' });
    if (body.selectedContracts.some(({ catalogNumber }) => !known.includes(catalogNumber)))
      return refuse(reply, 422, { functionalCode: 'generic' });
    const { selectedContracts } = body;
    bank.keep({ ...subscription, selectedContracts });
    return reply.send(cartOf(bank, { ...subscription, selectedContracts }));
  });
};
