import { pdfStart } from '@domain/proofs/pdfStart';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type FileType = 'image/png' | 'image/jpeg' | 'application/pdf';

/** The first bytes of each image type. D-16 */
const signatures: readonly (readonly ['image/png' | 'image/jpeg', readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** A file's type by its first bytes; undefined for an unsupported one. D-16, D-71 */
export const fileTypeOf = (bytes: Uint8Array): FileType | undefined =>
  signatures.find(([, first]) => first.every((byte, index) => bytes[index] === byte))?.[0] ??
  (pdfStart(bytes) === undefined ? undefined : 'application/pdf');

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const pngSize = (bytes: Uint8Array): Size | undefined =>
  bytes.length < 24 ? undefined : { width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) };

/** Frame headers of JPEG: C0 to CF, except the three that hold tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (bytes: Uint8Array): Size | undefined => {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (bytes[at] !== 0xff) return undefined;
    if (isFrame(view.getUint8(at + 1))) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
};

/** The size in pixels from the file's header; undefined where the header has none. */
export const imageSize = (bytes: Uint8Array, type: 'image/png' | 'image/jpeg'): Size | undefined =>
  type === 'image/png' ? pngSize(bytes) : jpegSize(bytes);
