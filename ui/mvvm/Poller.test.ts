import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { Watches, type Watch } from '@application/watch';
import { HandClock, HandVisibility } from '@tests/builders/ending';
import { Poller } from './Poller';

const watches = () => new Watches(new HandClock(), new HandVisibility());

test('D-30: of several rounds, only the last one counts, in whatever order they end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), fc.boolean(), async (scheduler, rounds, left) => {
      const poller = new Poller(watches());
      const heard: number[] = [];
      for (let round = 1; round <= rounds; round += 1)
        void poller.start(
          () => () => scheduler.schedule(Promise.resolve(E.right(round))),
          () => undefined,
          answer => heard.push(answer),
        );
      if (left) poller.stop();
      await scheduler.waitIdle();
      expect(heard).toEqual(left ? [] : [rounds]);
    }),
    { numRuns: 200 },
  );
});

describe('D-30, R16: what ends a round asks the bank no more', () => {
  const asking = () => {
    const clock = new HandClock();
    clock.held = true;
    const visibility = new HandVisibility();
    const bank = { asked: 0 };
    const round = (watch: Watch) =>
      watch.run(
        { everyMs: 2_000, tries: 20 },
        () => {
          bank.asked += 1;
          return Promise.resolve(E.right('ongoing'));
        },
        () => false,
      );
    const ignore = (): void => undefined;
    const poller = new Poller(new Watches(clock, visibility));
    return { bank, clock, poller, visibility, start: () => void poller.start(round, ignore, ignore) };
  };
  type Asking = ReturnType<typeof asking>;

  test.each([
    ['it is stopped', ({ poller, start }: Asking) => (start(), () => poller.stop())],
    ['its page is left', ({ poller, start, visibility }: Asking) => poller.whileSeen(visibility, start)],
  ])('%s', async (_how, begin) => {
    const given = asking();
    const end = begin(given);
    await given.clock.tick();
    await given.clock.tick();
    const before = given.bank.asked;
    end();
    await given.clock.tick();
    await given.clock.tick();
    expect([before > 1, given.bank.asked - before]).toEqual([true, 0]);
  });
});

test('a word that comes from a frame asks at once', async () => {
  const clock = new HandClock();
  clock.held = true;
  const poller = new Poller(new Watches(clock, new HandVisibility()));
  const heard: string[] = [];
  let answer = 'ongoing';
  void poller.start(
    watch =>
      watch.run(
        { everyMs: 2_000, tries: 20 },
        () => Promise.resolve(E.right(answer)),
        said => said === 'signed',
      ),
    () => undefined,
    said => heard.push(said ?? 'nothing'),
  );
  await new Promise(done => setTimeout(done, 0));
  answer = 'signed';
  poller.sooner();
  await new Promise(done => setTimeout(done, 0));
  expect(heard).toEqual(['signed']);
});

test('R20: five thousand rounds leave nothing behind that waits or listens', async () => {
  const visibility = new HandVisibility();
  const poller = new Poller(new Watches(new HandClock(), visibility));
  const rhythm = { everyMs: 2_000, tries: 3 };
  for (let round = 0; round < 5_000; round += 1) {
    const ended = new Promise<void>(done => {
      void poller.start(
        watch =>
          watch.run(
            rhythm,
            () => Promise.resolve(E.right('ongoing')),
            () => false,
          ),
        () => done(),
        () => done(),
      );
    });
    await ended;
  }
  poller.stop();
  expect(visibility.watchers).toBe(0);
});
