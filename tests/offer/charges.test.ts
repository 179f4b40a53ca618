import { paidOnce } from '@domain/delivery/paidOnce';
import { chargesOf } from '@domain/offer/charges';
import type { OrderedCard } from '@domain/offer/onFile';
import { offerPrice } from '@domain/offer/price';
import { terms } from '@domain/offer/terms';

test('OFR-15, D-76: free, then a share of the price for so many months, then the whole price', () => {
  jest.replaceProperty(terms, 'welcome-six-months-fees-free', { of: 'fees', free: 3, share: { paid: 0.5, months: 12 } });
  const price = offerPrice.decide({ price: 8, promotion: 'welcome-six-months-fees-free', offeredPayments: null });
  const charges = chargesOf({ price, promotion: 'welcome-six-months-fees-free', birthdate: undefined, opened: '2025-10-15' });
  expect(charges.map(charge => [charge.price, charge.from])).toEqual([
    [0, '2025-10-15'],
    [4, '2026-01-15'],
    [8, '2027-01-15'],
  ]);
  jest.restoreAllMocks();
});

describe('D-76: what a card costs from the opening on', () => {
  const youth = { standard: 3, promoted: 0, months: 12, afterwards: 1.5 };
  const welcome = { standard: 8, promoted: 0, months: 6, afterwards: 8 };
  const plain = { standard: 8, promoted: 8, months: 0, afterwards: 8 };
  const charges = (
    price: typeof youth,
    promotion: 'youth' | 'none' | 'welcome-six-months-fees-free',
    birthdate?: `${number}-${number}-${number}`,
  ) => chargesOf({ price, promotion, birthdate, opened: '2025-10-15' }).map(charge => [charge.price, charge.from, charge.until]);

  test.each([
    ['no promotion', charges(plain, 'none'), [[8, '2025-10-15', undefined]]],
    [
      'welcome',
      charges(welcome, 'welcome-six-months-fees-free', '1980-01-01'),
      [
        [0, '2025-10-15', '2026-04-14'],
        [8, '2026-04-15', undefined],
      ],
    ],
    [
      'youth, to the day before 26, born on 29 February',
      charges(youth, 'youth', '2004-02-29'),
      [
        [0, '2025-10-15', '2026-10-14'],
        [1.5, '2026-10-15', '2030-02-28'],
        [3, '2030-03-01', undefined],
      ],
    ],
    [
      'youth, 26 before the free year is over: half the price never comes',
      charges(youth, 'youth', '2000-01-01'),
      [
        [0, '2025-10-15', '2026-10-14'],
        [3, '2026-10-15', undefined],
      ],
    ],
    [
      'youth, born nobody knows when',
      charges(youth, 'youth'),
      [
        [0, '2025-10-15', '2026-10-14'],
        [1.5, '2026-10-15', undefined],
      ],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('SUM-01, OFR-16, AGY-02: what is paid once', () => {
  const sent = (delivery: OrderedCard['delivery']): OrderedCard => ({
    who: 'TIT',
    card: undefined,
    delivery,
    promotion: 'none',
    without: undefined,
  });

  test.each([
    ['the shares alone', 1, [sent('AGEN')], 15],
    ['with the express delivery', 1, [sent('EXPR')], 23.5],
    ['of two holders, one without a card', 2, [sent('EXPR'), sent(undefined)], 38.5],
  ] as const)('%s', (_, times, cards, expected) => {
    expect(paidOnce({ socialShares: { each: 15, times }, cards })).toBe(expected);
  });
});
