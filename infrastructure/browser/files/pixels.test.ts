import { pixelsIn, sizeOf } from './pixels';
import type { Kind } from './sniff';

type Part = string | readonly number[];
const bytes = (...parts: readonly Part[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? Array.from(part, sign => sign.charCodeAt(0)) : part)));
const big = (value: number, length: number): number[] => Array.from({ length }, (_, at) => (value >>> (8 * (length - 1 - at))) & 0xff);
const little = (value: number, length: number): number[] => big(value, length).reverse();

const png = (width: number, height: number): Uint8Array =>
  bytes([0x89], 'PNG', [13, 10, 26, 10], big(13, 4), 'IHDR', big(width, 4), big(height, 4));
const segment = (marker: number, length: number): number[] => [0xff, marker, ...big(length + 2, 2), ...Array<number>(length).fill(0)];
const frame = (marker: number, width: number, height: number): number[] => [0xff, marker, 0, 17, 8, ...big(height, 2), ...big(width, 2), 3];
const jpeg = (...segments: readonly number[][]): Uint8Array => bytes([0xff, 0xd8], ...segments, Array<number>(8).fill(0));
const webp = (chunk: string, ...body: readonly Part[]): Uint8Array => bytes('RIFF', little(100, 4), 'WEBP', chunk, little(50, 4), ...body);
const ispe = (width: number, height: number): Part[] => [big(20, 4), 'ispe', big(0, 4), big(width, 4), big(height, 4)];

const headers: readonly (readonly [string, Kind, Uint8Array, number | undefined])[] = [
  ['a PNG', 'png', png(10_000, 6_000), 60_000_000],
  ['a PNG of four thousand million pixels', 'png', png(65_535, 65_535), 4_294_836_225],
  ['a JPEG', 'jpeg', jpeg(segment(0xe0, 14), frame(0xc0, 4_000, 3_000)), 12_000_000],
  ['a progressive JPEG', 'jpeg', jpeg(frame(0xc2, 640, 480)), 307_200],
  ['a JPEG with a camera’s long notes', 'jpeg', jpeg(...Array<number[]>(4).fill(segment(0xe1, 65_000)), frame(0xc0, 100, 50)), 5_000],
  ['a JPEG with tables before its size', 'jpeg', jpeg(segment(0xc4, 30), segment(0xdb, 64), frame(0xc1, 20, 10)), 200],
  ['a JPEG with filling bytes', 'jpeg', jpeg([0xff, 0xff], frame(0xc0, 20, 10)), 200],
  ['a JPEG whose size does not come', 'jpeg', jpeg(segment(0xe0, 14)), undefined],
  ['an extended WebP', 'webp', webp('VP8X', [0, 0, 0, 0], little(16_382, 3), little(9_999, 3)), 163_830_000],
  ['a lossless WebP', 'webp', webp('VP8L', [0x2f], little((99 << 14) | 199, 4)), 20_000],
  ['a WebP', 'webp', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a], little(0x4000 | 300, 2), little(200, 2)), 60_000],
  ['a WebP of another sort', 'webp', webp('ABCD'), undefined],
  ['a HEIC, by its largest size', 'heic', bytes('ftypheic', ...ispe(512, 512), ...ispe(8_064, 6_048), ...ispe(320, 240)), 48_771_072],
  ['a HEIC without a size', 'heic', bytes('ftypheic i isp'), undefined],
  ['a PDF', 'pdf', bytes('%PDF-1.7'), undefined],
];

test.each(headers)('X18: %s tells its pixels before it is decoded', (_what, kind, head, pixels) => {
  const size = sizeOf(kind, head);
  expect(size && pixelsIn(size)).toBe(pixels);
});
