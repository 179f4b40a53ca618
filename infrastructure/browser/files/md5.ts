/** Left rotation of each step in the four rounds, in bits. */
const TURNS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

const SINES = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));

const turned = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** The round function's result, and the index of the word that the step takes from the block. */
const mixed = (step: number, b: number, c: number, d: number): readonly [number, number] => {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
};

const padded = (message: Uint8Array): DataView => {
  const length = (((message.length + 8) >> 6) + 1) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, message.length * 8, true);
  return view;
};

/** MD5 (RFC 1321): browsers have none. Old PDF encryption needs it, and files are compared by it; it secures nothing. */
export const md5 = (message: Uint8Array): Uint8Array => {
  const view = padded(message);
  const sum: [number, number, number, number] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let block = 0; block < view.byteLength; block += 64) {
    let [a, b, c, d] = sum;
    for (let step = 0; step < 64; step += 1) {
      const [mixture, word] = mixed(step, b, c, d);
      const added = (a + mixture + (SINES[step] ?? 0) + view.getUint32(block + word * 4, true)) | 0;
      [a, b, c, d] = [d, (b + turned(added, TURNS[step >> 4]?.[step % 4] ?? 0)) | 0, b, c];
    }
    [a, b, c, d].forEach((word, index) => (sum[index] = ((sum[index] ?? 0) + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(16));
  sum.forEach((word, index) => digest.setInt32(index * 4, word, true));
  return new Uint8Array(digest.buffer);
};
