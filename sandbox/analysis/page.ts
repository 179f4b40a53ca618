import { codesInFile, codesInPixels } from './codes';
import type { CodeReading } from './facts';
import { fileTypeOf, imageSize } from './image';
import { picturesInPdf, type PdfPicture } from './pdf';
import { textInPdf } from './pdfText';
import { redrawn, sharpness, thinned, type Pixels } from './pixels';
import { zoneOf } from './zone/read';

/** The reading of one file. `usable`: a person could read it, with or without a code. */
export interface PageReading {
  readonly usable: boolean;
  readonly codes: readonly CodeReading[];
}

/**
 * Below these limits a picture without a readable code is useless. `longest`, `largest`: pixels of the longer side; `sharpness`: variance
 * of the Laplacian.
 */
const limits = { longest: 600, sharpness: 20, largest: 12_000 } as const;

/** Length of the longer side at which sharpness is measured, in pixels. */
const MEASURED = 1000;

/** Length of the longer side at which a machine-readable zone is sought, in pixels. */
const FINE = 2000;

/** The codes found; where there is none, the machine-readable zone. */
const codesOr = (codes: readonly CodeReading[], picture: () => Pixels): readonly CodeReading[] => {
  const zone = codes.length === 0 ? zoneOf(picture()) : undefined;
  return zone === undefined ? codes : [{ kind: 'zone', layout: zone.layout, lines: zone.lines }];
};

const unusable: PageReading = { usable: false, codes: [] };

const isUsable = (pixels: Pixels, longest: number): boolean => longest >= limits.longest && sharpness(pixels) >= limits.sharpness;

/** Reads the text of a picture. */
export type TextIn = (picture: Uint8Array) => Promise<string>;

/** The text of a picture that shows no code and no zone. */
const withText = async (reading: PageReading, bytes: Uint8Array, textIn?: TextIn): Promise<PageReading> => {
  if (textIn === undefined || !reading.usable || reading.codes.length > 0) return reading;
  const text = await textIn(bytes).catch(() => '');
  return text.trim() === '' ? reading : { ...reading, codes: [{ kind: 'text', text, from: 'picture' }] };
};

const readImage = async (bytes: Uint8Array, type: 'image/png' | 'image/jpeg'): Promise<PageReading> => {
  const size = imageSize(bytes, type);
  const longest = size === undefined ? 0 : Math.max(size.width, size.height);
  if (size === undefined || longest === 0 || longest > limits.largest) return unusable;
  const codes = codesOr(await codesInFile(bytes), () => redrawn(bytes, type, size, FINE));
  return { codes, usable: codes.length > 0 || isUsable(redrawn(bytes, type, size, MEASURED), longest) };
};

const readPixels = async (pixels: Pixels): Promise<PageReading> => {
  const codes = codesOr(await codesInPixels(pixels), () => thinned(pixels, FINE));
  return { codes, usable: codes.length > 0 || isUsable(thinned(pixels, MEASURED), Math.max(pixels.width, pixels.height)) };
};

const readPicture = (picture: PdfPicture): Promise<PageReading> =>
  picture.kind === 'jpeg' ? readImage(picture.bytes, 'image/jpeg') : readPixels(picture.pixels);

/** A PDF is usable if one of its pictures is, or if it has none and so consists of text. */
const readPdf = async (bytes: Uint8Array): Promise<PageReading> => {
  const pictures = await picturesInPdf(bytes);
  if (pictures === undefined) return unusable;
  const readings = await Promise.all(pictures.map(readPicture));
  const usable = readings.length === 0 || readings.some(each => each.usable);
  const codes = readings.flatMap(each => each.codes);
  const text = codes.length === 0 ? await textInPdf(bytes) : '';
  return { usable, codes: text.trim() === '' ? codes : [{ kind: 'text', text, from: 'pdf' }] };
};

/** Reads one file; its bytes alone give its type. `textIn`: also reads the text of pictures. D-16 */
export const readPage = async (bytes: Uint8Array, textIn?: TextIn): Promise<PageReading> => {
  const type = fileTypeOf(bytes);
  if (type === undefined) return unusable;
  return type === 'application/pdf' ? readPdf(bytes) : withText(await readImage(bytes, type), bytes, textIn);
};
