import { solveChallenge } from 'altcha-lib/v1';

interface Work {
  readonly challenge: string;
  readonly salt: string;
  readonly algorithm: string;
  readonly max: number;
}

/** The proof of work, off the main thread: one message in, the number found (or null) out. */
self.addEventListener('message', (event: MessageEvent<Work>) => {
  const { challenge, salt, algorithm, max } = event.data;
  void solveChallenge(challenge, salt, algorithm, max).promise.then(solution => self.postMessage(solution?.number ?? null));
});
