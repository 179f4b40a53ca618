import type { Room } from '@application/proofs/ports';
import { HERE } from '../askWorker';
import { photoMeasure } from './measures';
import { prepare } from './prepare';

interface Question {
  readonly file: Blob;
  readonly room: Room;
  readonly measured: boolean;
}

/** Receives one file and posts the outcome: no work happens on the main thread. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void prepare(data.file, data.room, data.measured ? photoMeasure : undefined).then(
    prepared => self.postMessage(prepared),
    () => self.postMessage({ kind: 'not-ready', reason: 'not-resizable' }),
  );
});
self.postMessage(HERE);
