import type { Room } from '@application/proofs/ports';
import { HERE } from '../askWorker';
import type { Pixels } from './grey';
import { photoMeasure } from './measures';
import { prepare } from './prepare';

interface Preparation {
  readonly file: Blob;
  readonly room: Room;
  readonly measured: boolean;
}

/** Receives one file, or the frames of a camera one after the other, and posts the outcome: no work happens on the main thread. */
self.addEventListener('message', ({ data }: MessageEvent<Preparation | { readonly frame: Pixels }>) => {
  if ('frame' in data) return self.postMessage(photoMeasure.of(data.frame));
  void prepare(data.file, data.room, data.measured ? photoMeasure : undefined).then(
    prepared => self.postMessage(prepared),
    () => self.postMessage({ kind: 'not-ready', reason: 'not-resizable' }),
  );
});
self.postMessage(HERE);
