import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import { holds, refusal } from '../support/call';
import { offerWire, pricedWire } from '../support/cart';
import { interaction } from '../support/interaction';
import { bankAt, json, pactWith, publicHeaders } from '../support/pact';

const pact = pactWith('cart');
const operation = 'forecastCart';

describe('GET /public/cart/anticipate', () => {
  it.each([
    ['individuel', 'individual', false, 'an individual account of somebody of 18 to 25'],
    ['individuel', 'individual', true, 'an individual account of somebody of 26 or over'],
    ['joint', 'joint', false, 'a joint account of two people of 18 to 25'],
    ['joint', 'joint', true, 'a joint account with somebody of 26 or over'],
  ] as const)('tells the offer ahead for %s', async (accountType, workflow, over26, who) => {
    await interaction(pact, {
      state: 'a cart forecast exists',
      params: { workflow, youth: !over26, cards: 3 },
      receiving: `the offer asked ahead for ${who}`,
      test: `Carts > anticipates ${who}`,
      impact: 'Shows the first price as soon as the age band is answered.',
      operation,
      requirement: 'ACC-03',
    })
      .withRequest('GET', '/public/cart/anticipate', request => {
        request.query({ accountType, isOverAge: String(over26) }).headers(publicHeaders);
      })
      .willRespondWith(200, answer => {
        answer.headers(json).jsonBody(offerWire({ youth: !over26, offer: workflow === 'joint' ? 'any' : 'known' }));
      })
      .executeTest(async ({ url }) => {
        const cart = await new HttpCarts(bankAt(url)).anticipate(workflow, over26)();
        expect(E.isRight(cart) && cart.right.youthOfferEligible).toBe(!over26);
        expect(E.isRight(cart) && cart.right.cards.map(({ listPrice }) => listPrice)).toEqual(workflow === 'joint' ? [] : [3.7, 4.9, 11.5]);
      });
  });

  it.each([
    ['individual', true, 3],
    ['individual', false, 3],
    ['joint', false, 3],
    ['individual', false, 1],
  ] as const)('forecasts the offer of the offer step: %s, youth %s, %s card(s)', async (workflow, youth, cards) => {
    await interaction(pact, {
      state: 'a cart forecast exists',
      params: { workflow, youth, cards },
      receiving: `the forecast of ${cards === 1 ? 'one card alone' : 'the cards'} for ${workflow}, ${youth ? 'youth' : 'classic'}`,
      test: `Carts > forecasts ${workflow} ${youth ? 'youth' : 'classic'} ${cards}`,
      impact: 'Fills the comparison of cards; missing cards are blank columns.',
      operation,
      requirement: 'OFR-01',
    })
      .withRequest('GET', '/public/cart/anticipate', request => {
        request.query({ workflowType: workflow, youthOffer: String(youth) }).headers(publicHeaders);
      })
      .willRespondWith(200, answer => {
        answer.headers(json).jsonBody(offerWire({ youth, offer: cards === 1 ? 'one card' : workflow === 'joint' ? 'any' : 'known' }));
      })
      .executeTest(async ({ url }) => {
        const cart = await new HttpCarts(bankAt(url)).forecast(workflow, youth)();
        expect(E.isRight(cart) && cart.right.socialShares).toBe(15);
      });
  });

  it.each([
    ['ahead', { accountType: 'individuel', isOverAge: 'true' }, (carts: HttpCarts) => carts.anticipate('individual', true), 'ACC-03'],
    [
      'at the offer step',
      { workflowType: 'individual', youthOffer: 'false' },
      (carts: HttpCarts) => carts.forecast('individual', false),
      'OFR-14',
    ],
  ] as const)('tells a price that holds for the contracts together, %s', (when, query, ask, requirement) =>
    holds(
      pact,
      {
        state: 'a cart forecast combines prices',
        params: { workflow: 'individual' },
        receiving: `the forecast of an offer whose contracts cost less together, ${when}`,
        test: `Carts > combined price ${when}`,
        impact: 'Shows the price of the card with the rest of the offer, not its own.',
        operation,
        requirement,
      },
      {
        request: { method: 'GET', path: '/public/cart/anticipate', query, headers: publicHeaders },
        answer: { status: 200, body: offerWire({ combined: true }) },
        ask: api =>
          pipe(
            ask(new HttpCarts(api)),
            TE.map(({ cards }) => cards.map(({ listPrice }) => listPrice)),
          ),
        become: E.right([3.2, 4.9, 11.5]),
      },
    ),
  );

  it('says what an overdraft costs (proposed)', () =>
    holds(
      pact,
      {
        state: 'a cart forecast exists',
        params: { workflow: 'individual', youth: false, cards: 3 },
        receiving: 'the forecast of an offer with the figures of the overdraft',
        test: 'Carts > figures of the overdraft',
        impact: 'They are beside the question about the overdraft, and in the recap. Without them the question is asked without figures.',
        operation,
        requirement: 'XTR-71',
      },
      {
        request: {
          method: 'GET',
          path: '/public/cart/anticipate',
          query: { workflowType: 'individual', youthOffer: 'false' },
          headers: publicHeaders,
        },
        answer: { status: 200, body: offerWire({ overdraft: 'figures' }) },
        ask: api =>
          pipe(
            new HttpCarts(api).forecast('individual', false),
            TE.map(({ overdraftFigures }) => overdraftFigures),
          ),
        become: E.right({ rate: 16, apr: undefined, repayWithinDays: 30, example: { amount: 100, days: 7, cost: 0.31 } }),
      },
    ));

  it('tells the amounts that the state gives, in euros and in percent', () => {
    const given = { price: 4.2, together: 3.9, socialShare: 12, insurance: 2.4, limit: 1_700, rate: 15.5, cost: 0.27 };
    return holds(
      pact,
      {
        state: 'a cart forecast exists',
        params: { workflow: 'individual', youth: false, cards: 1, ...given },
        receiving: 'the forecast of an offer whose amounts the state gives',
        test: 'Carts > amounts that the state gives',
        impact: 'Shows these prices; an amount in cents, or a rate of 0.155 for 15.5 percent, would mislead.',
        operation,
        requirement: 'OFR-14',
      },
      {
        request: {
          method: 'GET',
          path: '/public/cart/anticipate',
          query: { workflowType: 'individual', youthOffer: 'false' },
          headers: publicHeaders,
        },
        answer: { status: 200, body: pricedWire(given) },
        ask: api =>
          pipe(
            new HttpCarts(api).forecast('individual', false),
            TE.map(({ cards, insurance, socialShares, overdraftFigures }) => ({
              cards: cards.map(({ listPrice, sentFacts }) => [listPrice, sentFacts.payment]),
              insurance: insurance?.price,
              socialShares,
              rate: overdraftFigures?.rate,
              cost: overdraftFigures?.example.cost,
            })),
          ),
        become: E.right({ cards: [[3.9, 1_700]], insurance: 2.4, socialShares: 12, rate: 15.5, cost: 0.27 }),
      },
    );
  });

  it('a forecast that the bank does not understand is a refusal', () =>
    holds(
      pact,
      {
        state: 'a cart forecast is taken for malformed',
        params: {},
        receiving: 'the offer asked ahead in a way that the bank does not understand',
        test: 'Carts > malformed forecast',
        impact: 'No first price is shown; the journey goes on without it.',
        operation,
        requirement: 'ACC-03',
      },
      {
        request: {
          method: 'GET',
          path: '/public/cart/anticipate',
          query: { accountType: 'individuel', isOverAge: 'true' },
          headers: publicHeaders,
        },
        answer: { status: 400, body: { error: 'malformed' } },
        ask: api => new HttpCarts(api).anticipate('individual', true),
        become: refusal('malformed', 400),
      },
    ));

  it('a refused forecast is a refusal with its code', async () => {
    await interaction(pact, {
      state: 'no cart can be forecast',
      params: { code: 'generic' },
      receiving: 'the forecast of an offer that the bank refuses',
      test: 'Carts > refused forecast',
      impact: 'Opens the error dialog; nothing typed is lost.',
      operation,
      requirement: 'OFR-01',
    })
      .withRequest('GET', '/public/cart/anticipate', request => {
        request.query({ workflowType: 'joint', youthOffer: 'true' }).headers(publicHeaders);
      })
      .willRespondWith(422, answer => {
        answer.headers(json).jsonBody({ functionalCode: 'generic' });
      })
      .executeTest(async ({ url }) => {
        expect(await new HttpCarts(bankAt(url)).forecast('joint', true)()).toEqual(E.left({ kind: 'refused', code: 'generic' }));
      });
  });
});
