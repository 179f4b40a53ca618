import * as E from 'fp-ts/Either';
import { agencyDraft, checkAgency } from './checkAgency';
import { distanceKm } from './agencyDistance';
import { weekInSpans } from './openingHours';
import { awaitsCard, deliverCard, deliveryOf } from '@domain/offer/deliver';
import { chosenDelivery } from './chosen';
import { deliveryModes } from './modes';
import { blankProspect } from '@domain/holders/prospect';
import { catalogue, type SelectedContract } from '@domain/offer/contracts';
import { chosenCard } from '@tests/builders/offer';

test('AGY-01: an agency is asked for where none is chosen; saved, it opens as sandbox/tests/saving.test.ts sends it again', () => {
  expect([agencyDraft(blankProspect), checkAgency({ agencyId: '' }, blankProspect)]).toEqual([
    { agencyId: '' },
    E.left({ agencyId: 'NOT_CHOSEN' }),
  ]);
});

describe('AGY-01: how far an agency is', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  const marseille = { latitude: 43.2965, longitude: 5.3698 };
  const fortDeFrance = { latitude: 14.6037, longitude: -61.0667 };

  test.each([
    ['Paris to Marseille', paris, marseille, 660],
    ['Paris to Fort-de-France', paris, fortDeFrance, 6_856],
    ['nowhere further', paris, paris, 0],
    ['a degree of latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111],
    ['a degree of longitude at the equator', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 111],
    ['a degree of longitude at 60°', { latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 }, 56],
  ])('%s', (_, from, to, kilometres) => {
    expect(Math.round(distanceKm(from, to))).toBe(kilometres);
    expect(Math.round(distanceKm(to, from))).toBe(kilometres);
  });
});

describe('AGY-01: a week in few lines', () => {
  const open = '9 h – 17 h';

  test('days in a row with the same hours are one line, a day without hours is closed', () => {
    const week = { tuesday: open, wednesday: open, thursday: '9 h – 12 h', friday: open, saturday: '9 h – 12 h' };
    expect(weekInSpans(week)).toEqual([
      { from: 'monday', to: 'monday', hours: undefined },
      { from: 'tuesday', to: 'wednesday', hours: open },
      { from: 'thursday', to: 'thursday', hours: '9 h – 12 h' },
      { from: 'friday', to: 'friday', hours: open },
      { from: 'saturday', to: 'saturday', hours: '9 h – 12 h' },
      { from: 'sunday', to: 'sunday', hours: undefined },
    ]);
  });

  test('closed all week is one line', () => {
    expect(weekInSpans({})).toEqual([{ from: 'monday', to: 'sunday', hours: undefined }]);
  });
});

describe('AGY-02, AGY-03: how a card comes', () => {
  const account = { catalogNumber: catalogue.CHECKING_ACCOUNT, type: 'CHECKING_ACCOUNT', participants: ['TIT', 'COT'] } as const;
  const own = chosenCard('TIT', catalogue.MASTERCARD);
  const shared = { ...own, participants: ['TIT', 'COT'] } as const;

  test('is asked of a person who has a card', () => {
    expect(awaitsCard([account, own], 'TIT')).toBe(true);
    expect(awaitsCard([account, own], 'COT')).toBe(false);
    expect(awaitsCard([account, chosenCard('COT', catalogue.NONE)], 'COT')).toBe(false);
  });

  test('is chosen for one person’s card alone; the rest stays as it was', () => {
    const other = chosenCard('COT', catalogue.GOLD_MASTERCARD);
    expect(deliverCard([account, own, other], 'TIT', 'STAN')).toEqual([account, { ...own, deliveryMode: 'STAN' }, other]);
  });

  test('a contract of both is split', () => {
    expect(deliverCard([shared], 'COT', 'EXPR')).toEqual([
      { ...shared, participants: ['COT'], deliveryMode: 'EXPR' },
      { ...shared, participants: ['TIT'] },
    ]);
  });

  test('is read back, and not from a contract that is no card', () => {
    const both: readonly SelectedContract[] = [
      { ...account, deliveryMode: 'EXPR' },
      { ...own, deliveryMode: 'STAN' },
    ];
    expect(deliveryOf(both, 'TIT')).toBe('STAN');
    expect(deliveryOf([own], 'TIT')).toBeUndefined();
    expect(deliveryOf([{ ...own, deliveryMode: 'STAN' }], 'COT')).toBeUndefined();
  });

  test.each(deliveryModes.decide({}))('is read as it was chosen: $mode; without a card, nothing comes', delivery => {
    expect(chosenDelivery(deliverCard([own], 'TIT', delivery.mode), 'TIT')).toEqual(delivery);
    expect([chosenDelivery([own], 'COT'), chosenDelivery([], 'TIT')]).toEqual(['none', 'none']);
  });
});
