/** RC4: browsers have none, and old PDF encryption needs it; no other use. */
export const rc4 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => box[index & 0xff] ?? 0;
  const swap = (one: number, other: number): void => {
    const swapped = at(one);
    box[one] = at(other);
    box[other] = swapped;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return message.map(byte => {
    i = (i + 1) & 0xff;
    j = (j + at(i)) & 0xff;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  });
};
