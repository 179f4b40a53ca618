import { kindOf, type Kind } from './sniff';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? Array.from(part, sign => sign.charCodeAt(0)) : part)));

const PNG = bytes([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a]);

const heads: readonly (readonly [string, Uint8Array, Kind])[] = [
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  ['a PNG', PNG, 'png'],
  ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBP'), 'webp'],
  ['an iPhone’s HEIC', bytes([0, 0, 0, 24], 'ftypheic'), 'heic'],
  ['an Android’s HEIF', bytes([0, 0, 0, 24], 'ftypmif1'), 'heic'],
  ['a PDF', bytes('%PDF-1.7'), 'pdf'],
  ['a PDF behind the mark of a text', bytes([0xef, 0xbb, 0xbf], '%PDF-1.7'), 'pdf'],
  ['a PDF behind an empty line', bytes('\r\n%PDF-1.7'), 'pdf'],
  ['a PDF behind blanks and zeros', bytes(' \0\t%PDF-1.7'), 'pdf'],
  ['a PDF behind a printer’s own words', bytes('\u001b%-12345X@PJL\n%PDF-1.7'), 'pdf'],
  ['a PDF whose header is the last of the first kilobyte', bytes(`${' '.repeat(1_019)}%PDF-1.7`), 'pdf'],
  ['a PDF whose header comes later', bytes(`${' '.repeat(1_020)}%PDF-1.7`), 'other'],
  ['a PNG that is a PDF too', bytes([...PNG], '\n%PDF-1.7'), 'png'],
  ['a PNG whose line ends were changed on the way', bytes([0x89], 'PNG', [0x0a, 0x0a, 0x1a, 0x0a]), 'other'],
  ['a PNG of seven bytes', PNG.slice(0, 7), 'other'],
  ['a sound, in the same box as a WebP', bytes('RIFF', [1, 2, 3, 4], 'WAVE'), 'other'],
  ['a film, in the same box as a HEIC', bytes([0, 0, 0, 24], 'ftypisom'), 'other'],
  ['an animated GIF', bytes('GIF89a'), 'other'],
  ['a drawing (SVG)', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'other'],
  ['a text that speaks of PDF later', bytes('see %PDF-1.7'), 'other'],
  ['nothing', bytes(), 'other'],
];

test.each(heads)('D-16, D-71: %s is known by its first bytes', (_what, head, kind) => {
  expect(kindOf(head)).toBe(kind);
});
