import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { isRecord } from '@domain/kernel/shape';

/** Maximum inflated size of all streams of a PDF, in bytes: two pictures of twelve million pixels. */
const MOST_BYTES = 72 * 1024 * 1024;
const inflated = promisify(inflate);

const [STREAM, END] = [Buffer.from('stream'), Buffer.from('endstream')];
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

const streamsIn = (bytes: Buffer): readonly Buffer[] => {
  const found: Buffer[] = [];
  let at = bytes.indexOf(STREAM);
  while (at !== -1) {
    const end = bytes.indexOf(END, at + STREAM.length);
    if (end === -1) break;
    const start = at + STREAM.length + (bytes[at + STREAM.length] === CARRIAGE_RETURN ? 1 : 0);
    found.push(bytes.subarray(start + (bytes[start] === LINE_FEED ? 1 : 0), end));
    at = bytes.indexOf(STREAM, end + END.length);
  }
  return found;
};

/** A stream's inflated size in bytes, computed off the main thread; Infinity: more than `left`. */
const sizeOf = async (stream: Buffer, left: number): Promise<number> => {
  try {
    return (await inflated(stream, { maxOutputLength: Math.max(1, left) })).length;
  } catch (error) {
    return isRecord(error) && error['code'] === 'ERR_BUFFER_TOO_LARGE' ? Infinity : stream.length;
  }
};

/** A stream with several filters in a row, through which few bytes can inflate to any size. */
const FILTERS_IN_A_ROW = /\/Filter\s*\[\s*\/\w+\s+\/\w+|\/Filter\s*\[\s*\/\w+\/\w+/;

/** Whether a PDF is safe to open: its inflated content has a plausible size for a proof. */
export const isBounded = async (bytes: Uint8Array): Promise<boolean> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (FILTERS_IN_A_ROW.test(file.toString('latin1'))) return false;
  let left = MOST_BYTES;
  for (const stream of streamsIn(file)) {
    left -= await sizeOf(stream, left);
    if (left <= 0) return false;
  }
  return true;
};
