import zlib from 'node:zlib';

const big = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

const chunk = (name: string, body: Buffer = Buffer.alloc(0)): Buffer => {
  const named = Buffer.concat([Buffer.from(name), body]);
  return Buffer.concat([big(body.length, 4), named, big(zlib.crc32(named), 4)]);
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Colour types of PNG, with their number of channels. */
const channels = { grey: [0, 1], rgb: [2, 3], palette: [3, 1], rgba: [6, 4] } as const;

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly depth?: 1 | 8 | 16;
  readonly colour?: keyof typeof channels;
  /** `animated`: two frames; `header`: no pixels. */
  readonly kind?: 'still' | 'animated' | 'header';
}

/** A PNG of one colour. */
export const png = ({ width, height, depth = 8, colour = 'grey', kind = 'still' }: Picture): Buffer => {
  const [type, perPixel] = channels[colour];
  const header = chunk('IHDR', Buffer.concat([big(width, 4), big(height, 4), Buffer.from([depth, type, 0, 0, 0])]));
  if (kind === 'header') return Buffer.concat([SIGNATURE, header]);
  const line = 1 + Math.ceil((width * depth * perPixel) / 8);
  const pixels = zlib.deflateSync(Buffer.alloc(line * height));
  const frame = (sequence: number): Buffer =>
    chunk('fcTL', Buffer.concat([big(sequence, 4), big(width, 4), big(height, 4), Buffer.alloc(8), big(1, 2), big(10, 2), big(0, 2)]));
  return Buffer.concat([
    SIGNATURE,
    header,
    ...(colour === 'palette' ? [chunk('PLTE', Buffer.from([200, 30, 30]))] : []),
    ...(kind === 'animated' ? [chunk('acTL', Buffer.concat([big(2, 4), big(0, 4)])), frame(0)] : []),
    chunk('IDAT', pixels),
    ...(kind === 'animated' ? [frame(1), chunk('fdAT', Buffer.concat([big(2, 4), pixels]))] : []),
    chunk('IEND'),
  ]);
};
