import { VisitClock } from './VisitClock';

const page = { now: () => '2025-10-15T10:00:00+02:00', today: () => '2025-10-15' as const, deviceOffset: () => -240 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('D-37: tells the time of its page', () => {
  const clock = new VisitClock(page);
  expect([clock.now(), clock.today(), clock.deviceOffset(page.now())]).toEqual([page.now(), page.today(), -240]);
});

test('wakes every sleeper', async () => {
  const clock = new VisitClock(page);
  const woken = clock.sleep(250)();
  await jest.advanceTimersByTimeAsync(250);
  await expect(woken).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});

test('R16: once its visit is over no timer is left, and no callback runs', async () => {
  const clock = new VisitClock(page);
  const woken = jest.fn();
  void clock.sleep(250)().then(woken);
  clock.stop();
  void clock.sleep(250)().then(woken);
  expect(jest.getTimerCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(woken).not.toHaveBeenCalled();
});
