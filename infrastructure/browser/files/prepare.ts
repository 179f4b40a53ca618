import type { NotReady, ReadyPage } from '@application/ports/FilePreparation';
import { PDF, uploadLimits } from '@domain/documents/limits';
import { HEAD_BYTES, isLocked, kindOf, pixelsOf, type Kind } from './sniff';

export type Prepared = { readonly kind: 'ready'; readonly page: ReadyPage } | { readonly kind: 'not-ready'; readonly reason: NotReady };

const LONGEST_SIDE = 2_000;
const MOST_PIXELS = 60_000_000;
const JPEG = 'image/jpeg';
/** First a size that travels well; then a gentler hand where the image is small anyway. */
const QUALITY = 0.87;

const not = (reason: NotReady): Prepared => ({ kind: 'not-ready', reason });
const ready = (mimeType: ReadyPage['mimeType'], content: Blob): Prepared => ({ kind: 'ready', page: { mimeType, content } });

const preparePdf = async (file: Blob): Promise<Prepared> => {
  if (file.size > uploadLimits.pdfBytes) return not('pdf-too-large');
  if (isLocked(new Uint8Array(await file.arrayBuffer()))) return not('locked-pdf');
  return ready(PDF, new Blob([file], { type: PDF }));
};

/** Upright, at most 2 000 px, re-encoded: what the camera wrote beside the picture is gone. */
const reduced = async (file: Blob): Promise<Blob> => {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const share = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(image.width * share)), Math.max(1, Math.round(image.height * share)));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: JPEG, quality: QUALITY });
  } finally {
    image.close();
  }
};

const prepareImage = async (file: Blob, kind: Kind, head: Uint8Array): Promise<Prepared> => {
  if ((pixelsOf(kind, head) ?? 0) > MOST_PIXELS) return not('too-many-pixels');
  try {
    return ready(JPEG, await reduced(file));
  } catch {
    return not(kind === 'heic' ? 'format' : 'not-resizable');
  }
};

/** Makes a file ready to travel, or says why it cannot be. Runs in a worker; needs createImageBitmap and OffscreenCanvas. PRF-05, D-16, X18 */
export const prepare = async (file: Blob): Promise<Prepared> => {
  if (file.size === 0) return not('empty');
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = kindOf(head);
  if (kind === 'other') return not('format');
  return kind === 'pdf' ? preparePdf(file) : prepareImage(file, kind, head);
};
