import type { Size } from './cuts';
import type { Kind } from './sniff';

/** Number of leading bytes to read: metadata segments of up to 64 kB each come before the size. */
export const HEAD_BYTES = 1_048_576;

const big = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduce((number, byte) => number * 256 + byte, 0);

const little = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduceRight((number, byte) => number * 256 + byte, 0);

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

const pngSize = (head: Uint8Array): Size => ({ width: big(head, 16, 4), height: big(head, 20, 4) });

/**
 * JPEG markers that carry the size: every start of frame; the excluded codes are Huffman tables, the extension and arithmetic
 * conditioning.
 */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (head: Uint8Array): Size | undefined => {
  for (let at = 2; at + 9 < head.length && head[at] === 0xff;) {
    const marker = head[at + 1] ?? 0;
    if (isFrame(marker)) return { width: big(head, at + 7, 2), height: big(head, at + 5, 2) };
    at += marker === 0xff ? 1 : 2 + big(head, at + 2, 2);
  }
  return undefined;
};

/** A side takes 14 bits of its two bytes. */
const SIDE = 0x3fff;

const webpSize = (head: Uint8Array): Size | undefined => {
  switch (nameAt(head, 12)) {
    case 'VP8X':
      return { width: little(head, 24, 3) + 1, height: little(head, 27, 3) + 1 };
    case 'VP8L': {
      const sides = little(head, 21, 4);
      return { width: (sides & SIDE) + 1, height: ((sides >>> 14) & SIDE) + 1 };
    }
    case 'VP8 ':
      return { width: little(head, 26, 2) & SIDE, height: little(head, 28, 2) & SIDE };
    default:
      return undefined;
  }
};

export const pixelsIn = ({ width, height }: Size): number => width * height;

/** The largest size found: the file also lists the sizes of its tiles. */
const heicSize = (head: Uint8Array): Size | undefined => {
  let most: Size | undefined = undefined;
  for (let at = head.indexOf(0x69); at >= 0; at = head.indexOf(0x69, at + 1)) {
    if (nameAt(head, at) !== 'ispe') continue;
    const size: Size = { width: big(head, at + 8, 4), height: big(head, at + 12, 4) };
    if (!most || pixelsIn(size) > pixelsIn(most)) most = size;
  }
  return most;
};

/** The size in pixels that the image's header declares, read without decoding; undefined where the header has none. X18 */
export const sizeOf = (kind: Kind, head: Uint8Array): Size | undefined => {
  switch (kind) {
    case 'png':
      return pngSize(head);
    case 'jpeg':
      return jpegSize(head);
    case 'webp':
      return webpSize(head);
    case 'heic':
      return heicSize(head);
    case 'pdf':
    case 'other':
      return undefined;
  }
};
