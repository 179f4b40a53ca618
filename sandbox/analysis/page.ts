import { codesInFile, codesInPixels } from './codes';
import type { CodeReading } from './facts';
import { fileTypeOf, imageSize } from './image';
import { picturesInPdf, type PdfPicture } from './pdf';
import { redrawn, sharpness, thinned, type Pixels } from './pixels';

/** What one file says. `usable`: a person could read it, whether or not it has a code. */
export interface PageReading {
  readonly usable: boolean;
  readonly codes: readonly CodeReading[];
}

/** Under this a picture without a code that can be read is of no use. Pixels of the longer side; variance of the Laplacian. */
const limits = { longest: 600, sharpness: 20, largest: 12_000 } as const;

/** Longer side, in pixels, at which sharpness is measured. */
const MEASURED = 1000;

const unusable: PageReading = { usable: false, codes: [] };

const isUsable = (pixels: Pixels, longest: number): boolean => longest >= limits.longest && sharpness(pixels) >= limits.sharpness;

const readImage = async (bytes: Uint8Array, type: 'image/png' | 'image/jpeg'): Promise<PageReading> => {
  const size = imageSize(bytes, type);
  const longest = size === undefined ? 0 : Math.max(size.width, size.height);
  if (size === undefined || longest === 0 || longest > limits.largest) return unusable;
  const codes = await codesInFile(bytes);
  return { codes, usable: codes.length > 0 || isUsable(redrawn(bytes, type, size, MEASURED), longest) };
};

const readPixels = async (pixels: Pixels): Promise<PageReading> => {
  const codes = await codesInPixels(pixels);
  return { codes, usable: codes.length > 0 || isUsable(thinned(pixels, MEASURED), Math.max(pixels.width, pixels.height)) };
};

const readPicture = (picture: PdfPicture): Promise<PageReading> =>
  picture.kind === 'jpeg' ? readImage(picture.bytes, 'image/jpeg') : readPixels(picture.pixels);

/** A PDF is usable if one of its pictures is, or if it has none: it is text then. */
const readPdf = async (bytes: Uint8Array): Promise<PageReading> => {
  const pictures = await picturesInPdf(bytes);
  if (pictures === undefined) return unusable;
  const readings = await Promise.all(pictures.map(readPicture));
  return { usable: readings.length === 0 || readings.some(({ usable }) => usable), codes: readings.flatMap(({ codes }) => codes) };
};

/** What a file says, by its bytes: the first of them tell its type too. D-16 */
export const readPage = async (bytes: Uint8Array): Promise<PageReading> => {
  const type = fileTypeOf(bytes);
  if (type === undefined) return unusable;
  return type === 'application/pdf' ? readPdf(bytes) : readImage(bytes, type);
};
