import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { catalogue, type SelectedContract } from '@domain/offer/contracts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import type { Workflow } from '@domain/journey/words';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import type { StateName } from '../states';
import { holds, refusal } from '../support/call';
import { choiceWire, chosen, offerWire } from '../support/cart';
import { asManyLike, eachLike, pactWith, regex } from '../support/pact';

const pact = pactWith('cart');
const operation = 'getMyCart';
const request = { method: 'GET', path: '/v1/cart/me' } as const;

const selections: readonly (readonly [what: string, workflow: Workflow, selection: readonly SelectedContract[]])[] = [
  [
    'a card, an overdraft and the insurance',
    'individual',
    [
      { catalogNumber: catalogue.CHECKING_ACCOUNT, type: 'CHECKING_ACCOUNT', participants: ['TIT'] },
      { catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants: ['TIT'], deliveryMode: 'AGEN' },
      { catalogNumber: catalogue.OVERDRAFT_MINUS_26, type: 'OVERDRAFT', participants: ['TIT'], amount: 200 },
      { catalogNumber: catalogue.PREVISECUR, type: 'INSURANCE', participants: ['TIT'] },
    ],
  ],
  [
    'a joint account whose co-holder takes no card',
    'joint',
    [
      { catalogNumber: catalogue.CHECKING_ACCOUNT, type: 'CHECKING_ACCOUNT', participants: ['TIT', 'COT'] },
      { catalogNumber: catalogue.ACCESS_MASTERCARD, type: 'CARDS', participants: ['TIT'], deliveryMode: 'AGEN' },
      { catalogNumber: catalogue.NONE, type: 'CARDS', participants: ['COT'] },
    ],
  ],
];

/** Opposite flags in the two kinds of account, so that the contracts cover both values of each. */
const flagsOf = (workflow: Workflow) =>
  workflow === 'individual'
    ? ({ dematerialization: '1', deliveryChoiceDone: '0' } as const)
    : ({ dematerialization: '0', deliveryChoiceDone: '1' } as const);

const prices: readonly (readonly [what: string, price: MonthlyTotal])[] = [
  ['with a promotion', { promoted: 0, afterwards: 3.7, months: 12 }],
  ['without one', { promoted: 3.7, afterwards: 3.7, months: undefined }],
];

const onTheWire = ({ months, ...amounts }: MonthlyTotal) => ({ ...amounts, ...(months === undefined ? {} : { months }) });

const refusals: readonly (readonly [what: string, state: StateName, params: Record<string, string>, status: number, code: string])[] = [
  ['that does not exist', 'the prospect has no cart', {}, 404, 'not_found'],
  ['that is refused', 'the cart cannot be given', { code: 'generic' }, 422, 'generic'],
];

describe('GET /v1/cart/me', () => {
  it.each(selections)('tells the choice of %s', (what, workflow, selection) =>
    holds(
      pact,
      {
        state: 'the prospect has a cart',
        params: {
          selected: selection.map(({ catalogNumber }) => catalogNumber),
          workflow,
          ...(workflow === 'individual' ? { birthdate: '2003-03-27' } : {}),
          ...flagsOf(workflow),
        },
        receiving: `a request for the cart with ${what}`,
        test: `Carts > ${what}`,
        impact: 'The recap and the delivery page show what was chosen.',
        operation,
        requirement: 'SUM-01',
      },
      {
        request,
        answer: {
          status: 200,
          body: {
            ...offerWire({ youth: workflow === 'individual', offer: 'any' }),
            ...choiceWire({ selected: chosen(selection), ...flagsOf(workflow) }),
          },
        },
        ask: api =>
          pipe(
            new HttpCarts(api).mine(),
            TE.map(cart => [cart.selection, cart.dematerialization, cart.deliveryChoiceDone]),
          ),
        become: E.right([selection, workflow === 'individual', workflow === 'joint']),
      },
    ),
  );

  it('tells the price of the insurance on offer', () =>
    holds(
      pact,
      {
        state: 'the prospect has a cart',
        params: { selected: [], workflow: 'individual', combined: true },
        receiving: 'a request for the cart with the insurance on offer, and a price of the card with the rest',
        test: 'Carts > insurance on offer',
        impact: 'The insurance is proposed at its price.',
        operation,
        requirement: 'OPT-01',
      },
      {
        request,
        answer: { status: 200, body: { ...offerWire({ combined: true }), ...choiceWire() } },
        ask: api =>
          pipe(
            new HttpCarts(api).mine(),
            TE.map(({ insurance }) => insurance),
          ),
        become: E.right({ catalogNumber: catalogue.PREVISECUR, label: 'Prévisécur', price: 2.1 }),
      },
    ));

  it('says that the bank granted no overdraft (proposed)', () =>
    holds(
      pact,
      {
        state: 'the bank grants no overdraft',
        params: {},
        receiving: 'a request for the cart whose overdraft the bank refused',
        test: 'Carts > overdraft refused',
        impact: 'The recap says that the account opens without an overdraft.',
        operation,
        requirement: 'XTR-71',
      },
      {
        request,
        answer: { status: 200, body: { ...offerWire({ offer: 'any', overdraft: 'refused' }), ...choiceWire() } },
        ask: api =>
          pipe(
            new HttpCarts(api).mine(),
            TE.map(({ overdraftRefused, overdraftFigures }) => [overdraftRefused, overdraftFigures?.rate]),
          ),
        become: E.right([true, 16]),
      },
    ));

  it('D-61: tells each chosen contract once', () => {
    const selected = [catalogue.CHECKING_ACCOUNT, catalogue.ACCESS_MASTERCARD, catalogue.PREVISECUR];
    return holds(
      pact,
      {
        state: 'the prospect has a cart',
        params: { selected, workflow: 'individual' },
        receiving: 'a request for the cart with these contracts, each once',
        test: 'Carts > each contract once',
        impact: 'A cart with a contract twice cannot be read: it would be signed and paid twice.',
        operation,
        requirement: 'SUM-01',
      },
      {
        request,
        answer: {
          status: 200,
          body: {
            ...offerWire({ offer: 'any' }),
            ...choiceWire({
              selected: asManyLike(
                ...selected.map(catalogNumber => ({
                  catalogNumber: regex(`^(?:${selected.join('|')})$`, catalogNumber),
                  type: regex('^(?:CARDS|INSURANCE|CHECKING_ACCOUNT)$', 'CARDS'),
                  participants: eachLike({ participationType: 'TIT' }),
                })),
              ),
            }),
          },
        },
        ask: api =>
          pipe(
            new HttpCarts(api).mine(),
            TE.map(({ selection }) => selection.map(({ catalogNumber }) => catalogNumber)),
          ),
        become: E.right<Failure, readonly string[]>(selected),
      },
    );
  });

  it.each(prices)('tells the price that was confirmed, %s', (what, price) =>
    holds(
      pact,
      {
        state: 'the prospect has a cart',
        params: { selected: [], workflow: 'individual', ...onTheWire(price) },
        receiving: `a request for the cart whose price was confirmed, ${what}`,
        test: `Carts > confirmed price ${what}`,
        impact: 'The recap says how the price differs from the one that was confirmed, on every device.',
        operation,
        requirement: 'SUM-01',
      },
      {
        request,
        answer: { status: 200, body: { ...offerWire({ offer: 'any' }), ...choiceWire({ confirmed: onTheWire(price) }) } },
        ask: api =>
          pipe(
            new HttpCarts(api).mine(),
            TE.map(({ confirmedPrice }) => confirmedPrice),
          ),
        become: E.right(price),
      },
    ),
  );

  it.each(refusals)('tells a cart %s', (what, state, params, status, code) =>
    holds(
      pact,
      {
        state,
        params,
        receiving: `a request for a cart ${what}`,
        test: `Carts > ${code}`,
        impact: 'Opens the error dialog, with another try.',
        operation,
        requirement: 'ERR-01',
      },
      {
        request,
        answer: { status, body: status === 404 ? { error: code } : { functionalCode: code } },
        ask: api => new HttpCarts(api).mine(),
        become: refusal(code, status),
      },
    ),
  );
});
