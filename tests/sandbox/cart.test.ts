import Fastify, { type FastifyInstance } from 'fastify';
import { cartRoutes } from '@sandbox/api/cart';
import { personRoutes } from '@sandbox/api/person';
import { FAKE } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { aBank } from './support';

const { bank, close } = aBank();
let app: FastifyInstance;
beforeAll(() => {
  app = Fastify({ logger: false });
  cartRoutes(app, bank);
  personRoutes(app, bank);
});
afterAll(async () => {
  await app.close();
  close();
});

interface Answer {
  readonly youthOfferEligible: string;
  readonly commercialOperations: readonly unknown[];
  readonly selectedContracts: readonly { readonly type: string; readonly catalogNumber: string }[];
}
const headers = { authorization: `Bearer ${FAKE.token}` };
const cart = async () => {
  const answer = (await app.inject({ method: 'GET', url: '/v1/cart/me', headers })).json<Answer>();
  const overdraft = answer.selectedContracts.find(({ type }) => type === 'OVERDRAFT')?.catalogNumber;
  return [answer.youthOfferEligible, answer.commercialOperations.length, overdraft];
};
const born = async (birthdate: string, who: 'holder' | 'coHolder' = 'holder') => {
  const file = bank.subscriptions()[0]!;
  const url = `/v1/prospect/${file[who]!.personId}`;
  await app.inject({ method: 'PUT', url, headers, payload: { birth: { birthdate } } });
};

describe('D-50: the bank’s cart follows the birthdates, never the products chosen', () => {
  test.each([
    ['22, the product of the young', '2003-03-27', '10660', ['1', 3, '10660']],
    ['22, the other product', '2003-03-27', '10339', ['1', 3, '10660']],
    ['22, without the overdraft', '2003-03-27', '10039', ['1', 3, undefined]],
    ['35, the product of the young', '1990-10-15', '10660', ['0', 0, '10339']],
    ['35, without the overdraft', '1990-10-15', '10039', ['0', 0, undefined]],
  ])('%s', async (_, birthdate, chosen, expected) => {
    putInState(bank, 'the prospect has a cart', { workflow: 'individual', selected: [chosen] });
    await born(birthdate);
    expect(await cart()).toEqual(expected);
  });

  test('D-51: 22 and 35 together, nobody has the youth offer', async () => {
    putInState(bank, 'the prospect has a cart', { workflow: 'joint', selected: ['10660'] });
    await born('2003-03-27');
    await born('1990-10-15', 'coHolder');
    expect(await cart()).toEqual(['0', 0, '10339']);
    await born('2003-03-27', 'coHolder');
    expect(await cart()).toEqual(['1', 3, '10660']);
  });

  test('INF-02: a birthdate corrected to less than 18 years is refused by its code', async () => {
    putInState(bank, 'the prospect has a cart', { workflow: 'individual', selected: [] });
    const file = bank.subscriptions()[0]!;
    const answer = await app.inject({
      method: 'PUT',
      url: `/v1/prospect/${file.holder.personId}`,
      headers,
      payload: { birth: { birthdate: '2015-03-27' } },
    });
    expect([answer.statusCode, answer.json()]).toEqual([422, { functionalCode: 'HOLDER_TOO_YOUNG' }]);
  });
});
