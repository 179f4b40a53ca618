import { pdfStart } from '@domain/proofs/pdfStart';

/** A file's type, by its first bytes and never by its name. D-16 */
export type Kind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf' | 'other';

const starts = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((value, index) => bytes[at + index] === value);

const ascii = (text: string): readonly number[] => Array.from(text, character => character.charCodeAt(0));

/** HEIF brands that hold a still image. */
const heif = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].map(ascii);

export const kindOf = (head: Uint8Array): Kind => {
  if (starts(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (starts(head, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (starts(head, ascii('RIFF')) && starts(head, ascii('WEBP'), 8)) return 'webp';
  if (starts(head, ascii('ftyp'), 4) && heif.some(brand => starts(head, brand, 8))) return 'heic';
  return pdfStart(head) === undefined ? 'other' : 'pdf';
};
