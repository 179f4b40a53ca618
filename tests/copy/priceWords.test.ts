import { priceSummary, type OrderedCard } from '@domain/offer/priceSummary';
import { recapRowsMessages } from '@messages/recapRows';
import { priceWords, type PriceContext } from '@ui/copy/priceWords';

const copy = recapRowsMessages.offer;
const price = { standard: 3, promoted: 0, months: 12, afterwards: 3 };

const ordered = (who: 'TIT' | 'COT'): OrderedCard => ({
  ...{ who, delivery: 'STAN', promotion: 'welcome-card-free-one-year', without: undefined },
  card: { catalogNumber: '10039', label: 'Mastercard', price, promoted: true },
});
const words = (context: PriceContext) => {
  const cards = context.workflow === 'joint' ? [ordered('TIT'), ordered('COT')] : [ordered('TIT')];
  return priceWords(priceSummary({ cards, overdraft: undefined, insurance: undefined, socialShares: { each: 15, times: 1 } }), context);
};
const labels = (context: PriceContext) =>
  words(context).flatMap(({ line, label }) => (line.what === 'card' || line.what === 'delivery' ? [label] : []));

describe('D-106, OFR-16: whose card and whose delivery a line is', () => {
  test.each<[what: string, names: PriceContext['names'], expected: readonly string[]]>([
    ['by their names', { TIT: 'Maëlle', COT: 'Éloi' }, [copy.of.card('Maëlle'), copy.of.card('Éloi')]],
    ['by their parts, where both have the same name', { TIT: 'Jean', COT: 'Jean' }, [copy.card.TIT, copy.card.COT]],
    ['by their parts, where no name is known', undefined, [copy.card.TIT, copy.card.COT]],
    ['one by a name, the other by the part', { TIT: 'Maëlle' }, [copy.of.card('Maëlle'), copy.card.COT]],
  ])('of two: %s', (_what, names, expected) => {
    const shown = labels(names === undefined ? { workflow: 'joint' } : { workflow: 'joint', names });
    expect(shown.filter(label => label.startsWith('Carte'))).toEqual(expected);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('of one: without a name', () => {
    expect(labels({ workflow: 'individual', names: { TIT: 'Maëlle' } })).toEqual([copy.card.individual, copy.delivery.individual]);
  });
});

describe('D-76: the days of a price', () => {
  const dated = (past: boolean) =>
    words({ workflow: 'individual', opening: { on: '2025-10-15', past, birthdates: {} } }).find(({ line }) => line.what === 'card')?.more ??
    [];

  test('are certain once the account is open, and said to be assumed before', () => {
    expect(dated(true)).toHaveLength(2);
    expect(dated(true)).not.toContain(copy.dates.assumed);
    expect(dated(false)).toEqual([...dated(true), copy.dates.assumed]);
  });

  test('each amount has its first or its last day', () => {
    expect(dated(true)[0]).toContain(copy.dates.until('14/10/2026'));
    expect(dated(true)[1]).toContain(copy.dates.from('15/10/2026'));
  });
});
