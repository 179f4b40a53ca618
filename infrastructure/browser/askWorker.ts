import * as E from 'fp-ts/Either';

/** The first message of a worker, which its script posts as soon as it runs. */
export const HERE = 'here';

/** How long a worker's script may take to load, in milliseconds; after that the page does the work itself. */
const START_MS = 5_000;

/** `absent`: the script did not load, or the browser runs no worker; `silent`: the worker runs and has not answered in time. */
export type NoAnswer = 'absent' | 'silent';

/** Makes a worker, its scripts checked first. */
export type CreateWorker = () => Worker | Promise<Worker>;

/** Sends one question to a new worker, and terminates the worker after the answer; a worker that fails to start is a value too. XTR-40 */
export const askWorker = (create: CreateWorker, question: unknown, patienceMs: number): Promise<E.Either<NoAnswer, unknown>> =>
  new Promise(done => {
    let terminate: (() => void) | undefined;
    let ended = false;
    const end = (outcome: E.Either<NoAnswer, unknown>): void => {
      ended = true;
      clearTimeout(timer);
      terminate?.();
      done(outcome);
    };
    const absent = (): void => end(E.left('absent'));
    let timer = setTimeout(absent, START_MS);
    const ask = (worker: Worker): void => {
      if (ended) return worker.terminate();
      terminate = () => worker.terminate();
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data !== HERE) return end(E.right(data));
        clearTimeout(timer);
        timer = setTimeout(end, patienceMs, E.left('silent'));
      });
      worker.addEventListener('error', absent);
      worker.postMessage(question);
    };
    Promise.resolve().then(create).then(ask).catch(absent);
  });
