import { catalogue, type SelectedContract } from '@domain/offer/contracts';
import { offerOnFile, type OfferOnFile } from '@domain/offer/onFile';
import { cardServices } from '@domain/offer/services';
import { cart, chosenCard, mastercard } from '../builders/offer';

type Given = Parameters<typeof offerOnFile>[0];

const VALID = '2025-12-31';
const insurance: SelectedContract = { catalogNumber: catalogue.PREVISECUR, type: 'INSURANCE', participants: ['TIT'] };
const overdraft: SelectedContract = { catalogNumber: '10339', type: 'OVERDRAFT', participants: ['TIT'], amount: 200 };
const holderCard: SelectedContract = { ...chosenCard('TIT', catalogue.MASTERCARD), deliveryMode: 'STAN' };
const coHolderCard = chosenCard('COT', catalogue.GOLD_MASTERCARD);

const onFile = (selection: readonly SelectedContract[], change: Partial<Given> = {}, inCart: Partial<Given['cart']> = {}): OfferOnFile =>
  offerOnFile({
    cart: cart({ selection, ...inCart }),
    workflow: 'individual',
    brand: '01',
    today: '2025-10-15',
    birthdates: { TIT: undefined, COT: undefined },
    mainlandFrance: true,
    offers: { youthValidUntil: VALID, welcomeValidUntil: VALID },
    ...change,
  });

test('SUM-01: everything chosen, with the welcome offer of brand 01', () => {
  expect(onFile([holderCard, overdraft, insurance], {}, { dematerialization: true })).toEqual({
    cards: [
      {
        who: 'TIT',
        card: {
          catalogNumber: catalogue.MASTERCARD,
          label: 'Mastercard',
          price: { standard: 3, promoted: 0, months: 12, afterwards: 3 },
          promoted: true,
        },
        delivery: 'STAN',
        promotion: 'welcome-card-free-one-year',
        without: undefined,
      },
    ],
    youthEligible: false,
    overdraft: 200,
    insurance: 2,
    dematerialization: true,
    promotion: 'welcome-card-free-one-year',
    promotionRemoved: false,
    socialShares: { each: 15, times: 1 },
    total: { promoted: 2, afterwards: 5, months: 12 },
  });
});

test('SUM-01: nothing but the card, once the offers are over', () => {
  const { cards, total, promotion, ...rest } = onFile([holderCard], { today: '2026-01-01' });
  expect(cards[0]?.card).toMatchObject({ price: { standard: 3, promoted: 3, months: 0, afterwards: 3 }, promoted: false });
  expect(total).toEqual({ promoted: 3, afterwards: 3, months: undefined });
  expect(promotion).toBe('none');
  expect(rest).toEqual({
    youthEligible: false,
    overdraft: undefined,
    insurance: undefined,
    dematerialization: false,
    promotionRemoved: false,
    socialShares: { each: 15, times: 1 },
  });
});

test('JNT-01: a card each, social shares for two; the second one may have none', () => {
  const both = onFile([coHolderCard, holderCard], { workflow: 'joint' });
  expect(both.cards.map(({ who, card }) => [who, card?.label])).toEqual([
    ['TIT', 'Mastercard'],
    ['COT', 'Gold Mastercard'],
  ]);
  expect(both.socialShares).toEqual({ each: 15, times: 2 });
  expect(both.total).toEqual({ promoted: 0, afterwards: 13, months: 12 });
  const alone = onFile([holderCard, { ...chosenCard('COT', catalogue.NONE), deliveryMode: 'EXPR' }], { workflow: 'joint' });
  expect(alone.cards[1]).toEqual({ who: 'COT', card: undefined, delivery: undefined, promotion: 'none', without: undefined });
  expect(alone.promotion).toBe('welcome-card-free-one-year');
  expect(alone.total).toEqual({ promoted: 0, afterwards: 3, months: 12 });
});

test('no card that the cart knows: no promotion to tell of', () => {
  const unknown = onFile([chosenCard('TIT', 'ANOTHER'), insurance]);
  expect(unknown.cards).toEqual([{ who: 'TIT', card: undefined, delivery: undefined, promotion: 'none', without: undefined }]);
  expect([unknown.promotion, unknown.promotionRemoved]).toEqual(['none', false]);
  expect(unknown.total).toEqual({ promoted: 2, afterwards: 2, months: undefined });
});

test('D-45: an insurance that the cart does not price costs nothing here', () => {
  expect(onFile([holderCard, insurance], {}, { insurance: undefined }).insurance).toBeUndefined();
});

describe('D-45: the bank says how many payments are offered', () => {
  const operations = [
    { catalogNumber: catalogue.GOLD_MASTERCARD, offeredPayments: 9 },
    { catalogNumber: catalogue.MASTERCARD, offeredPayments: 3 },
  ];

  test('on the very card', () => {
    expect(onFile([holderCard], {}, { operations }).cards[0]?.card?.price.months).toBe(3);
    expect(onFile([holderCard], {}, { operations: operations.slice(0, 1) }).cards[0]?.card?.price.months).toBe(12);
  });

  test('none: the card is not promoted, and no promotion is shown', () => {
    const none = onFile([holderCard], {}, { operations: [{ catalogNumber: catalogue.MASTERCARD, offeredPayments: 0 }] });
    expect(none.cards[0]?.card).toMatchObject({ promoted: false });
    expect(none.promotion).toBe('none');
  });

  test('none to the young: half the price is a promotion all the same', () => {
    const operations = [{ catalogNumber: catalogue.MASTERCARD, offeredPayments: 0 }];
    const half = onFile([holderCard], {}, { youthOfferEligible: true, operations });
    expect(half.cards[0]?.card).toMatchObject({ promoted: true, price: { promoted: 1.5, afterwards: 1.5 } });
    expect(half.promotion).toBe('youth');
  });

  test('a card that is free anyway is not promoted', () => {
    const free = onFile([holderCard], {}, { cards: [{ ...mastercard, price: 0 }] });
    expect([free.cards[0]?.card?.promoted, free.promotion]).toEqual([false, 'none']);
  });
});

describe('D-45: where one lives decides the youth promotion alone', () => {
  test.each<[string, Partial<Given>, boolean, string, boolean]>([
    ['outside mainland France the youth promotion is removed', { mainlandFrance: false }, true, 'none', true],
    ['in mainland France the youth promotion stays', {}, true, 'youth', false],
    ['after its last day nothing is removed', { mainlandFrance: false, today: '2026-01-01' }, true, 'none', false],
    [
      'outside mainland France the welcome offer stays',
      { mainlandFrance: false, brand: '03' },
      false,
      'welcome-six-months-fees-free',
      false,
    ],
  ])('%s', (_, given, youthOfferEligible, promotion, promotionRemoved) => {
    expect(onFile([holderCard], given, { youthOfferEligible })).toMatchObject({ promotion, promotionRemoved });
  });
});

test('OFR-05: every card pays by phone and has a virtual double', () => {
  expect(Object.values(cardServices)).toHaveLength(3);
  for (const services of Object.values(cardServices)) expect(services).toEqual({ mobilePayment: true, virtualCard: true });
});

describe('D-50: the youth offer follows the birthdates, whatever the bank answered with', () => {
  const young = '2003-03-27';
  const older = '1990-10-15';

  test('22 years old, the cart of an older person: free for a year, then half the price', () => {
    const offer = onFile([holderCard], { birthdates: { TIT: young, COT: undefined } }, { youthOfferEligible: false });
    expect([offer.youthEligible, offer.promotion]).toEqual([true, 'youth']);
    expect(offer.total).toEqual({ promoted: 0, afterwards: 1.5, months: 12 });
  });

  test('35 years old, the cart of a young person: its offered payments are not theirs', () => {
    const operations = [{ catalogNumber: catalogue.MASTERCARD, offeredPayments: 9 }];
    const cartOfTheYoung = { youthOfferEligible: true, operations };
    const offer = onFile([holderCard], { brand: '03', birthdates: { TIT: older, COT: undefined } }, cartOfTheYoung);
    expect([offer.youthEligible, offer.promotion]).toEqual([false, 'welcome-six-months-fees-free']);
    expect(offer.total).toEqual({ promoted: 0, afterwards: 3, months: 6 });
    const before = onFile([holderCard], { birthdates: { TIT: young, COT: undefined } }, cartOfTheYoung);
    expect(before.total.months).toBe(9);
  });

  test('a co-holder whose birthdate is not known here: the bank’s word', () => {
    const given = { workflow: 'joint', birthdates: { TIT: young, COT: undefined } } as const;
    expect(onFile([holderCard], given, { youthOfferEligible: true }).youthEligible).toBe(true);
    expect(onFile([holderCard], given, { youthOfferEligible: false }).youthEligible).toBe(false);
  });
});

describe('D-51: a joint account of mixed ages', () => {
  const mixed = { workflow: 'joint', birthdates: { TIT: '2003-03-27', COT: '1990-10-15' } } as const;
  const both = [holderCard, coHolderCard];

  test('nobody has the youth offer; the one over 25 has the welcome offer, alone', () => {
    const offer = onFile(both, mixed);
    expect(offer.youthEligible).toBe(false);
    expect(offer.cards.map(({ who, promotion, without, card }) => [who, promotion, without, card?.promoted])).toEqual([
      ['TIT', 'none', 'mixed-ages', false],
      ['COT', 'welcome-card-free-one-year', undefined, true],
    ]);
    expect(offer.total).toEqual({ promoted: 3, afterwards: 13, months: 12 });
    expect(offer.promotion).toBe('welcome-card-free-one-year');
  });

  test('after the last day nobody has one, and nothing is to be explained', () => {
    const late = onFile(both, { ...mixed, today: '2026-01-01' });
    expect(late.cards.map(({ promotion, without }) => [promotion, without])).toEqual([
      ['none', undefined],
      ['none', undefined],
    ]);
  });
});
