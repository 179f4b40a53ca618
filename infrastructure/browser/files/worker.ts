import type { Room } from '@application/ports/FilePreparation';
import { HERE } from '../askWorker';
import { prepare } from './prepare';

/** Receives one file and posts the outcome: no work happens on the main thread. */
self.addEventListener('message', ({ data }: MessageEvent<{ readonly file: Blob; readonly room: Room }>) => {
  void prepare(data.file, data.room).then(
    prepared => self.postMessage(prepared),
    () => self.postMessage({ kind: 'not-ready', reason: 'not-resizable' }),
  );
});
self.postMessage(HERE);
