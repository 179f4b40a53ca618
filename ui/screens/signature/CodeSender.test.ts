import * as TE from 'fp-ts/TaskEither';
import type { SmsState } from '@domain/signature/smsState';
import { HandClock, settled } from '@tests/builders/ending';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { CodeSender } from './CodeSender';

test('SGN-02, D-26: while the next code is waited for, none is asked for', async () => {
  const clock = new HandClock();
  clock.held = true;
  const run = jest.fn(() => TE.right<never, SmsState>('pending'));
  const sender = new CodeSender(new FakeDossierJourney('signature'), { run } as never, clock);
  await sender.send();
  const { wait } = sender;
  await sender.send();
  expect([wait > 0, run.mock.calls.length]).toEqual([true, 1]);
  for (let left = wait; left > 0; left -= 1) await clock.tick();
  await settled();
  expect(sender.wait).toBe(0);
  await sender.send();
  expect(run).toHaveBeenCalledTimes(2);
});
