import { HERE } from '../askWorker';
import { solve, type Work } from './solve';

/** Solves the proof of work off the main thread: receives one message, posts the number found (or undefined). */
self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  void solve(data, () => Promise.resolve(true)).then(number => self.postMessage(number));
});
self.postMessage(HERE);
