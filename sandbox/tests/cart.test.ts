import { cartFor, cartRoutes } from '@sandbox/api/cart';
import { overdraftOnOffer } from '@sandbox/overdraft';
import { DEFAULT_CLOCK } from '@sandbox/options';
import { personRoutes } from '@sandbox/api/person';
import { FAKE } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { brands } from '@domain/brand/variant';
import { daysAfter } from '@domain/kernel/calendar';
import { offerPrice } from '@domain/offer/price';
import { offerPromotion } from '@domain/offer/promotion';
import { settingsOf } from '@tests/support/config';
import { aBank, routesOf } from './support';
import { cardsOnOffer } from '@sandbox/cardsOnOffer';

const bank = aBank();
const app = routesOf(bank, cartRoutes, personRoutes);

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
  const dossier = bank.subscriptions()[0]!;
  const url = `/v1/prospect/${dossier[who]!.personId}`;
  return app.inject({ method: 'PUT', url, headers, payload: { birth: { birthdate } } });
};

describe('D-45, CFG-08: the bank’s answer and the front end’s configuration say the same of the youth offer', () => {
  const offers = brands.flatMap(brand => [0, 1].map(days => [brand, days] as const));
  test.each(offers)('brand %s, %d days after its last one', (brand, days) => {
    const { offers: ends } = settingsOf(`omc-${brand}`, bank.options.environment);
    const today = daysAfter(ends.youthValidUntil, { days });
    bank.setClock(`${today}T10:00:00+01:00`);
    const { commercialOperations } = cartFor(bank, { brand, youth: true, selected: [] });
    const given = { brand, youthEligible: true, existingClient: false, mainlandFrance: true, today, ...ends };
    const { months } = offerPrice.decide({ price: 3.5, promotion: offerPromotion.decide(given), offeredPayments: null });
    expect(commercialOperations.map(({ dueDateQuantity }) => dueDateQuantity)).toEqual(months === 0 ? [] : cardsOnOffer.map(() => months));
    expect(months > 0).toBe(days === 0);
    bank.setClock(DEFAULT_CLOCK);
  });
});

describe('D-50: the bank’s cart follows the birthdates, never the products chosen', () => {
  test.each([
    ['22, the product of the young', '2003-03-27', '10660', ['1', cardsOnOffer.length, '10660']],
    ['22, the other product', '2003-03-27', '10339', ['1', cardsOnOffer.length, '10660']],
    ['22, without the overdraft', '2003-03-27', '10039', ['1', cardsOnOffer.length, undefined]],
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
    expect(await cart()).toEqual(['1', cardsOnOffer.length, '10660']);
  });

  test('INF-02: a birthdate corrected to less than 18 years is refused by its code', async () => {
    putInState(bank, 'the prospect has a cart', { workflow: 'individual', selected: [] });
    const answer = await born('2015-03-27');
    expect([answer.statusCode, answer.json()]).toEqual([422, { functionalCode: 'HOLDER_TOO_YOUNG' }]);
  });
});

test('XTR-71: the desk refuses an overdraft: the cart says so and has none, until the desk grants it again', async () => {
  putInState(bank, 'the prospect has a cart', { workflow: 'individual', selected: ['10339'] });
  const whole = async () =>
    (await app.inject({ method: 'GET', url: '/v1/cart/me', headers })).json<{
      readonly overdraft: object;
      readonly selectedContracts: object[];
    }>();
  expect((await whole()).overdraft).toEqual(overdraftOnOffer);
  bank.setSwitches({ overdraft: 'refused' }, bank.subscriptions()[0]!.id);
  expect(await whole()).toMatchObject({ overdraft: { ...overdraftOnOffer, refused: '1' }, selectedContracts: [] });
  bank.replaceSwitches({}, bank.subscriptions()[0]!.id);
  expect((await whole()).selectedContracts).toHaveLength(1);
});

test('D-106: the confirmed price is kept until another one comes, and decides nothing of the offer', async () => {
  putInState(bank, 'the prospect has a cart', { workflow: 'individual', selected: [] });
  const save = async (payload: object) => {
    const answer = await app.inject({ method: 'PATCH', url: '/v1/cart/me', headers, payload: { selectedContracts: [], ...payload } });
    return answer.json<{ readonly confirmedPrice?: object; readonly pricing: object }>();
  };
  const price = { promoted: 0, afterwards: 0.01, months: 12 };
  const before = await save({});
  expect(before.confirmedPrice).toBeUndefined();
  expect(await save({ confirmedPrice: price })).toEqual({ ...before, confirmedPrice: price });
  expect(await save({})).toEqual({ ...before, confirmedPrice: price });
  expect(await save({ confirmedPrice: { promoted: 3, afterwards: 3 } })).toMatchObject({ confirmedPrice: { promoted: 3, afterwards: 3 } });
});
