import fs from 'node:fs';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { readCodeText, type CodeReading } from './facts';
import type { Pixels } from './pixels';

/** Prepares the decoder once, from the package on disk, without network. */
export const decoderReady = (() => {
  let prepared: Promise<unknown> | undefined;
  return (): Promise<unknown> =>
    (prepared ??= prepareZXingModule({
      overrides: { wasmBinary: Uint8Array.from(fs.readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer },
      fireImmediately: true,
    }));
})();

const options: ReaderOptions = { formats: ['DataMatrix'], tryHarder: true, textMode: 'Plain', maxNumberOfSymbols: 4 };

const readingsIn = async (picture: Uint8Array | ImageData): Promise<readonly CodeReading[]> => {
  const found = await readBarcodes(picture, options);
  return found.flatMap(({ isValid, text }) => (isValid ? (readCodeText(text) ?? []) : []));
};

/** The contents of the 2D codes in a PNG or JPEG file; empty where the file cannot be decoded. */
export const codesInFile = async (bytes: Uint8Array): Promise<readonly CodeReading[]> => {
  await decoderReady();
  return readingsIn(bytes).catch(() => []);
};

/** The contents of the 2D codes in these pixels. */
export const codesInPixels = async ({ data, width, height }: Pixels): Promise<readonly CodeReading[]> => {
  await decoderReady();
  return readingsIn({ data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' });
};
