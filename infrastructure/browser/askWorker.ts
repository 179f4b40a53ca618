import * as E from 'fp-ts/Either';

/** The first message of a worker, which its script posts as soon as it runs. */
export const HERE = 'here';

/** How long a worker's script may take to load, in milliseconds; after that the page does the work itself. */
const START_MS = 5_000;

/** `absent`: the script did not load, or the browser runs no worker; `silent`: the worker runs and has not answered in time. */
export type NoAnswer = 'absent' | 'silent';

/** Sends one question to a new worker, and terminates the worker after the answer; a worker that fails to start is a value too. XTR-40 */
export const askWorker = (create: () => Worker, question: unknown, patienceMs: number): Promise<E.Either<NoAnswer, unknown>> =>
  new Promise(done => {
    const made = E.tryCatch<NoAnswer, Worker>(create, () => 'absent');
    if (E.isLeft(made)) return done(made);
    const worker = made.right;
    const end = (outcome: E.Either<NoAnswer, unknown>): void => {
      clearTimeout(timer);
      worker.terminate();
      done(outcome);
    };
    let timer = setTimeout(end, START_MS, E.left('absent'));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data !== HERE) return end(E.right(data));
      clearTimeout(timer);
      timer = setTimeout(end, patienceMs, E.left('silent'));
    });
    worker.addEventListener('error', () => end(E.left('absent')));
    worker.postMessage(question);
  });
