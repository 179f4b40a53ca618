import { catalogue } from '@domain/offer/contracts';
import { IMMEDIATE_DEBIT } from '@domain/offer/online';
import { arrayContaining, eachLike, integer, like, number, regex } from './pact';

const price = (value: number) => ({ amount: { value: number(value) } });

const card = (catalogNumber: string, label: string, cost: number, rank: number) => ({
  type: 'CARDS',
  catalogNumber,
  label: like(label),
  pricing: price(cost),
  card: { debitType: IMMEDIATE_DEBIT, displayPriority: integer(rank) },
});

const cards = [
  card(catalogue.MASTERCARD, 'Mastercard', 3.7, 1),
  card(catalogue.ACCESS_MASTERCARD, 'Access Mastercard', 4.9, 2),
  card(catalogue.GOLD_MASTERCARD, 'Gold Mastercard', 11.5, 3),
] as const;
const insurance = { type: 'INSURANCE', catalogNumber: catalogue.PREVISECUR, label: like('Prévisécur'), pricing: price(2.1) };

/** A card's features in the answer: exact where the state sets them. D-79 */
export const saidOfCards = { payment: 9_999, internet: 8_888, withdrawal: 7_777, mobile: '0', participants: 'TIT' } as const;

const yesOrNo = regex('^[01]$', '1');

const saying = ({ card: facts, ...contract }: (typeof cards)[number], rank: number) => ({
  ...contract,
  rank: integer(rank + 1),
  participants: [{ participationType: saidOfCards.participants }],
  card: {
    ...facts,
    services: { immediateDebit: yesOrNo, mobile: saidOfCards.mobile, virtual: yesOrNo },
    limits: {
      paymentLimits: saidOfCards.payment,
      internetPaymentLimit: saidOfCards.internet,
      withdrawalLimit: saidOfCards.withdrawal,
    },
    insurances: {
      trip: number(5_000),
      loss: number(850),
      onlineShopping: yesOrNo,
      thirdPartyLiability: yesOrNo,
      medicalAssistance: yesOrNo,
      medicalExpenses: yesOrNo,
    },
    additionalServices: { budgetManagement: yesOrNo, cashbackService: yesOrNo },
  },
});

/** Each contract that rules know by number, with its price. */
const everyKnown = arrayContaining(...cards, insurance);

/** The fields of any contract on offer. */
const anyOnOffer = eachLike({ type: regex('^(CARDS|INSURANCE|CHECKING_ACCOUNT|OVERDRAFT)$', 'CHECKING_ACCOUNT') });

export interface CartTold {
  /** The chosen contracts, exactly; left out where they do not matter. */
  readonly selected?: unknown;
  readonly youth?: boolean;
  /** `known`: the offer has every contract that rules know; `any`: only the fields of any contract. */
  readonly offer?: 'known' | 'one card' | 'any';
  readonly dematerialization?: '0' | '1';
  readonly deliveryChoiceDone?: '0' | '1';
  /** The card has a combined price with the rest of the cart. OFR-14 */
  readonly combined?: boolean;
  /** Every card's features and participants, where the answer has them (optional). D-79 */
  readonly said?: typeof saidOfCards;
}

const offers = { known: everyKnown, 'one card': arrayContaining(cards[0], insurance), any: anyOnOffer };

/** A cart in the bank's answer. Flags are exact, because the state sets them. */
export const cartWire = ({
  selected,
  youth = false,
  offer = 'known',
  dematerialization = '1',
  deliveryChoiceDone = '0',
  combined = false,
  said,
}: CartTold = {}) => ({
  availableContracts: said === undefined ? offers[offer] : arrayContaining(...cards.map(saying), insurance),
  commercialOperations: youth ? eachLike({ catalogContractNumber: like(catalogue.MASTERCARD), dueDateQuantity: integer(12) }) : like([]),
  packs: eachLike({ priority: integer(1) }),
  youthOfferEligible: youth ? '1' : '0',
  dematerialization,
  deliveryChoiceDone,
  socialShares: price(15),
  selectedContracts: selected ?? like([]),
  ...(combined ? { combinatorialPricings: like({ [catalogue.MASTERCARD]: { amount: { value: 3.2 } } }) } : {}),
});
