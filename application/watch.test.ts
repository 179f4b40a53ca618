import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { HandClock, HandVisibility, settled } from '@tests/builders/ending';
import { Watches } from './watch';

const rhythm = { everyMs: 2_000, tries: 5 };

const watching = () => {
  const clock = new HandClock();
  const visibility = new HandVisibility();
  let asked = 0;
  const ask: TE.TaskEither<never, number> = () => Promise.resolve(E.right((asked += 1)));
  return { clock, visibility, watch: new Watches(clock, visibility).start(), ask, count: () => asked };
};

test('D-30: the first question leaves at once, the next 2 s after the answer before; 5 tries are 5 calls', async () => {
  const { clock, watch, ask, count } = watching();
  expect(await watch.run(rhythm, ask, () => false)()).toEqual(E.right(undefined));
  expect(count()).toBe(5);
  expect(clock.waits).toEqual([2_000, 2_000, 2_000, 2_000]);
});

test('a final answer ends it', async () => {
  const { watch, ask, count } = watching();
  expect(await watch.run(rhythm, ask, answer => answer === 3)()).toEqual(E.right(3));
  expect(count()).toBe(3);
});

test('told to, it asks at once, without one call more than its tries', async () => {
  const { clock, watch, ask, count } = watching();
  clock.held = true;
  const run = watch.run(rhythm, ask, () => false)();
  await settled();
  expect(count()).toBe(1);
  watch.sooner();
  await settled();
  expect(count()).toBe(2);
  clock.held = false;
  watch.sooner();
  expect(await run).toEqual(E.right(undefined));
  expect(count()).toBe(5);
});

test('D-30: a hidden tab asks nothing; looked at again, it asks at once', async () => {
  const { clock, visibility, watch, ask, count } = watching();
  clock.held = true;
  const run = watch.run(rhythm, ask, answer => answer === 2)();
  await settled();
  visibility.hide();
  await clock.tick();
  expect(count()).toBe(1);
  await visibility.show();
  expect(await run).toEqual(E.right(2));
});

test('R16, R19: a page that is left asks nothing more, and leaves no listener behind', async () => {
  const { clock, visibility, watch, ask, count } = watching();
  clock.held = true;
  const run = watch.run(rhythm, ask, () => false)();
  await settled();
  watch.end();
  expect(await run).toEqual(E.right(undefined));
  expect(count()).toBe(1);
  expect(visibility.watchers).toBe(0);
});

test('R16: the answer that comes after the page was left counts no more, though it is final', async () => {
  const { watch } = watching();
  const late: TE.TaskEither<never, string> = () => {
    watch.end();
    return Promise.resolve(E.right('final'));
  };
  expect(await watch.run(rhythm, late, () => true)()).toEqual(E.right(undefined));
});
