import { prepare } from './prepare';

/** One file in, what became of it out: nothing of it happens on the main thread. */
self.addEventListener('message', (event: MessageEvent<Blob>) => {
  void prepare(event.data).then(
    prepared => self.postMessage(prepared),
    () => self.postMessage({ kind: 'not-ready', reason: 'not-resizable' }),
  );
});
