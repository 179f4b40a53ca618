import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { isBounded } from './inflated';
import type { Pixels } from './pixels';

/** A picture inside a PDF: a JPEG file, or raw pixels. */
export type PdfPicture = { readonly kind: 'jpeg'; readonly bytes: Uint8Array } | { readonly kind: 'pixels'; readonly pixels: Pixels };

const nameIn = (dict: PDFDict, key: string): string => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
};

const numberIn = (dict: PDFDict, key: string): number => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : 0;
};

/** Bytes for each pixel of the two supported colour spaces. */
const channels: Readonly<Record<string, number>> = { DeviceRGB: 3, DeviceGray: 1 };

const barePixels = (stream: PDFRawStream): Pixels | undefined => {
  const width = numberIn(stream.dict, 'Width');
  const height = numberIn(stream.dict, 'Height');
  const perPixel = channels[nameIn(stream.dict, 'ColorSpace')];
  if (perPixel === undefined || numberIn(stream.dict, 'BitsPerComponent') !== 8) return undefined;
  const bytes = decodePDFRawStream(stream).decode();
  if (bytes.length < width * height * perPixel) return undefined;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1) data[pixel * 4 + channel] = bytes[pixel * perPixel + (channel % perPixel)] ?? 0;
  return { width, height, data };
};

const pictureOf = (stream: PDFRawStream): readonly PdfPicture[] => {
  const filter = nameIn(stream.dict, 'Filter');
  if (filter === 'DCTDecode') return [{ kind: 'jpeg', bytes: stream.getContents() }];
  const pixels = filter === 'FlateDecode' ? barePixels(stream) : undefined;
  return pixels === undefined ? [] : [{ kind: 'pixels', pixels }];
};

/** The trailer's mark of an encrypted file, which pdf-lib refuses. */
const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/**
 * The pictures of a PDF in order (JPEG, and 8-bit grey or RGB); empty where printing or copying is restricted (D-71); undefined where the
 * file cannot be opened.
 */
export const picturesInPdf = async (bytes: Uint8Array): Promise<readonly PdfPicture[] | undefined> => {
  try {
    if (!(await isBounded(bytes))) return undefined;
    const file = await PDFDocument.load(bytes, { updateMetadata: false });
    if (file.getPageCount() === 0) return undefined;
    return file.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream && nameIn(object.dict, 'Subtype') === 'Image' ? pictureOf(object) : []));
  } catch {
    return ENCRYPTED.test(Buffer.from(bytes).toString('latin1')) ? [] : undefined;
  }
};
