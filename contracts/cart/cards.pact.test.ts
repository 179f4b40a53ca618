import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import { catalogue, type SelectedContract } from '@domain/offer/contracts';
import { holds, type Exchanged } from '../support/call';
import { cardsWire, choiceWire } from '../support/cart';
import { eachLike, equal, pactWith, publicHeaders, regex, amount } from '../support/pact';

const pact = pactWith('cart');

/** Every contract chosen has an amount, or a way of delivery: one cart for each. */
const carts = {
  TIT: {
    selection: [{ catalogNumber: catalogue.OVERDRAFT_PLUS_26, type: 'OVERDRAFT', participants: ['TIT'], amount: 200 }],
    each: { type: equal('OVERDRAFT'), amount: amount(200) },
  },
  COT: {
    selection: [{ catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants: ['TIT'], deliveryMode: 'AGEN' }],
    each: { type: equal('CARDS'), deliveryMode: regex('^(AGEN|STAN|EXPR)$', 'AGEN') },
  },
} as const satisfies Record<string, { readonly selection: readonly SelectedContract[]; readonly each: object }>;
type Of = keyof typeof carts;

const selectedOf = (of: Of) =>
  eachLike({
    ...carts[of].each,
    catalogNumber: equal(carts[of].selection[0].catalogNumber),
    participants: eachLike({ participationType: regex('^(TIT|COT)$', 'TIT') }),
  });

const toSave = (of: Of) =>
  carts[of].selection.map(({ participants, ...contract }) => ({
    ...contract,
    participants: participants.map(participationType => ({ participationType })),
  }));

type Asked = readonly [
  when: string,
  operation: string,
  ask: (carts: HttpCarts, of: Of) => ReturnType<HttpCarts['mine']>,
  request: (of: Of) => Exchanged<unknown>['request'],
  ofDossier: boolean,
];

const forecast = (query: Readonly<Record<string, string>>) => () =>
  ({ method: 'GET', path: '/public/cart/anticipate', query, headers: publicHeaders }) as const;
const cart = '/v1/cart/me';

const asked: readonly Asked[] = [
  [
    'the offer asked ahead',
    'forecastCart',
    http => http.anticipate('individual', true),
    forecast({ accountType: 'individuel', isOverAge: 'true' }),
    false,
  ],
  [
    'the forecast of the offer',
    'forecastCart',
    http => http.forecast('individual', false),
    forecast({ workflowType: 'individual', youthOffer: 'false' }),
    false,
  ],
  ['a request for the cart', 'getMyCart', http => http.mine(), () => ({ method: 'GET', path: cart }), true],
  [
    'the choice of the same contract again',
    'saveCart',
    (http, of) => http.save(carts[of].selection),
    of => ({ method: 'PATCH', path: cart, body: { selectedContracts: toSave(of) } }),
    true,
  ],
];

describe.each(asked)('%s', (when, operation, ask, request, ofDossier) => {
  it.each([
    ['TIT', '1', 'says yes to everything'],
    ['COT', '0', 'says no to everything'],
  ] as const)('OFR-03, D-79c: tells what each card has, of an offer of cards for %s (optional)', (of, flag, says) =>
    holds(
      pact,
      {
        state: 'an offer says what its cards have',
        params: { flag, participants: of, selected: carts[of].selection.map(({ catalogNumber }) => catalogNumber) },
        receiving: `${when}, which holds cards alone and ${says}`,
        test: `Carts > ${when}, each card in full, ${of}`,
        impact:
          'Shows these limits and services, not the usual ones; a card is offered to the persons named alone. One that cannot be read is left out.',
        operation,
        requirement: 'OFR-03',
      },
      {
        request: request(of),
        answer: {
          status: 200,
          body: { ...cardsWire(flag, of), ...(ofDossier ? choiceWire({ selected: selectedOf(of) }) : {}) },
        },
        ask: api =>
          pipe(
            ask(new HttpCarts(api), of),
            TE.map(({ cards, selection }) => [
              selection,
              cards.map(({ listPrice, participants, sentFacts: { payment, mobilePayment } }) => [
                listPrice,
                participants,
                payment,
                mobilePayment,
              ]),
            ]),
          ),
        become: E.right<never, unknown>([ofDossier ? carts[of].selection : [], [[3.2, [of], 9_999, flag === '1']]]),
      },
    ),
  );
});
