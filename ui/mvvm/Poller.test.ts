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

test('D-30: a round that is replaced asks the bank no more', async () => {
  const clock = new HandClock();
  clock.held = true;
  const poller = new Poller(new Watches(clock, new HandVisibility()));
  let asked = 0;
  const round = (watch: Watch) =>
    watch.run(
      { everyMs: 2_000, tries: 20 },
      () => {
        asked += 1;
        return Promise.resolve(E.right('ongoing'));
      },
      () => false,
    );
  const ignore = (): void => undefined;
  void poller.start(round, ignore, ignore);
  await clock.tick();
  await clock.tick();
  poller.stop();
  const before = asked;
  await clock.tick();
  await clock.tick();
  expect([before > 1, asked - before]).toEqual([true, 0]);
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
