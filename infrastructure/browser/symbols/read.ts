import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { HEAD_BYTES, pixelsIn, sizeOf } from '../files/pixels';
import { kindOf } from '../files/sniff';

/** `Plain` keeps the separators of a 2D-Doc. */
const options: ReaderOptions = { formats: ['DataMatrix'], tryHarder: true, textMode: 'Plain', maxNumberOfSymbols: 4 };

/** A larger picture is not read: each pixel takes four bytes of the decoder's memory, and a page that was prepared has four million. */
const MOST_PIXELS = 24_000_000;

/** The texts of the Data Matrix symbols in a PNG or JPEG file; `decoder`: the bytes of the library's WebAssembly. XTR-19 */
export const symbolsIn = async (picture: Uint8Array<ArrayBuffer>, decoder: ArrayBuffer): Promise<readonly string[]> => {
  const kind = kindOf(picture);
  const size = kind === 'png' || kind === 'jpeg' ? sizeOf(kind, picture.subarray(0, HEAD_BYTES)) : undefined;
  if (size === undefined || pixelsIn(size) > MOST_PIXELS) return [];
  await prepareZXingModule({ overrides: { wasmBinary: decoder }, fireImmediately: true });
  const found = await readBarcodes(picture, options);
  return found.flatMap(({ isValid, text }) => (isValid ? [text] : []));
};
