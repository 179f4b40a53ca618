import { HERE } from '../askWorker';
import { fetchChecked } from '../fetchChecked';
import { symbolsIn } from './read';

/** Of the decoder's file, by the build (webpack.config.js). X03 */
declare const DECODER_INTEGRITY: string;

/** Loads the decoder with the picture: the policy of this script's own answer allows WebAssembly, and no page's does. */
const textsIn = async (picture: Blob): Promise<readonly string[]> => {
  const answer = await fetchChecked(new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href, DECODER_INTEGRITY);
  return symbolsIn(new Uint8Array(await picture.arrayBuffer()), await answer.arrayBuffer());
};

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void textsIn(data).then(
    texts => self.postMessage(texts),
    () => self.postMessage([]),
  );
});
self.postMessage(HERE);
