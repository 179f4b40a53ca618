const little = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

const chunk = (name: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(name), little(body.length, 4), body, Buffer.alloc(body.length % 2)]);

const riff = (...chunks: readonly Buffer[]): Buffer => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF'), little(body.length, 4), body]);
};

/** One pixel in WebP's lossless and lossy formats. */
export const lossless = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
export const lossy = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

const extended = (flags: number, width: number, height: number): Buffer =>
  chunk('VP8X', Buffer.concat([little(flags, 4), little(width - 1, 3), little(height - 1, 3)]));

const ANIMATED = 2;

/** Two frames of one pixel. */
export const animated = (): Buffer => {
  const frame = chunk('ANMF', Buffer.concat([Buffer.alloc(6), Buffer.alloc(6), little(100, 3), Buffer.alloc(1), lossless.subarray(12)]));
  return riff(extended(ANIMATED, 1, 1), chunk('ANIM', Buffer.alloc(6)), frame, frame);
};

/** Announces this size, without pixels. */
export const announced = (width: number, height: number): Buffer => riff(extended(0, width, height), lossless.subarray(12));
