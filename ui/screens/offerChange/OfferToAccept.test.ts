import * as E from 'fp-ts/Either';
import type { Cart } from '@domain/offer/cart';
import { catalogue } from '@domain/offer/contracts';
import type { Day } from '@domain/kernel/day';
import { unreachable } from '@tests/builders/ending';
import { cart, cardOnOffer, chosenCard } from '@tests/builders/offer';
import { offerToAccept } from '@tests/builders/offerToAccept';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { failing, given } from '@tests/fakes/ports';

const free = { promoted: 0, afterwards: 3, months: 12 };
const plain = { promoted: 3, afterwards: 3, months: undefined };
const dearer = { promoted: 4, afterwards: 4, months: undefined };
const OCTOBER = '2025-10-15';
const JANUARY = '2026-01-02';

/** A file of a person of 35 with one card; `next`: the cart at the press. */
const page = (confirmedPrice: Cart['confirmedPrice'], opened: Day, next: Partial<Cart> = {}) => {
  const journey = new FakeDossierJourney('summary');
  const { people } = journey.dossier;
  journey.dossier.people = { ...people, TIT: { ...people.TIT, birth: { ...people.TIT.birth, birthdate: '1990-10-15' } } };
  const first = cart({ selection: [chosenCard('TIT', catalogue.MASTERCARD)], confirmedPrice });
  journey.dossier.keepCart(first);
  const clock = { day: opened, today: () => clock.day };
  return { journey, clock, offer: offerToAccept(journey, { mine: () => given({ ...first, ...next }) }, clock) };
};

describe('D-50, D-106: the price of the page and the price that the bank has as confirmed', () => {
  test('are the same: nothing is shown', () => {
    expect(page(free, OCTOBER).offer.difference).toBeUndefined();
  });

  test('on any device, in January: the promotion of October is over', () => {
    expect(page(free, JANUARY).offer.difference).toMatchObject({ why: 'other', before: free, now: { total: plain } });
  });

  test('without a promotion too', () => {
    expect(page({ ...plain, promoted: 2.8, afterwards: 2.8 }, JANUARY).offer.difference).toMatchObject({ before: { afterwards: 2.8 } });
  });

  test('an address outside mainland France has its own reason', () => {
    const { journey, offer } = page({ ...free, afterwards: 1.5 }, OCTOBER);
    const { TIT } = journey.dossier.people;
    const address = { ...TIT.address, country: 'FR', postalCode: '97400' };
    journey.dossier.people = { ...journey.dossier.people, TIT: { ...TIT, address, birth: { ...TIT.birth, birthdate: '2003-03-27' } } };
    expect(offer.difference).toMatchObject({ why: 'address', now: { total: plain } });
  });

  test('a file that is older than the confirmed price has nothing to compare', () => {
    expect(page(undefined, JANUARY).offer.difference).toBeUndefined();
  });
});

describe('D-106: the cart is read again at the press', () => {
  test('and is what the page shows: the press counts', async () => {
    const { offer } = page(free, OCTOBER);
    expect([await offer.check()(), offer.pressAgain, offer.difference]).toEqual([E.right(true), false, undefined]);
  });

  test('a promotion that ended while the page was open: before and after, and a new press counts', async () => {
    const { offer, clock } = page(free, OCTOBER);
    clock.day = JANUARY;
    expect(offer.current?.total).toEqual(free); // as long as nothing is pressed, the page keeps its price
    expect([await offer.check()(), offer.pressAgain]).toEqual([E.right(false), true]);
    expect(offer.difference).toMatchObject({ before: free, now: { total: plain } });
    expect(await offer.check()()).toEqual(E.right(true));
  });

  test('a dearer card in a file without a confirmed price: before is what the page showed', async () => {
    const { offer } = page(undefined, JANUARY, { cards: [cardOnOffer({ listPrice: 4 })] });
    expect(await offer.check()()).toEqual(E.right(false));
    expect(offer.difference).toMatchObject({ before: plain, now: { total: dearer } });
  });

  test('shares that cost more, at the same monthly price', async () => {
    const { offer } = page(plain, JANUARY, { confirmedPrice: plain, socialShares: 20 });
    expect([await offer.check()(), offer.difference?.why]).toEqual([E.right(false), 'offer']);
  });

  test('a cart that does not come is a failure, and nothing changes on the page', async () => {
    const { journey } = page(free, OCTOBER);
    const offer = offerToAccept(journey, { mine: () => failing(unreachable) });
    expect([await offer.check()(), offer.pressAgain]).toEqual([E.left(unreachable), false]);
  });
});
