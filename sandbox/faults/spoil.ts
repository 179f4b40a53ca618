import { Readable } from 'node:stream';
import { isRecord } from '@domain/kernel/shape';

/** Replaces every leaf by a value of another type, and every list by an object. */
export const otherTypes = (value: unknown): unknown => {
  if (typeof value === 'string') return 0;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (value === null || Array.isArray(value)) return {};
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, otherTypes(inside)])) : value;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A JSON body with fields of other types; a number in place of a body that is no JSON. */
export const mistyped = (text: string): string => {
  const value = parsed(text);
  return value === undefined ? '0' : JSON.stringify(otherTypes(value));
};

export const malformedBody = (text: string): string => `${text}{"`;

/** Sends the first half of a body, then breaks the connection: fewer bytes than announced. */
export const firstHalf = (bytes: Buffer): Readable =>
  Readable.from(
    (async function* () {
      yield bytes.subarray(0, Math.floor(bytes.length / 2));
      await new Promise(done => setImmediate(done));
      throw new Error('The answer breaks off here, as the fault asks');
    })(),
  );
