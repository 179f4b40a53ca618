import { prepare } from './prepare';

/** One file in, what became of it out: nothing of it happens on the main thread. */
self.addEventListener('message', ({ data }: MessageEvent<{ readonly file: Blob; readonly together: number }>) => {
  void prepare(data.file, data.together).then(
    prepared => self.postMessage(prepared),
    () => self.postMessage({ kind: 'not-ready', reason: 'not-resizable' }),
  );
});
