import { catalogue, type SelectedContract } from '@domain/offer/contracts';
import { IMMEDIATE_DEBIT } from '@domain/offer/online';
import { arrayContaining, eachEntryLike, eachLike, equal, like, regex, amount, count, ordinal, months, exactly } from './pact';

const price = (value: number) => ({ amount: { value: amount(value) } });
const exactPrice = (value: number) => ({ amount: { value: exactly(value) } });

const card = (catalogNumber: string, label: string, cost: number, rank: number) => ({
  type: 'CARDS',
  catalogNumber,
  label: like(label),
  pricing: price(cost),
  card: { debitType: IMMEDIATE_DEBIT, displayPriority: ordinal(rank) },
});

const cards = [
  card(catalogue.MASTERCARD, 'Mastercard', 3.7, 1),
  card(catalogue.ACCESS_MASTERCARD, 'Access Mastercard', 4.9, 2),
  card(catalogue.GOLD_MASTERCARD, 'Gold Mastercard', 11.5, 3),
] as const;
const insurance = { type: 'INSURANCE', catalogNumber: catalogue.PREVISECUR, label: like('Prévisécur'), pricing: price(2.1) };

type Flag = '0' | '1';
type Participant = 'TIT' | 'COT';

/** Any card, with all that a bank may say of it: yes and no are exact, because the state sets them. D-79 */
const cardInFull = (said: Flag, of: Participant) => {
  const flag = equal(said);
  return {
    type: equal('CARDS'),
    catalogNumber: like(catalogue.MASTERCARD),
    label: like('Mastercard'),
    pricing: price(3.7),
    rank: ordinal(1),
    participants: eachLike({ participationType: equal(of) }),
    card: {
      debitType: equal(IMMEDIATE_DEBIT),
      displayPriority: ordinal(1),
      services: { immediateDebit: flag, mobile: flag, virtual: flag },
      limits: { paymentLimits: amount(9_999), internetPaymentLimit: amount(8_888), withdrawalLimit: amount(7_777) },
      insurances: {
        trip: amount(5_000),
        loss: amount(850),
        onlineShopping: flag,
        thirdPartyLiability: flag,
        medicalAssistance: flag,
        medicalExpenses: flag,
      },
      additionalServices: { budgetManagement: flag, cashbackService: flag },
    },
  };
};

/** Each contract that rules know by number, with its price. */
const everyKnown = arrayContaining(...cards, insurance);

/** The fields of any contract on offer. */
const anyOnOffer = eachLike({ type: regex('^(CARDS|INSURANCE|CHECKING_ACCOUNT|OVERDRAFT)$', 'CHECKING_ACCOUNT') });

export interface CartTold {
  readonly youth?: boolean;
  /** `known`: the offer has every contract that rules know; `any`: only the fields of any contract. */
  readonly offer?: 'known' | 'one card' | 'any';
  /** What an overdraft costs; `refused`: the bank granted none. XTR-71 */
  readonly overdraft?: 'figures' | 'refused';
  /** The card has a combined price with the rest of the cart. OFR-14 */
  readonly combined?: boolean;
}

const offers = { known: everyKnown, 'one card': arrayContaining(cards[0], insurance), any: anyOnOffer };

const withOffer = (availableContracts: unknown, youth: boolean) => ({
  availableContracts,
  commercialOperations: youth ? eachLike({ catalogContractNumber: like(catalogue.MASTERCARD), dueDateQuantity: months(12) }) : like([]),
  packs: eachLike({ priority: ordinal(1) }),
  youthOfferEligible: youth ? '1' : '0',
  socialShares: price(15),
});

const overdraftWire = (said: 'figures' | 'refused') => ({
  rate: amount(16),
  repayWithinDays: count(30),
  example: { amount: amount(100), days: count(7), cost: amount(0.31) },
  ...(said === 'refused' ? { refused: '1' } : {}),
});

/** A forecast in the bank's answer. */
export const offerWire = ({ youth = false, offer = 'known', combined = false, overdraft }: CartTold = {}) => ({
  ...withOffer(offers[offer], youth),
  ...(overdraft ? { overdraft: overdraftWire(overdraft) } : {}),
  ...(combined ? { combinatorialPricings: eachEntryLike(catalogue.MASTERCARD, price(3.2)) } : {}),
});

/** A forecast of cards alone, each in full, each price of which combines. */
export const cardsWire = (flag: Flag, participants: Participant) => ({
  ...withOffer(eachLike(cardInFull(flag, participants)), false),
  combinatorialPricings: eachEntryLike(catalogue.MASTERCARD, price(3.2)),
});

/** Amounts that a state gives. */
interface Amounts {
  readonly price: number;
  readonly together: number;
  readonly socialShare: number;
  readonly insurance: number;
  readonly limit: number;
  readonly rate: number;
  readonly cost: number;
}

/** A forecast of one card, with these amounts. */
export const pricedWire = ({ price: alone, together, socialShare, insurance: insured, limit, rate, cost }: Amounts) => ({
  ...withOffer(
    arrayContaining(
      { ...cards[0], pricing: exactPrice(alone), card: { ...cards[0].card, limits: { paymentLimits: exactly(limit) } } },
      { ...insurance, pricing: exactPrice(insured) },
    ),
    false,
  ),
  socialShares: exactPrice(socialShare),
  combinatorialPricings: { [catalogue.MASTERCARD]: exactPrice(together) },
  overdraft: { rate: exactly(rate), repayWithinDays: count(30), example: { amount: amount(100), days: count(7), cost: exactly(cost) } },
});

interface ChoiceTold {
  /** The chosen contracts; left out where they do not matter. */
  readonly selected?: unknown;
  readonly dematerialization?: Flag;
  readonly deliveryChoiceDone?: Flag;
  /** The price that was confirmed; left out where there is none. D-106 */
  readonly confirmed?: Readonly<Record<string, number>>;
}

/** What a file adds to a forecast. Flags are exact, because the state sets them. */
export const choiceWire = ({ selected, dematerialization = '1', deliveryChoiceDone = '0', confirmed }: ChoiceTold = {}) => ({
  dematerialization,
  deliveryChoiceDone,
  selectedContracts: selected ?? like([]),
  ...(confirmed === undefined ? {} : { confirmedPrice: { ...confirmed } }),
});

/** Chosen contracts among others, in any order. */
export const chosen = (selection: readonly SelectedContract[]) =>
  arrayContaining(
    ...selection.map(({ participants, amount: euros, ...contract }) => ({
      ...contract,
      participants: arrayContaining(...participants.map(participationType => ({ participationType }))),
      ...(euros === undefined ? {} : { amount: exactly(euros) }),
    })),
  );
