import * as E from 'fp-ts/Either';
import { RestartableAction } from './RestartableAction';

const waiting = () => {
  const answers: ((answer: string) => void)[] = [];
  const task = (): Promise<E.Either<never, string>> => new Promise(done => answers.push(answer => done(E.right(answer))));
  return { answers, task };
};

describe('RestartableAction', () => {
  const made = () => {
    const told: string[] = [];
    return { renewable: new RestartableAction(), told, tell: (answer: string): void => void told.push(answer) };
  };

  test('is not begun twice; once it is renewed it may be, and what comes late of before is dropped', async () => {
    const { renewable, told, tell } = made();
    const { answers, task } = waiting();
    const first = renewable.run(task, tell, tell);
    await renewable.run(task, tell, tell);
    expect([answers.length, renewable.busy]).toEqual([1, true]);
    renewable.renew();
    expect(renewable.busy).toBe(false);
    const second = renewable.run(task, tell, tell);
    answers[0]?.('late');
    await first;
    expect([told, renewable.busy]).toEqual([[], true]);
    answers[1]?.('in time');
    await second;
    expect([told, renewable.busy]).toEqual([['in time'], false]);
  });

  test('a failure that comes late is dropped too', async () => {
    const { renewable, told, tell } = made();
    const failing = renewable.run(() => Promise.resolve(E.left('late failure')), tell, tell);
    renewable.renew();
    await failing;
    expect(told).toEqual([]);
  });
});
