import { instantOf, parisDay, parisTime, secondsAfter } from './calendar';
import { isDay, isInstant, readDay } from './day';
import { dayInParis } from '@infrastructure/browser/dayInParis';
import { pairs } from '@tests/support/pairs';

const forms = [
  ['a day', isDay, true, ['2025-10-15', '2024-02-29', '2000-02-29', '2025-12-31']],
  [
    'no day',
    isDay,
    false,
    ['2025-02-29', '1900-02-29', '2025-04-31', '2025-10-00', '2025-10', '2025-W42', '', 20251015, null, ['2025-10-15']],
  ],
  ['more than a day', isDay, false, ['2025-10-15T10:00', 'x2025-10-15', '12025-10-15', '+002025-10-15']],
  ['an instant', isInstant, true, ['2025-10-15T10:00Z', '2025-10-15T10:00:00.5+02:00', '2025-12-31T23:59:00-09:30']],
  [
    'no instant',
    isInstant,
    false,
    ['2025-10-15T10:00', '2025-10-15', '2025-10-15T25:00Z', '2025-10-15T10Z', 1, null, ['2025-10-15T10:00Z']],
  ],
  [
    'more than an instant',
    isInstant,
    false,
    ['2025-10-15T10:00Zx', ' 2025-10-15T10:00Z', '+002025-10-15T10:00Z', '2025-10-15T10:00Z[Europe/Paris]'],
  ],
] as const;

test.each(forms.flatMap(([what, is, yes, values]) => values.map(value => [value, what, is, yes] as const)))(
  'CFG-06: %j is %s',
  (value, _what, is, yes) => expect(is(value)).toBe(yes),
);

test('CFG-06: a clock is read in Paris, in winter, in summer and around midnight', () => {
  expect(instantOf(Date.UTC(2025, 0, 1, 12, 3, 4, 999))).toBe('2025-01-01T13:03:04+01:00');
  expect(instantOf(Date.UTC(2025, 6, 1, 12))).toBe('2025-07-01T14:00:00+02:00');
  expect(['2025-12-31T23:30:00Z', '2025-06-30T21:59:59Z'].map(parisTime)).toEqual(['00:30', '23:59']);
  expect(['2025-12-31T23:30:00Z', '2025-06-30T21:59:59Z'].map(parisDay)).toEqual(['2026-01-01', '2025-06-30']);
});

test.each(pairs('29/02/2024 = 2024-02-29 | 29/02/2025 = | x29/02/2024 = | 29/02/20240 = | 9/2/2024 ='))(
  'INF-02: %s is read as %s',
  (typed, day) => expect(readDay(typed) ?? '').toBe(day),
);

test('CFG-06: the day in Paris is the library’s at every hour of a year', () => {
  const hours = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(2027, 11, 31, 0, 30) + hour * 3_600_000);
  expect(hours.filter(hour => dayInParis(hour) !== parisDay(new Date(hour).toISOString()))).toEqual([]);
});

test('SES-01: seconds later keep the offset they were told with, across the night of the clocks too', () => {
  expect(secondsAfter('2025-10-26T02:30:00+02:00', 3_600)).toBe('2025-10-26T03:30:00+02:00');
  expect(() => secondsAfter('soon', 1)).toThrow(RangeError);
});
