import { parentPort } from 'node:worker_threads';
import { isRecord } from '@domain/kernel/shape';
import { decoderReady } from './codes';
import { readPage } from './page';

void decoderReady(); // ready before the first file arrives

/** Reads the files that the bank's main thread posts, one after the other. */
parentPort?.on('message', (message: unknown) => {
  if (!isRecord(message) || !(message['bytes'] instanceof Uint8Array)) return;
  const { id, bytes } = message;
  void readPage(bytes).then(reading => parentPort?.postMessage({ id, reading }));
});
