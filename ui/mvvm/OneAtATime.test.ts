import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { OneAtATime } from './OneAtATime';

test('STP-11: pressed however often while it is under way, it is sent once; afterwards it may be sent again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), fc.boolean(), async (scheduler, presses, fails) => {
      const action = new OneAtATime();
      const sent: string[] = [];
      const outcomes: boolean[] = [];
      const press = (): Promise<void> =>
        action.run(
          () => {
            sent.push('sent');
            return scheduler.schedule(Promise.resolve(fails ? E.left('lost') : E.right('kept')));
          },
          () => outcomes.push(action.busy),
          () => outcomes.push(action.busy),
        );
      for (let again = 0; again < presses; again += 1) void press();
      expect([sent.length, action.busy]).toEqual([1, true]);
      await scheduler.waitIdle();
      const last = press();
      await scheduler.waitIdle();
      await last;
      expect([sent.length, outcomes, action.busy]).toEqual([2, [false, false], false]);
    }),
    { numRuns: 200 },
  );
});
