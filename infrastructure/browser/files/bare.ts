import { exifOf, orientationIn } from './orientation';

type Bytes = Uint8Array<ArrayBuffer>;

const joined = (...parts: readonly Uint8Array[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
};

const big = (value: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (value >>> (8 * (length - 1 - at))) & 0xff);

const numberAt = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduce((number, byte) => number * 256 + byte, 0);

const [START, END, SCAN, APP0, APP1, APP14, APP15, COMMENT] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xee, 0xef, 0xfe] as const;

/** A segment that decoding does not need; Adobe's APP14 is needed, because it defines the colours. */
const isNote = (marker: number): boolean => marker === COMMENT || (marker >= APP0 && marker <= APP15 && marker !== APP14);

/** The end of a scan's data: the next marker that is neither a stuffed byte nor a restart marker. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
};

const bareJpeg = (bytes: Bytes): Bytes | undefined => {
  const parts: Uint8Array[] = [];
  let orientation = 1;
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === END;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === END) {
      const turned = orientation === 1 ? [] : [joined(Uint8Array.of(0xff, APP1), exifSegment(orientation))];
      return joined(Uint8Array.of(0xff, START), ...turned, ...parts, Uint8Array.of(0xff, END));
    }
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + numberAt(bytes, at + 2, 2);
    if (marker === APP1) orientation = orientationIn(bytes.subarray(at + 4, end)) ?? orientation;
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    if (!isNote(marker)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  return undefined;
};

const EXIF = Uint8Array.from('Exif\0\0', sign => sign.charCodeAt(0));
const exifSegment = (orientation: number): Uint8Array => {
  const body = joined(EXIF, exifOf(orientation));
  return joined(big(body.length + 2, 2), body);
};

const crc32 = (bytes: Uint8Array): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

const SIGNATURE_BYTES = 8;
/** The chunks that decoding needs; all others are dropped. */
const DRAWN = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

const turnedChunk = (orientation: number): Uint8Array => {
  const body = joined(
    Uint8Array.from('eXIf', sign => sign.charCodeAt(0)),
    exifOf(orientation),
  );
  return joined(big(body.length - 4, 4), body, big(crc32(body), 4));
};

const barePng = (bytes: Bytes): Bytes | undefined => {
  const chunks: Uint8Array[] = [];
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const [end, name] = [at + 12 + numberAt(bytes, at, 4), nameAt(bytes, at + 4)];
    if (DRAWN.includes(name)) chunks.push(bytes.subarray(at, end));
    const turn = name === 'eXIf' ? (orientationIn(joined(EXIF, bytes.subarray(at + 8, end - 4))) ?? 1) : 1;
    if (turn !== 1) chunks.push(turnedChunk(turn));
    if (name === 'IEND') return joined(bytes.subarray(0, SIGNATURE_BYTES), ...chunks);
    at = end;
  }
  return undefined;
};

/** Removes a picture's metadata without decoding it, but keeps its orientation; undefined where the file has no end. D-95 */
export const bare = (kind: 'jpeg' | 'png', bytes: Bytes): Bytes | undefined => (kind === 'jpeg' ? bareJpeg(bytes) : barePng(bytes));
