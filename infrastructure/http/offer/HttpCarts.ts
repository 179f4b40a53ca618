import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Carts } from '@application/offer/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { CardOnOffer, Cart, Insurance } from '@domain/offer/cart';
import { catalogue, type SelectedContract } from '@domain/offer/contracts';
import type { Workflow } from '@domain/journey/words';
import type { OverdraftFigures } from '@domain/offer/overdraftFigures';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import type { BankApi } from '../BankApi';
import { Branching, listThatBinds, listToPick, mapToPick } from '../codecs';
import { Flag, fromFlag } from '../flags';
import { anticipation, byRank } from './anticipation';
import { CardWire, fromCard, OfferedTo } from './cards';
import { ConfirmedPriceWire, confirmedPart, fromWire as fromConfirmed } from './confirmedPrice';
import { fromWire as fromSelected, idOfChoice, SelectedContractWire, toWire } from './selectedContracts';
import { to } from '../to';
import { Amount, Count, Months, Text, Whole } from '../formed';
import { optional } from '../optional';

const Price = t.type({ amount: t.type({ value: Amount }) });

const onOffer = { catalogNumber: new Branching(Text, Object.values(catalogue)), label: Text, pricing: Price };

/** A card needs a price to show: a card without one is left out, never shown as free. */
const AvailableCard = t.intersection([t.type({ type: t.literal('CARDS'), ...onOffer, card: CardWire }), OfferedTo]);
export type AvailableCardWire = t.TypeOf<typeof AvailableCard>;
const AvailableContract = t.union([
  AvailableCard,
  t.type({ type: t.literal('INSURANCE'), ...onOffer }),
  t.type({ type: t.keyof({ CHECKING_ACCOUNT: null, OVERDRAFT: null }) }),
]);
type Priced = Extract<t.TypeOf<typeof AvailableContract>, { readonly pricing: unknown }>;

/** What an overdraft costs, and whether the bank refused one. A bank may say neither. XTR-71 */
const Overdraft = optional({
  rate: Amount,
  apr: Amount,
  repayWithinDays: Count,
  example: optional({ amount: Amount, days: Count, cost: Amount }),
  refused: Flag,
});

/** A forecast, before the customer chooses anything. */
const OfferWire = t.intersection(
  [
    t.type({
      availableContracts: listToPick(AvailableContract, each => ('catalogNumber' in each ? each.catalogNumber : undefined)),
      commercialOperations: listToPick(t.type({ catalogContractNumber: Text, dueDateQuantity: Months })),
      packs: listToPick(t.type({ priority: Whole })),
      youthOfferEligible: Flag,
      socialShares: Price,
    }),
    optional({ combinatorialPricings: mapToPick(Price), overdraft: Overdraft }),
  ],
  'Offer',
);
export type OfferWire = t.TypeOf<typeof OfferWire>;

const Choice = t.intersection([
  t.type({ selectedContracts: listThatBinds(SelectedContractWire, idOfChoice) }),
  optional({ dematerialization: Flag, deliveryChoiceDone: Flag, confirmedPrice: ConfirmedPriceWire }),
]);
const CartWire = t.intersection([OfferWire, Choice], 'Cart');

/** The combined price where the cart has one, otherwise the contract's own (OFR-14). */
const priceOf = ({ combinatorialPricings }: OfferWire, { catalogNumber, pricing }: Priced): number =>
  (combinatorialPricings?.[catalogNumber] ?? pricing).amount.value;

/** Sorts cards by rank; the order of equal ranks stays. */
const cardsOf = (cart: OfferWire): readonly CardOnOffer[] =>
  cart.availableContracts
    .flatMap(contract => (contract.type === 'CARDS' ? [contract] : []))
    .sort(byRank)
    .map(contract => ({
      catalogNumber: contract.catalogNumber,
      label: contract.label,
      listPrice: priceOf(cart, contract),
      ...fromCard(contract.card, contract),
    }));

/** A figure that is missing leaves none. */
const figuresOf = ({ overdraft = {} }: OfferWire): OverdraftFigures | undefined => {
  const { rate, apr, repayWithinDays, example: { amount, days, cost } = {} } = overdraft;
  if (rate === undefined || repayWithinDays === undefined || amount === undefined || days === undefined || cost === undefined)
    return undefined;
  return { rate, apr, repayWithinDays, example: { amount, days, cost } };
};

const insuranceOf = (cart: OfferWire): Insurance | undefined => {
  const insurance = cart.availableContracts.find(contract => contract.type === 'INSURANCE');
  return insurance && { catalogNumber: insurance.catalogNumber, label: insurance.label, price: priceOf(cart, insurance) };
};

const fromWire = (
  cart: OfferWire,
  { selectedContracts, dematerialization = '0', deliveryChoiceDone = '0', confirmedPrice }: t.TypeOf<typeof Choice>,
): Cart => ({
  cards: cardsOf(cart),
  insurance: insuranceOf(cart),
  packs: cart.packs,
  operations: cart.commercialOperations.map(({ catalogContractNumber, dueDateQuantity }) => ({
    catalogNumber: catalogContractNumber,
    offeredPayments: dueDateQuantity,
  })),
  youthOfferEligible: fromFlag(cart.youthOfferEligible),
  dematerialization: fromFlag(dematerialization),
  deliveryChoiceDone: fromFlag(deliveryChoiceDone),
  socialShares: cart.socialShares.amount.value,
  overdraftFigures: figuresOf(cart),
  overdraftRefused: fromFlag(cart.overdraft?.refused ?? '0'),
  selection: selectedContracts.map(fromSelected),
  confirmedPrice: confirmedPrice && fromConfirmed(confirmedPrice),
});

const ofDossier = TE.map((cart: t.TypeOf<typeof CartWire>): Cart => fromWire(cart, cart));

/** Calls 2 to 5. */
export class HttpCarts implements Carts {
  constructor(private readonly api: Pick<BankApi, 'call'>) {}

  anticipate(workflow: Workflow, over26: boolean): TE.TaskEither<Failure, Cart> {
    return this.forecasted(anticipation(workflow, over26));
  }

  forecast(workflow: Workflow, youth: boolean): TE.TaskEither<Failure, Cart> {
    return this.forecasted({ workflowType: workflow, youthOffer: String(youth) });
  }

  mine(): TE.TaskEither<Failure, Cart> {
    return pipe(this.api.call(to(journeyCalls.getMyCart), CartWire), ofDossier);
  }

  save(selection: readonly SelectedContract[], confirmed?: MonthlyTotal): TE.TaskEither<Failure, Cart> {
    return pipe(
      this.api.call(
        {
          ...to(journeyCalls.saveCart),
          body: { selectedContracts: selection.map(toWire), ...confirmedPart(confirmed) },
        },
        CartWire,
      ),
      ofDossier,
    );
  }

  private forecasted(query: Readonly<Record<string, string>>): TE.TaskEither<Failure, Cart> {
    return pipe(
      this.api.call({ ...to(journeyCalls.forecastCart), query }, OfferWire),
      TE.map(offer => fromWire(offer, { selectedContracts: [] })),
    );
  }
}
