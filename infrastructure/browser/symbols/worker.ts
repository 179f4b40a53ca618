import { HERE } from '../askWorker';
import { symbolsIn } from './read';

/** Loads the decoder with the picture: the policy of this script's own answer allows WebAssembly, and no page's does. */
const textsIn = async (picture: Blob): Promise<readonly string[]> => {
  const answer = await fetch(new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url));
  return symbolsIn(new Uint8Array(await picture.arrayBuffer()), await answer.arrayBuffer());
};

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void textsIn(data).then(
    texts => self.postMessage(texts),
    () => self.postMessage([]),
  );
});
self.postMessage(HERE);
