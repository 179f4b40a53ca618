import { BrowserClock } from '@infrastructure/browser/BrowserClock';
import { sourcesOf } from '../../tools/build/sources';

/** Files that read the device's clock: the page's one clock, what brings it to the bank's time, and waits, which need no date. */
const READERS = [
  'infrastructure/browser/BrowserClock.ts',
  'infrastructure/browser/captcha/AltchaCaptcha.ts',
  'infrastructure/http/offer/fetchForecast.ts',
  'src/first/homePrice.ts',
  'src/loader/clock.ts',
  'src/loader/loader.ts',
  'src/loader/modules.ts',
  'src/minimal/countDown.ts',
  'src/minimal/minimal.ts',
  'ui/kit/useSecondsLeft.ts',
];

describe('D-113: one clock says which day it is', () => {
  test('no other file takes the time from the device', () => {
    const readers = ['domain', 'application', 'infrastructure', 'ui', 'src']
      .flatMap(sourcesOf)
      .filter(({ text }) => /Date\.now\(\)|new Date\(\)/.test(text));
    expect(readers.map(({ file }) => file).sort()).toEqual(READERS);
  });

  const DEVICE = Date.parse('2023-11-27T10:00:00+01:00');
  const YEARS_MS = Date.parse('2026-11-27T10:00:00+01:00') - DEVICE;
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(DEVICE));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['a device that is wrong is brought to the bank’s time', undefined, YEARS_MS, '2026-11-27'],
    ['a device that is right keeps its own', undefined, 0, '2023-11-27'],
    ['a simulated date decides', '2025-10-15T10:00:00+02:00' as const, YEARS_MS, '2025-10-15'],
  ])('%s', (_what, simulatedNow, shift, today) => {
    const clock = new BrowserClock(simulatedNow, shift);
    expect([clock.today(), clock.now().slice(0, 4)]).toEqual([today, today.slice(0, 4)]);
  });
});
