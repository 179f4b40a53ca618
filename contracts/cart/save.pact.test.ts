import * as E from 'fp-ts/Either';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import type { SelectedContract } from '@domain/offer/contracts';
import { choiceWire, chosen, offerWire } from '../support/cart';
import { interaction } from '../support/interaction';
import { bankAt, bearerHeaders, json, pactWith, noStore } from '../support/pact';

const pact = pactWith('cart');
const operation = 'saveCart';
const account: SelectedContract = { catalogNumber: '00400', type: 'CHECKING_ACCOUNT', participants: ['TIT'] };
const ofBoth: SelectedContract = { ...account, participants: ['TIT', 'COT'] };

const choices: readonly (readonly [string, readonly SelectedContract[]])[] = [
  [
    'a card, the overdraft for those under 26 and the insurance',
    [
      account,
      { catalogNumber: '10039', type: 'CARDS', participants: ['TIT'], deliveryMode: 'AGEN' },
      { catalogNumber: '10660', type: 'OVERDRAFT', participants: ['TIT'], amount: 200 },
      { catalogNumber: '10048', type: 'INSURANCE', participants: ['TIT'] },
    ],
  ],
  ['a card that is sent by post', [account, { catalogNumber: '10039', type: 'CARDS', participants: ['TIT'], deliveryMode: 'STAN' }]],
  [
    'a joint account with a card each',
    [
      ofBoth,
      { catalogNumber: '10039', type: 'CARDS', participants: ['TIT'], deliveryMode: 'AGEN' },
      { catalogNumber: '10153', type: 'CARDS', participants: ['COT'], deliveryMode: 'AGEN' },
    ],
  ],
  [
    'a joint account whose co-holder takes no card',
    [
      ofBoth,
      { catalogNumber: '10497', type: 'CARDS', participants: ['TIT'], deliveryMode: 'AGEN' },
      { catalogNumber: 'NONE', type: 'CARDS', participants: ['COT'] },
    ],
  ],
];

/** Whether the selection has the overdraft for people under 26, with which the bank answers to them alone. D-50 */
const isYoung = (selection: readonly SelectedContract[]): boolean => selection.some(({ catalogNumber }) => catalogNumber === '10660');
/** In the joint files of these contracts the delivery is chosen. */
const flagsOf = (joint: boolean) => ({ dematerialization: joint ? '0' : '1', deliveryChoiceDone: joint ? '1' : '0' }) as const;

const onTheWire = (selection: readonly SelectedContract[]) =>
  selection.map(({ participants, ...contract }) => ({
    ...contract,
    participants: participants.map(participationType => ({ participationType })),
  }));

describe('PATCH /v1/cart/me', () => {
  it.each(choices)('saves %s', async (what, selection) => {
    const joint = selection.some(({ participants }) => participants.includes('COT'));
    await interaction(pact, {
      state: 'the prospect has a cart',
      params: {
        selected: [],
        workflow: joint ? 'joint' : 'individual',
        combined: joint,
        ...flagsOf(joint),
        ...(isYoung(selection) ? { birthdate: '2003-03-27' } : {}),
      },
      receiving: `the choice of ${what}`,
      test: `Carts > saves ${what}`,
      impact: 'The offer is saved before the file begins.',
      operation,
      requirement: 'OPT-04',
    })
      .withRequest('PATCH', '/v1/cart/me', request => {
        request.headers(bearerHeaders).jsonBody({ selectedContracts: onTheWire(selection) });
      })
      .willRespondWith(200, answer => {
        answer.headers({ ...json, ...noStore }).jsonBody({
          ...offerWire({ youth: isYoung(selection), offer: joint ? 'known' : 'any', combined: joint }),
          ...choiceWire({ selected: chosen(selection), ...flagsOf(joint) }),
        });
      })
      .executeTest(async ({ url }) => {
        const cart = await new HttpCarts(bankAt(url)).save(selection)();
        expect(E.isRight(cart) && cart.right.selection).toEqual(selection);
      });
  });

  it('saves the price that was confirmed with the choice', async () => {
    const price = { promoted: 0, afterwards: 3.7, months: 12 };
    const selection: readonly SelectedContract[] = [account, { catalogNumber: '10039', type: 'CARDS', participants: ['TIT'] }];
    await interaction(pact, {
      state: 'the prospect has a cart',
      params: { selected: [] },
      receiving: 'the choice of a card with its confirmed price',
      test: 'Carts > saves the confirmed price',
      impact: 'The recap compares with this price on every device.',
      operation,
      requirement: 'SUM-01',
    })
      .withRequest('PATCH', '/v1/cart/me', request => {
        request.headers(bearerHeaders).jsonBody({ selectedContracts: onTheWire(selection), confirmedPrice: price });
      })
      .willRespondWith(200, answer => {
        answer
          .headers({ ...json, ...noStore })
          .jsonBody({ ...offerWire({ offer: 'any' }), ...choiceWire({ selected: chosen(selection), confirmed: price }) });
      })
      .executeTest(async ({ url }) => {
        const cart = await new HttpCarts(bankAt(url)).save(selection, price)();
        expect(E.isRight(cart) && cart.right.confirmedPrice).toEqual(price);
      });
  });

  it('a contract that the bank does not know is refused', async () => {
    const unknown: SelectedContract = { catalogNumber: '99999', type: 'CARDS', participants: ['TIT'] };
    await interaction(pact, {
      state: 'the prospect has a cart',
      params: { selected: [] },
      receiving: 'the choice of a contract that does not exist',
      test: 'Carts > unknown contract',
      impact: 'Opens the error dialog; the selection stays in the tab.',
      operation,
      requirement: 'OPT-04',
    })
      .withRequest('PATCH', '/v1/cart/me', request => {
        request.headers(bearerHeaders).jsonBody({ selectedContracts: onTheWire([unknown]) });
      })
      .willRespondWith(422, answer => {
        answer.headers(json).jsonBody({ functionalCode: 'generic' });
      })
      .executeTest(async ({ url }) => {
        expect(await new HttpCarts(bankAt(url)).save([unknown])()).toEqual(E.left({ kind: 'refused', code: 'generic' }));
      });
  });
});
