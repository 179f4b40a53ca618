/** EBML ids of the elements of WebM. */
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const CLUSTER_TIME = 0xe7;
const BLOCK_GROUP = 0xa0;
const BLOCKS: readonly number[] = [0xa3, 0xa1];
const PARENTS: readonly number[] = [SEGMENT, CLUSTER, BLOCK_GROUP];

/** The length of a variable-size number, from the leading zeros of its first byte. */
const lengthAt = (bytes: Uint8Array, at: number): number => Math.clz32(bytes[at] ?? 0) - 23;

const numberAt = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);

/** A variable-size number without its marker bit; undefined: the size is unknown and the element reaches the end. */
const sizeAt = (bytes: Uint8Array, at: number, length: number): number | undefined => {
  const size = numberAt(bytes, at, length) - 2 ** (7 * length);
  return size === 2 ** (7 * length) - 1 ? undefined : size;
};

/**
 * Duration of a WebM recording in milliseconds, from its first to its last block; recorders write no duration into the header. Undefined
 * where no block is readable.
 */
export const webmDuration = (bytes: Uint8Array): number | undefined => {
  const times: number[] = [];
  let cluster = 0;
  let at = 0;
  while (at < bytes.length) {
    const idLength = lengthAt(bytes, at);
    const sizeLength = lengthAt(bytes, at + idLength);
    if (idLength > 4 || sizeLength > 8) break;
    const id = numberAt(bytes, at, idLength);
    const size = sizeAt(bytes, at + idLength, sizeLength);
    const inside = at + idLength + sizeLength;
    if (id === CLUSTER_TIME && size !== undefined) cluster = numberAt(bytes, inside, size);
    if (BLOCKS.includes(id)) times.push(cluster + new DataView(bytes.buffer, bytes.byteOffset).getInt16(inside + 1));
    at = PARENTS.includes(id) ? inside : inside + (size ?? bytes.length);
  }
  const [first] = times;
  return first === undefined ? undefined : Math.max(...times) - first;
};
