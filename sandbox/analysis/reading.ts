import { parentPort } from 'node:worker_threads';
import { isRecord } from '@domain/kernel/shape';
import { decoderReady } from './codes';
import { readPage, type TextIn } from './page';

void decoderReady(); // ready before the first file arrives

/** Reads the files that the bank's main thread posts, one after the other. `textIn`: reads the text of a picture, where it is installed. */
export const serve = (textIn?: TextIn): void => {
  parentPort?.on('message', (message: unknown) => {
    if (!isRecord(message) || !(message['bytes'] instanceof Uint8Array)) return;
    const { id, bytes } = message;
    void readPage(bytes, textIn).then(reading => parentPort?.postMessage({ id, reading }));
  });
};
