import { catalogue, type SelectedContract } from './contracts';
import { offerOnDossier, type OfferOnDossier } from './onDossier';
import { cardServices } from './services';
import { cart, chosenCard, mastercard } from '@tests/builders/offer';

type Given = Parameters<typeof offerOnDossier>[0];

const VALID = '2025-12-31';
const insurance: SelectedContract = { catalogNumber: catalogue.PREVISECUR, type: 'INSURANCE', participants: ['TIT'] };
const overdraft: SelectedContract = { catalogNumber: '10339', type: 'OVERDRAFT', participants: ['TIT'], amount: 200 };
const holderCard: SelectedContract = { ...chosenCard('TIT', catalogue.MASTERCARD), deliveryMode: 'STAN' };
const coHolderCard = chosenCard('COT', catalogue.GOLD_MASTERCARD);

const onFile = (selection: readonly SelectedContract[], change: Partial<Given> = {}, inCart: Partial<Given['cart']> = {}): OfferOnDossier =>
  offerOnDossier({
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
    once: 15,
    dematerialization: true,
    promotion: 'welcome-card-free-one-year',
    promotionRemoved: false,
    socialShares: { each: 15, times: 1 },
    total: { promoted: 2, afterwards: 5, months: 12 },
  });
});

/** The result for a dossier: its promotion, whether each card is promoted, and the total. */
const told = ({ promotion, promotionRemoved, cards, total }: OfferOnDossier) => [
  promotionRemoved ? 'removed' : promotion,
  cards.map(({ card }) => card?.promoted),
  [total.promoted, total.afterwards, total.months],
];
const operations = [
  { catalogNumber: catalogue.GOLD_MASTERCARD, offeredPayments: 9 },
  { catalogNumber: catalogue.MASTERCARD, offeredPayments: 3 },
];
const none = [{ catalogNumber: catalogue.MASTERCARD, offeredPayments: 0 }];
const nine = [{ catalogNumber: catalogue.MASTERCARD, offeredPayments: 9 }];
const bornIn = (TIT: Given['birthdates']['TIT']) => ({ birthdates: { TIT, COT: undefined } });
const [young, older] = [bornIn('2003-03-27'), bornIn('1990-10-15')];
const WELCOME = 'welcome-card-free-one-year';
const outside = { mainlandFrance: false };

test.each<[string, Partial<Given>, Partial<Given['cart']>, ReturnType<typeof told>]>([
  ['SUM-01: once the offers are over', { today: '2026-01-01' }, {}, ['none', [false], [3, 3, undefined]]],
  ['D-45: the bank says how many payments are offered on the very card', {}, { operations }, [WELCOME, [true], [0, 3, 3]]],
  ['D-45: it says nothing of this card', {}, { operations: operations.slice(0, 1) }, [WELCOME, [true], [0, 3, 12]]],
  ['D-45: it offers none: no promotion is shown', {}, { operations: none }, ['none', [false], [3, 3, undefined]]],
  [
    'D-45: none to the young: half the price is a promotion all the same',
    {},
    { youthOfferEligible: true, operations: none },
    ['youth', [true], [1.5, 1.5, undefined]],
  ],
  ['D-45: a card that is free anyway is not promoted', {}, { cards: [{ ...mastercard, listPrice: 0 }] }, ['none', [false], [0, 0, 12]]],
  ['D-45: in mainland France the youth promotion stays', {}, { youthOfferEligible: true }, ['youth', [true], [0, 1.5, 12]]],
  ['D-45: outside it is removed', outside, { youthOfferEligible: true }, ['removed', [false], [3, 3, undefined]]],
  [
    'D-45: after its last day nothing is removed',
    { ...outside, today: '2026-01-01' },
    { youthOfferEligible: true },
    ['none', [false], [3, 3, undefined]],
  ],
  ['D-45: outside the welcome offer stays', { ...outside, brand: '03' }, {}, ['welcome-six-months-fees-free', [true], [0, 3, 6]]],
  ['D-50: 22 years old, the cart of an older person', young, {}, ['youth', [true], [0, 1.5, 12]]],
  [
    'D-50: 35 years old, the cart of a young person: its offered payments are not theirs',
    { ...older, brand: '03' },
    { youthOfferEligible: true, operations: nine },
    ['welcome-six-months-fees-free', [true], [0, 3, 6]],
  ],
  ['D-50: of the young they are', young, { youthOfferEligible: true, operations: nine }, ['youth', [true], [0, 1.5, 9]]],
])('%s', (_, given, inCart, comesTo) => expect(told(onFile([holderCard], given, inCart))).toEqual(comesTo));

test('SUM-01: nothing but the card', () => {
  const { overdraft, insurance, dematerialization, socialShares } = onFile([holderCard]);
  expect([overdraft, insurance, dematerialization, socialShares]).toEqual([undefined, undefined, false, { each: 15, times: 1 }]);
});

test('D-45: an insurance that the cart does not price costs nothing here', () => {
  expect(onFile([holderCard, insurance], {}, { insurance: undefined }).insurance).toBeUndefined();
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
  expect(told(alone)).toEqual([WELCOME, [true, undefined], [0, 3, 12]]);
});

test('no card that the cart knows: no promotion to tell of', () => {
  expect(told(onFile([chosenCard('TIT', 'ANOTHER'), insurance]))).toEqual(['none', [undefined], [2, 2, undefined]]);
});

test('OFR-05: every card pays by phone and has a virtual double', () => {
  expect(Object.values(cardServices)).toEqual(Array(3).fill({ mobilePayment: true, virtualCard: true }));
});

test.each([true, false])('D-50: of a co-holder whose birthdate is not known here the bank says: %s', youthOfferEligible => {
  expect(onFile([holderCard], { workflow: 'joint', ...young }, { youthOfferEligible }).youthEligible).toBe(youthOfferEligible);
});

describe('D-51: a joint account of mixed ages', () => {
  const mixed = { workflow: 'joint', birthdates: { TIT: '2003-03-27', COT: '1990-10-15' } } as const;
  const both = [holderCard, coHolderCard];

  test('nobody has the youth offer; the one over 25 has the welcome offer, alone', () => {
    const offer = onFile(both, mixed);
    expect(offer.youthEligible).toBe(false);
    expect(offer.cards.map(({ who, promotion, without, card }) => [who, promotion, without, card?.promoted])).toEqual([
      ['TIT', 'none', 'mixed-ages', false],
      ['COT', WELCOME, undefined, true],
    ]);
    expect([offer.total, offer.promotion]).toEqual([{ promoted: 3, afterwards: 13, months: 12 }, WELCOME]);
  });

  test('after the last day nobody has a promotion, and no explanation is shown', () => {
    const late = onFile(both, { ...mixed, today: '2026-01-01' });
    expect(late.cards.flatMap(({ promotion, without }) => [promotion, without])).toEqual(['none', undefined, 'none', undefined]);
  });
});
