/** What a file is, by its first bytes and never by its name. D-16 */
export type Kind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf' | 'other';

const starts = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((value, index) => bytes[at + index] === value);

const ascii = (text: string): readonly number[] => Array.from(text, character => character.charCodeAt(0));

/** Brands of HEIF files that hold a still image. */
const heif = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].map(ascii);

/** How many of the first bytes `kindOf` and `pixelsOf` look at. */
export const HEAD_BYTES = 65_536;

export const kindOf = (head: Uint8Array): Kind => {
  if (starts(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (starts(head, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (starts(head, ascii('RIFF')) && starts(head, ascii('WEBP'), 8)) return 'webp';
  if (starts(head, ascii('ftyp'), 4) && heif.some(brand => starts(head, brand, 8))) return 'heic';
  return starts(head, ascii('%PDF-')) ? 'pdf' : 'other';
};

const big = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduce((number, byte) => number * 256 + byte, 0);

/** Markers of a JPEG that carry its size: every start of frame, but tables and arithmetic conditioning. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegPixels = (head: Uint8Array): number | undefined => {
  for (let at = 2; at + 9 < head.length && head[at] === 0xff;) {
    const marker = head[at + 1] ?? 0;
    if (isFrame(marker)) return big(head, at + 5, 2) * big(head, at + 7, 2);
    at += 2 + big(head, at + 2, 2);
  }
  return undefined;
};

/** Pixels that an image says it has, before anything is decoded; undefined where its head does not tell. X18 */
export const pixelsOf = (kind: Kind, head: Uint8Array): number | undefined => {
  if (kind === 'png') return big(head, 16, 4) * big(head, 20, 4);
  return kind === 'jpeg' ? jpegPixels(head) : undefined;
};

const ENCRYPT = /\/Encrypt[\s\d<]/;

/** A PDF that asks for a password says so in its trailer. */
export const isLocked = (pdf: Uint8Array): boolean => ENCRYPT.test(new TextDecoder('latin1').decode(pdf));
