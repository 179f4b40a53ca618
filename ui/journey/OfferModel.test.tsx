import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Cart } from '@domain/offer/cart';
import { mixedTogether, olderAlone, settings, youngAlone } from '@tests/builders/journey';
import { cart, gold, mastercard } from '@tests/builders/offer';
import { offerOf } from '@tests/builders/offerModel';
import { FakeJourney } from '@tests/fakes/FakeJourney';

/** Requests that the test answers in any order. */
const later = (count: number) => {
  const answers: ((cart: Cart) => void)[] = [];
  const waiting = Array.from({ length: count }, () => new Promise<Cart>(resolve => answers.push(resolve)));
  let asked = 0;
  const forecast = () => {
    const answer = waiting[asked++] as Promise<Cart>;
    return TE.fromTask<Cart, Failure>(() => answer);
  };
  return { answers, forecast };
};

describe('the offer shared by the screens that show a price', () => {
  test('is asked for once, until the answers change', async () => {
    const journey = new FakeJourney('insurance', youngAlone);
    const { offer, asked } = offerOf(journey);
    await offer.ensure();
    await offer.ensure();
    expect(asked).toHaveBeenCalledTimes(1);
    journey.answer({ bands: olderAlone.bands ?? journey.answers.bands });
    await offer.ensure();
    expect(asked.mock.calls).toEqual([
      ['individual', true],
      ['individual', false],
    ]);
  });

  test('OFR-01: is asked for again on every entry; the one held stays on show meanwhile', async () => {
    const journey = new FakeJourney('offer', olderAlone);
    const { offer, asked } = offerOf(journey);
    await offer.load();
    const again = offer.load();
    expect(offer.cart.kind).toBe('ready');
    await again;
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('of other answers is not shown any more', async () => {
    const journey = new FakeJourney('offer', olderAlone);
    const { offer } = offerOf(journey);
    await offer.load();
    journey.answer(mixedTogether);
    const loading = offer.load();
    expect(offer.cart.kind).toBe('loading');
    await loading;
  });

  test('is the last one asked for, whichever comes first', async () => {
    const { answers, forecast } = later(2);
    const { offer } = offerOf(new FakeJourney('offer', olderAlone), { forecast });
    const both = [offer.load(), offer.load()];
    answers[1]?.(cart({ cards: [gold] }));
    answers[0]?.(cart({ cards: [mastercard] }));
    await Promise.all(both);
    expect(offer.columnsFor('TIT').map(card => card?.label)).toEqual([gold.label, undefined, undefined]);
  });

  test.each([
    ['a card absent from the catalogue', { cards: [{ ...gold, catalogNumber: '99999' }] }, 'UNKNOWN_CARD'],
    ['a card of an invalid priority', { cards: [{ ...gold, priority: 0 }] }, 'INVALID_PACK_PRIORITY'],
    ['a pack of an invalid priority', { packs: [{ priority: 1 }, { priority: 1.5 }] }, 'INVALID_PACK_PRIORITY'],
  ])('OFR-01, OFR-14: %s is refused by its name: reported, and the journey is told as of any unreadable answer', async (_, change, tag) => {
    const journey = new FakeJourney('offer', olderAlone);
    const { offer, reported } = offerOf(journey, { forecast: () => TE.right(cart(change)) });
    await offer.load();
    expect([offer.cart.kind, offer.columnsFor('TIT')]).toEqual(['failed', []]);
    expect(journey.failures).toEqual([expect.objectContaining({ kind: 'unreadable', report: [tag] })]);
    expect(reported).toEqual([expect.objectContaining({ detail: [tag] })]);
    expect(journey.again).toBeDefined();
  });

  test('OFR-01: one that the bank refuses is a technical error, whatever its code, and can be asked for again', async () => {
    const journey = new FakeJourney('offer', olderAlone);
    const { offer } = offerOf(journey, { forecast: () => TE.left<Failure>({ kind: 'refused', code: 'HOLDER_TOO_YOUNG' }) });
    await offer.load();
    expect([offer.cart.kind, journey.failures]).toEqual(['failed', [{ kind: 'unreachable', by: 'service' }]]);
    expect(journey.again).toBeDefined();
  });

  test('OFR-14: packs and cards stand by their own priority', async () => {
    const packs = [{ priority: 3 }, { priority: 1 }];
    const { offer } = offerOf(new FakeJourney('offer', olderAlone), { forecast: () => TE.right(cart({ packs })) });
    await offer.load();
    expect(offer.cart.kind === 'ready' && offer.cart.value.packs).toEqual([{ priority: 1 }, { priority: 3 }]);
    expect(offer.columnsFor('TIT').map(card => card?.label)).toEqual([mastercard.label, 'Access Mastercard', gold.label]);
  });
});

test.each([
  ['youth', youngAlone, '2027-02-01'],
  ['welcome', olderAlone, '2027-01-01'],
] as const)('OFR-04: the last day told is that of the %s offer', (_offer, answers, last) => {
  const offers = { ...settings().offers, youthValidUntil: '2027-02-01', welcomeValidUntil: '2027-01-01' } as const;
  expect(offerOf(new FakeJourney('offer', answers), { configuration: { offers } }).offer.promotionEnds).toBe(last);
});

test('D-51: each person reads the prices of their own promotion', async () => {
  const { offer } = offerOf(new FakeJourney('offer', mixedTogether));
  await offer.load();
  const promoted = (['TIT', 'COT'] as const).map(who => offer.columnsFor(who).map(card => card?.promoted));
  expect(promoted).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
});

test('D-51: a person without a promotion though the account has one reads why', () => {
  const { offer } = offerOf(new FakeJourney('offer', mixedTogether));
  expect([offer.withoutFor('TIT'), offer.withoutFor('COT')].filter(why => why !== undefined)).toHaveLength(1);
  const { offer: alone } = offerOf(new FakeJourney('offer', youngAlone));
  expect(alone.withoutFor('TIT')).toBeUndefined();
});
