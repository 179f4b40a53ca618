import * as E from 'fp-ts/Either';
import { askWorker, HERE } from './askWorker';

/** A worker that posts the given messages in order. */
class ScriptedWorker extends EventTarget {
  ended = 0;
  constructor(private readonly says: readonly unknown[]) {
    super();
  }
  postMessage(question: unknown): void {
    for (const data of this.says)
      queueMicrotask(() =>
        this.dispatchEvent(data === 'error' ? new Event('error') : new MessageEvent('message', { data: data ?? question })),
      );
  }
  terminate(): void {
    this.ended += 1;
  }
}

const askScripted = (...says: readonly unknown[]) => {
  const worker = new ScriptedWorker(says);
  return { worker, answer: askWorker(() => worker as unknown as Worker, 'question', 30_000) };
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describe('XTR-40: a worker is asked one thing, whatever becomes of it', () => {
  test.each([
    ['its answer', [HERE, 'answer'], E.right('answer')],
    ['its answer, of one that does not say that it is there', ['answer'], E.right('answer')],
    ['its script did not come', ['error'], E.left('absent')],
    ['it broke on the way', [HERE, 'error'], E.left('absent')],
  ] as const)('%s', async (_what, says, outcome) => {
    const { worker, answer } = askScripted(...says);
    expect(await answer).toEqual(outcome);
    expect([worker.ended, jest.getTimerCount()]).toEqual([1, 0]);
  });

  test('a browser that throws where one is made counts as one without workers', async () => {
    const thrown = askWorker(
      () => {
        throw new DOMException('refused', 'SecurityError');
      },
      'question',
      30_000,
    );
    expect(await thrown).toEqual(E.left('absent'));
  });

  test('X03: one whose scripts are not those of the build counts as absent', async () => {
    const refused = askWorker(() => Promise.reject(new TypeError('integrity')), 'question', 30_000);
    expect(await refused).toEqual(E.left('absent'));
    expect(jest.getTimerCount()).toBe(0);
  });

  test('one that starts after five seconds is terminated, and asked nothing', async () => {
    const worker = new ScriptedWorker([]);
    const asked = jest.spyOn(worker, 'postMessage');
    const late = askWorker(() => new Promise(done => setTimeout(() => done(worker as unknown as Worker), 6_000)), 'question', 30_000);
    await jest.advanceTimersByTimeAsync(6_000);
    expect([await late, worker.ended, asked.mock.calls]).toEqual([E.left('absent'), 1, []]);
  });

  test.each([
    ['whose script is on its way for ever is absent after five seconds', [], 5_000, 'absent'],
    ['that runs and does not answer is silent after its patience', [HERE], 30_000, 'silent'],
  ] as const)('one %s', async (_what, says, limit, why) => {
    const { worker, answer } = askScripted(...says);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(worker.ended).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(E.left(why));
  });
});
