import type { NotReady, ReadyScan, Room } from '@application/proofs/ports';
import { PDF, uploadLimits } from '@domain/proofs/limits';
import { pdfStart } from '@domain/proofs/pdfStart';
import { bare } from './bare';
import { isHonest } from './honest';
import { lettersOf } from './letters';
import { likenessOfBytes } from './likeness';
import { otherFileOf } from './otherFile';
import { faultOf } from './pdf';
import { HEAD_BYTES, pixelsIn, sizeOf } from './pixels';
import { reduced, type Measure } from './reduce';
import { kindOf, type Kind } from './sniff';

export type Prepared =
  { readonly kind: 'ready'; readonly pages: readonly ReadyScan[] } | { readonly kind: 'not-ready'; readonly reason: NotReady };

type Bytes = Uint8Array<ArrayBuffer>;

/** Limits that a phone can handle (X18). `common`: formats that most browsers decode on any device. */
const largest = { pixels: 220_000_000, common: 60_000_000, bytes: 104_857_600 } as const;

/** What is read of either end of a strange file; the index of a ZIP archive is at its end. */
const END_BYTES = 65_536;

const not = (reason: NotReady): Prepared => ({ kind: 'not-ready', reason });
const ready = (mimeType: ReadyScan['mimeType'], ...pages: readonly Omit<ReadyScan, 'mimeType'>[]): Prepared => ({
  kind: 'ready',
  pages: pages.map(page => ({ mimeType, ...page })),
});

/** Bytes before the PDF header are no part of the document and are dropped. D-71 */
const preparePdf = async (file: Bytes): Promise<Prepared> => {
  const pdf = file.subarray(pdfStart(file));
  if (pdf.length > uploadLimits.pdfBytes) return not('pdf-too-large');
  const fault = await faultOf(pdf);
  return fault ? not(fault) : ready(PDF, { content: new Blob([pdf], { type: PDF }), likeness: likenessOfBytes(pdf) });
};

/** Where the canvas scrambles pixels, a picture is sent without re-encoding and without metadata, or refused. D-95 */
const asItIs = (file: Bytes, kind: Kind): Prepared => {
  const picture = kind === 'jpeg' || kind === 'png' ? bare(kind, file) : undefined;
  if (!picture || picture.length > uploadLimits.totalBytes) return not('scrambled');
  const mimeType = kind === 'png' ? 'image/png' : 'image/jpeg';
  return ready(mimeType, { content: new Blob([picture], { type: mimeType }), likeness: likenessOfBytes(picture) });
};

const prepareImage = async (file: Bytes, kind: Kind, room: Room, measure?: Measure): Promise<Prepared> => {
  const declared = sizeOf(kind, file.subarray(0, HEAD_BYTES));
  const pixels = declared ? pixelsIn(declared) : 0;
  if (pixels > largest.pixels) return not('too-many-pixels');
  try {
    if (!(await isHonest())) return asItIs(file, kind);
    const pages = await reduced(new Blob([file]), declared, room, measure);
    return pages ? ready('image/jpeg', ...pages) : not('too-long');
  } catch {
    if (kind === 'heic') return not('heic');
    return not(pixels > largest.common ? 'too-many-pixels' : 'not-resizable');
  }
};

/**
 * The bytes at this moment; undefined where the browser cannot read them: the file was moved, changed or deleted, or its disk is gone.
 */
const bytesOf = (file: Blob): Promise<Bytes | undefined> =>
  file.arrayBuffer().then(
    buffer => new Uint8Array(buffer),
    () => undefined,
  );

const ZEROS = /^\0+$/;

/** Why a file that is neither a photo nor a PDF is refused: its type, where its bytes show it. XTR-40 */
const strangerIn = async (file: Blob, head: Bytes): Promise<NotReady> => {
  const tail = await bytesOf(file.slice(-END_BYTES));
  const [begins, ends] = [lettersOf(head.subarray(0, END_BYTES)), lettersOf(tail ?? new Uint8Array())];
  if (ZEROS.test(begins)) return 'empty';
  return otherFileOf(begins, ends, file instanceof File ? file.name : '') ?? 'format';
};

/**
 * Prepares a file for upload, or returns why it cannot; in a worker where the browser allows drawing there. Reads the bytes once, now:
 * later changes of the file have no effect (D-71). `measure`: given where photos are judged, never by a canvas that scrambles (D-95).
 * PRF-05, D-16, X18, XTR-37
 */
export const prepare = async (file: Blob, room: Room, measure?: Measure): Promise<Prepared> => {
  if (file.size === 0) return not('empty');
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  if (!head) return not('unreadable-file');
  const kind = kindOf(head);
  if (kind === 'other') return not(await strangerIn(file, head));
  if (file.size > largest.bytes) return not(kind === 'pdf' ? 'pdf-too-large' : 'too-many-pixels');
  const bytes = await bytesOf(file);
  if (!bytes) return not('unreadable-file');
  return kind === 'pdf' ? preparePdf(bytes) : prepareImage(bytes, kind, room, measure);
};
