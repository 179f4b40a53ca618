import { HERE } from '../askWorker';
import { solve, type Work } from './solve';

/** The proof of work, off the page's own thread: one message in, the number found (or undefined) out. */
self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  void solve(data, () => Promise.resolve(true)).then(number => self.postMessage(number));
});
self.postMessage(HERE);
