import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { BankApi, Call } from '@infrastructure/http/BankApi';
import { readAnswer } from '@infrastructure/http/codecs';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import { cardsOnOffer, type CardOnOffer } from '@sandbox/cardsOnOffer';
import { cardWire, insuranceWire } from '@sandbox/cartWire';
import { moneyMessages } from '@messages/money';
import { offerMessages } from '@messages/offer';
import { olderAlone } from '../builders/journey';
import { arrive, lineOf, table } from '../support/offerScreen';
import { plain, screenIs } from '../support/show';

const copy = offerMessages.omc;

const amount = (value: number) => ({ amount: { value } });

/** Decodes an answer with changed cards. */
const answering = (cards: readonly unknown[]) => {
  const body = {
    availableContracts: [...cards, insuranceWire(9)],
    commercialOperations: [],
    packs: [],
    youthOfferEligible: '0',
    selectedContracts: [],
    socialShares: amount(15),
  };
  const call =
    <A,>(_: Call, codec: t.Decoder<unknown, A>) =>
    () => {
      const read = readAnswer(codec, body);
      return Promise.resolve(E.isRight(read) ? E.right(read.right.value) : E.left({ kind: 'unreadable', report: read.left }));
    };
  const carts = new HttpCarts({ call } as unknown as BankApi);
  return { forecast: () => carts.forecast('individual', false) };
};
const [usual, , golden] = cardsOnOffer as readonly [CardOnOffer, CardOnOffer, CardOnOffer];
const { facts, yes, no } = copy;

/** A card whose facts all differ from section 9's Mastercard. */
const other: CardOnOffer = {
  ...usual,
  label: 'Mastercard Verte',
  services: { immediateDebit: '1', mobile: '0', virtual: '0' },
  limits: { paymentLimits: 9_999, internetPaymentLimit: 8_888, withdrawalLimit: 7_777 },
  insurances: { trip: 111, loss: 222, onlineShopping: '1', thirdPartyLiability: '1', medicalAssistance: '0', medicalExpenses: '0' },
  additionalServices: { budgetManagement: '0', cashbackService: '0' },
};
const shown: readonly (readonly [fact: string, value: string])[] = [
  [facts.immediateDebit, yes],
  [facts.mobilePayment, no],
  [facts.virtualCard, no],
  [facts.payment, moneyMessages.amount(9_999)],
  [facts.internet, moneyMessages.amount(8_888)],
  [facts.withdrawal, moneyMessages.amount(7_777)],
  [facts.trip, moneyMessages.upTo(111)],
  [facts.loss, moneyMessages.upTo(222)],
  [facts.onlineShopping, yes],
  [facts.thirdPartyLiability, yes],
  [facts.medicalAssistance, no],
  [facts.medicalExpenses, no],
  [facts.budgetManagement, no],
  [facts.cashback, no],
];

describe('D-79a: what the bank’s answer says of a card is what is shown', () => {
  test('on a desktop', async () => {
    screenIs('wide');
    arrive('offer', olderAlone, answering([cardWire(other, 1)]));
    expect(await table()).toHaveTextContent('Mastercard Verte');
    expect(shown.map(([fact]) => [fact, lineOf(fact)[0]])).toEqual(shown);
  });

  test('on a phone', async () => {
    screenIs('narrow');
    arrive('offer', olderAlone, answering([cardWire(other, 1), cardWire(golden, 2)]));
    const panel = await screen.findByRole('tabpanel', { name: 'Mastercard Verte' });
    for (const [fact, value] of shown) {
      const said = within(panel).getByText(plain(value === no ? copy.factIs(fact, no.toLowerCase()) : fact));
      if (value !== yes && value !== no) expect(said.nextElementSibling).toHaveTextContent(plain(value));
    }
    expect(document.body).not.toHaveTextContent(plain(moneyMessages.amount(1_300)));
    await userEvent.click(screen.getByRole('tab', { name: golden.label }));
    expect(screen.getByRole('tabpanel', { name: golden.label })).toHaveTextContent(plain(moneyMessages.amount(3_100)));
  });

  test.each([
    ['a limit is missing: the usual one holds', { limits: { paymentLimits: 9_999 } }, [], 9_999],
    ['nothing is said: the usual facts hold', { limits: undefined, services: undefined }, [], 1_300],
    ['a service that nobody knows adds nothing', { services: { gift: '1' } }, [], 1_300],
    ['nobody is named: it is for everybody', {}, [], 1_300],
    ['a person whom nobody knows is named beside', {}, [{ participationType: 'CHILD' }, { participationType: 'TIT' }], 1_300],
  ])('%s', async (_, change, participants, payment) => {
    screenIs('wide');
    const wire = cardWire(usual, 1);
    arrive('offer', olderAlone, answering([{ ...wire, participants, card: { ...wire.card, ...change } }]));
    await table();
    expect([facts.payment, facts.withdrawal].map(fact => lineOf(fact)[0])).toEqual([payment, 300].map(moneyMessages.amount));
  });

  test.each([
    ['for the co-holder', { participants: [{ participationType: 'COT' }] }],
    ['that is not debited at once', { card: { ...cardWire(usual, 1).card, services: { immediateDebit: false } } }],
    ['whose limit cannot be read', { card: { ...cardWire(usual, 1).card, limits: { paymentLimits: 'beaucoup' } } }],
  ])('a card %s is not offered to the holder, the others are', async (_, change) => {
    screenIs('wide');
    arrive('offer', olderAlone, answering([{ ...cardWire(usual, 1), ...change }, cardWire(golden, 2)]));
    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(1);
  });

  test('of equal priorities the lower rank comes first', async () => {
    screenIs('wide');
    arrive(
      'offer',
      olderAlone,
      answering([
        { ...cardWire(golden, 1), rank: 2 },
        { ...cardWire(usual, 1), rank: 1 },
      ]),
    );
    const [first] = within(await table()).getAllByRole('columnheader');
    expect(first).toHaveTextContent(usual.label);
  });
});
