import { imageSize } from '@sandbox/analysis/image';
import { redrawn } from '@sandbox/analysis/pixels';
import { jpegOf } from '@sandbox/samples/raster';

type Colour = readonly [number, number, number];

/** A JPEG with given pixels. */
export const jpeg = (width: number, height: number, colourAt: (x: number, y: number) => Colour, quality = 90): Buffer => {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(colourAt(x, y), (y * width + x) * 4);
  return jpegOf({ width, height, data }, quality);
};

/** In pixels. */
const STAMP = 60;

/** As stored: without the turn of its Exif data. */
export const pixelsOf = (picture: Buffer) =>
  redrawn(picture, 'image/jpeg', imageSize(picture, 'image/jpeg') ?? { width: 1, height: 1 }, Infinity);
const decoded = new WeakMap<Buffer, ReturnType<typeof pixelsOf>>();

/** The same picture with a white square at the top, in the place of this number: another page. */
export const stamped = (picture: Buffer, place: number): Buffer => {
  const whole = decoded.get(picture) ?? pixelsOf(picture);
  decoded.set(picture, whole);
  const { width, height } = whole;
  const data = Buffer.from(whole.data);
  for (let y = 0; y < STAMP; y += 1) data.fill(255, (y * width + place * STAMP) * 4, (y * width + (place + 1) * STAMP) * 4);
  return jpegOf({ width, height, data }, 90);
};

/** Deterministic noise: the least compressible picture. */
export const noise = (width: number, height: number, quality = 90): Buffer => {
  let seed = 1;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) % 256;
  return jpeg(width, height, () => [next(), next(), next()], quality);
};

export const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** A Huffman table with one symbol, 0, whose code is one bit. `place`: 0x00: of the mean of a block; 0x10: of its details. */
const oneCode = (place: number): Buffer => segment(0xc4, Buffer.from([place, 1, ...Array<number>(15).fill(0), 0]));

/** A grey picture of any size in a few hundred kilobytes: every 8 × 8 block is the same two bits, so four blocks are a byte. */
export const flat = (width: number, height: number): Buffer => {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const steps = segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)]));
  const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
  const squares = Math.ceil(width / 8) * Math.ceil(height / 8);
  const [start, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
  return Buffer.concat([start, steps, segment(0xc0, frame), oneCode(0x00), oneCode(0x10), scan, Buffer.alloc(Math.ceil(squares / 4)), end]);
};

/** Inserts segments after the first two bytes, where cameras write metadata. */
export const withNotes = (picture: Buffer, ...notes: readonly Buffer[]): Buffer =>
  Buffer.concat([picture.subarray(0, 2), ...notes, picture.subarray(2)]);

const field = (tag: number, type: number, count: number, value: number): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  if (type === 3) bytes.writeUInt16BE(value, 8);
  else bytes.writeUInt32BE(value, 8);
  return bytes;
};

const directory = (...fields: readonly Buffer[]): Buffer => {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(fields.length);
  return Buffer.concat([count, ...fields, Buffer.alloc(4)]);
};

const SHORT = 3;
const LONG = 4;
const FIRST = 8;

/** Exif data: orientation (1 to 8), and GPS latitude 47° north. */
export const exif = (orientation: number): Buffer => {
  const orientedBy = field(0x0112, SHORT, 1, orientation);
  const place = FIRST + directory(orientedBy, orientedBy).length;
  const main = directory(orientedBy, field(0x8825, LONG, 1, place));
  const where = directory(field(0x0001, 2, 2, 0x4e00_0000), field(0x0002, 5, 3, place + 30));
  const degrees = Buffer.alloc(24);
  [47, 1, 12, 1, 34, 1].forEach((number, index) => degrees.writeUInt32BE(number, index * 4));
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\b', 'latin1'), main, where, degrees]);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
};

/** Colours at the corners of the upright picture, clockwise from the top left. */
export const corners: readonly Colour[] = [
  [200, 30, 30],
  [30, 160, 30],
  [30, 30, 200],
  [230, 200, 30],
];
export const upright = { width: 96, height: 64 } as const;

/** For each Exif orientation: position of a stored pixel in the upright picture; `x`, `y` from 0 to 1. */
const turns: Readonly<Record<number, (x: number, y: number) => readonly [number, number]>> = {
  1: (x, y) => [x, y],
  2: (x, y) => [1 - x, y],
  3: (x, y) => [1 - x, 1 - y],
  4: (x, y) => [x, 1 - y],
  5: (x, y) => [y, x],
  6: (x, y) => [1 - y, x],
  7: (x, y) => [1 - y, 1 - x],
  8: (x, y) => [y, 1 - x],
};

/** A picture with four coloured quarters, stored and tagged with an Exif orientation. */
export const held = (orientation: number): Buffer => {
  const turn = turns[orientation] ?? ((x: number, y: number) => [x, y] as const);
  const lies = orientation > 4;
  const [width, height] = lies ? [upright.height, upright.width] : [upright.width, upright.height];
  const stored = jpeg(width, height, (x, y) => {
    const [across, down] = turn((x + 0.5) / width, (y + 0.5) / height);
    const corner = down < 0.5 ? (across < 0.5 ? 0 : 1) : across < 0.5 ? 3 : 2;
    return corners[corner] ?? [0, 0, 0];
  });
  return withNotes(stored, exif(orientation));
};
