import { paidOnce, priceSummary, type OrderedCard } from './priceSummary';
import { chargesOf } from './charges';
import { offerPrice } from './price';
import { terms } from './terms';

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

test('OFR-16, D-51: the promotion of the summary is that of a card that has one, for either holder', () => {
  const price = offerPrice.decide({ price: 8, promotion: 'none', offeredPayments: null });
  const ordered = (who: OrderedCard['who'], promotion: OrderedCard['promotion']): OrderedCard => ({
    who,
    card: { catalogNumber: '', label: '', price, promoted: promotion !== 'none' },
    delivery: undefined,
    promotion,
    without: undefined,
  });
  const of = (...cards: readonly OrderedCard[]) =>
    priceSummary({ cards, overdraft: undefined, insurance: undefined, socialShares: { each: 15, times: cards.length } }).promotion;
  expect(of(ordered('TIT', 'none'), ordered('COT', 'youth'))).toBe('youth');
  expect(of(ordered('TIT', 'youth'), ordered('COT', 'none'))).toBe('youth');
  expect(of({ ...ordered('TIT', 'youth'), card: undefined }, ordered('COT', 'none'))).toBe('none');
});
