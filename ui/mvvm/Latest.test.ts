import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { given } from '@tests/fakes/ports';
import { Latest } from './Latest';

const ORDERS = 1_000;
const FEWER = 200;

test('R05, PER-06: towns are those of the postal code typed last, in whatever order the answers come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.string(), { minLength: 1, maxLength: 6 }), async (scheduler, codes) => {
      const latest = new Latest();
      const shown: string[] = [];
      const asked = codes.map(code =>
        latest.run(
          () => scheduler.schedule(Promise.resolve(E.right(code))),
          () => undefined,
          answer => shown.push(answer),
        ),
      );
      await scheduler.waitIdle();
      await Promise.all(asked);
      expect(shown).toEqual(codes.slice(-1));
    }),
    { numRuns: ORDERS },
  );
});

test('a late failure is dropped like a late answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), async (scheduler, fails) => {
      const latest = new Latest();
      const told: boolean[] = [];
      for (const failing of fails)
        void latest.run(
          () => scheduler.schedule(Promise.resolve(failing ? E.left('lost') : E.right('found'))),
          () => told.push(true),
          () => told.push(false),
        );
      await scheduler.waitIdle();
      expect(told).toEqual(fails.slice(-1));
    }),
    { numRuns: FEWER },
  );
});

test('what no longer matters is not answered', async () => {
  const latest = new Latest();
  const shown: string[] = [];
  const asked = latest.run(
    given('69001'),
    () => undefined,
    answer => shown.push(answer),
  );
  latest.cancel();
  await asked;
  expect(shown).toEqual([]);
});

test('D-46: typing that continues before the wait is over is looked at once, at its end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, keys) => {
      const latest = new Latest();
      const checked: number[] = [];
      for (let key = 1; key <= keys; key += 1)
        void latest.after(
          () => scheduler.schedule(Promise.resolve()),
          () => checked.push(key),
        );
      await scheduler.waitIdle();
      expect(checked).toEqual([keys]);
    }),
    { numRuns: FEWER },
  );
});
