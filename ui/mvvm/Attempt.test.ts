import * as TE from 'fp-ts/TaskEither';
import { unreachable } from '@tests/builders/ending';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { Attempt } from './Attempt';

const open = () => {
  const journey = new FakeDossierJourney('summary');
  return { journey, attempt: new Attempt(journey), asked: jest.fn(), then: jest.fn() };
};

describe('ERR-04, XTR-03: something that a page does to the file', () => {
  test('returns the result; it is busy meanwhile, and not after', async () => {
    const { attempt, journey, then } = open();
    const under = attempt.run(TE.right('done'), jest.fn(), then);
    expect(attempt.busy).toBe(true);
    await under;
    expect([attempt.busy, then.mock.calls, journey.failures]).toEqual([false, [['done']], []]);
  });

  test('STP-11, D-110: the delay of the next page begins before the bank is asked, and ends with what follows its answer', async () => {
    const order: string[] = [];
    const journey = { press: () => (order.push('press'), () => void order.push('over')), fail: () => undefined };
    await new Attempt(journey).run(
      TE.fromIO(() => void order.push('asked')),
      jest.fn(),
      () => void order.push('followed'),
    );
    expect(order).toEqual(['press', 'asked', 'followed', 'over']);
  });

  test('pressed twice, it is done once', async () => {
    const { attempt, asked, then } = open();
    const task = TE.fromIO(asked);
    await Promise.all([attempt.run(task, jest.fn(), then), attempt.run(task, jest.fn(), then)]);
    expect([asked.mock.calls.length, then.mock.calls.length]).toEqual([1, 1]);
  });

  test('a failure is the journey’s to say, and the whole can be tried again', async () => {
    const { attempt, journey, asked, then } = open();
    await attempt.run(TE.left(unreachable), asked, then);
    expect([journey.failures, then.mock.calls, attempt.busy]).toEqual([[unreachable], [], false]);
    journey.again?.();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
