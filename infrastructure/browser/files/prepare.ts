import type { NotReady, ReadyPage } from '@application/ports/FilePreparation';
import { PDF, uploadLimits } from '@domain/documents/limits';
import { pdfStart } from '@domain/documents/pdfStart';
import { faultOf } from './pdf';
import { HEAD_BYTES, pixelsOf } from './pixels';
import { sheetOf } from './sheet';
import { kindOf, type Kind } from './sniff';

export type Prepared = { readonly kind: 'ready'; readonly page: ReadyPage } | { readonly kind: 'not-ready'; readonly reason: NotReady };

const LONGEST_SIDE = 2_000;
/** What a telephone takes, and no more. X18 */
const largest = { pixels: 60_000_000, bytes: 104_857_600 } as const;

/** Beyond it a picture is not made larger for having the room alone, in bytes. */
const PLENTY = uploadLimits.totalBytes / 4;

/** The gentlest hand whose picture travels well: what could be read stays readable (XTR-21), and all its pages go together. The last one takes any size. */
const hands = (together: number) => {
  const share = uploadLimits.totalBytes / together;
  return [
    { quality: 0.92, bytes: Math.min(PLENTY, share) },
    { quality: 0.85, bytes: share },
    { quality: 0.7, bytes: share },
    { quality: 0.55, bytes: Infinity },
  ] as const;
};

const not = (reason: NotReady): Prepared => ({ kind: 'not-ready', reason });
const ready = (mimeType: ReadyPage['mimeType'], content: Blob): Prepared => ({ kind: 'ready', page: { mimeType, content } });

/** What stands before the header is no part of the document, and does not travel. D-71 */
const preparePdf = async (file: Uint8Array<ArrayBuffer>): Promise<Prepared> => {
  const pdf = file.subarray(pdfStart(file));
  if (pdf.length > uploadLimits.pdfBytes) return not('pdf-too-large');
  const fault = await faultOf(pdf);
  return fault ? not(fault) : ready(PDF, new Blob([pdf], { type: PDF }));
};

const written = async (jpeg: (quality: number) => Promise<Blob>, together: number): Promise<Blob> => {
  let picture = new Blob();
  for (const { quality, bytes } of hands(together)) {
    picture = await jpeg(quality);
    if (picture.size <= bytes) break;
  }
  return picture;
};

/** Upright, at most 2 000 px, on white, re-encoded: what the camera wrote beside the picture is gone. */
const reduced = async (file: Blob, together: number): Promise<Blob> => {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const share = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
    const [width, height] = [Math.max(1, Math.round(image.width * share)), Math.max(1, Math.round(image.height * share))];
    const { context, jpeg } = sheetOf(width, height);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return await written(jpeg, together);
  } finally {
    image.close();
  }
};

const prepareImage = async (file: Uint8Array<ArrayBuffer>, together: number, kind: Kind): Promise<Prepared> => {
  if ((pixelsOf(kind, file.subarray(0, HEAD_BYTES)) ?? 0) > largest.pixels) return not('too-many-pixels');
  try {
    return ready('image/jpeg', await reduced(new Blob([file]), together));
  } catch {
    return not(kind === 'heic' ? 'heic' : 'not-resizable');
  }
};

/** The bytes as they are now; undefined where the browser cannot read them: the file was moved, changed or deleted, or its disk is gone. */
const bytesOf = (file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  file.arrayBuffer().then(
    buffer => new Uint8Array(buffer),
    () => undefined,
  );

/** Makes a file ready to travel with others, or says why it cannot be; in a worker where the browser lets it draw there. Its bytes are taken now: what happens to it afterwards changes nothing (D-71). PRF-05, D-16, X18 */
export const prepare = async (file: Blob, together: number): Promise<Prepared> => {
  if (file.size === 0) return not('empty');
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  if (!head) return not('unreadable-file');
  const kind = kindOf(head);
  if (kind === 'other') return not('format');
  if (file.size > largest.bytes) return not(kind === 'pdf' ? 'pdf-too-large' : 'too-many-pixels');
  const bytes = await bytesOf(file);
  if (!bytes) return not('unreadable-file');
  return kind === 'pdf' ? preparePdf(bytes) : prepareImage(bytes, together, kind);
};
