import { daysAfter } from '@domain/kernel/calendar';
import type { Day } from '@domain/kernel/day';
import { coveredIdentifier, fixedLengths } from './identifiers';

/** Ends a value that has no fixed length, ends one that was cut, and separates the data from the signature. */
const [GROUP, RECORD, UNIT] = ['\u001d', '\u001e', '\u001f'];

/** Longer codes are refused: a Data Matrix holds no more. */
const LONGEST = 3_200;

/** Characters of the header by version: each version adds a field at its end. */
const headers: Readonly<Record<string, number>> = { '02': 22, '03': 24, '04': 26 };

const FIRST_DAY: Day = '2000-01-01';

/** No day is given. */
const NO_DAY = 'FFFF';

/** The content of a 2D-Doc, before its signature is checked. XTR-58 */
export interface TwoDDoc {
  /** Ids of the authority and of its certificate, four characters each: they name the key of the signature. */
  readonly authority: string;
  readonly certificate: string;
  readonly issued: Day | undefined;
  readonly signed: Day | undefined;
  /** The kind of document: two characters. */
  readonly type: string;
  readonly values: ReadonlyMap<string, string>;
  /** False: an identifier is unknown, or the data ends too early. What precedes it was read. */
  readonly complete: boolean;
  /** The text that is signed. */
  readonly message: string;
  /** r and s in a row, 64 bytes; undefined: there is no signature of that form. */
  readonly signature: Uint8Array<ArrayBuffer> | undefined;
}

const dayOf = (hexadecimal: string): Day | undefined =>
  /^[0-9A-F]{4}$/.test(hexadecimal) && hexadecimal !== NO_DAY ? daysAfter(FIRST_DAY, { days: parseInt(hexadecimal, 16) }) : undefined;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SIGNATURE_BYTES = 64;

/** The bytes of a base32 text; undefined for any other text, or another length. */
const signatureOf = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  const digits = Array.from(text.replace(/=+$/, ''), letter => BASE32.indexOf(letter));
  if (digits.includes(-1) || Math.floor((digits.length * 5) / 8) !== SIGNATURE_BYTES) return undefined;
  const bytes = new Uint8Array(SIGNATURE_BYTES);
  digits.forEach((digit, index) => {
    for (let bit = 0; bit < 5; bit += 1) {
      const at = index * 5 + bit;
      const byte = Math.floor(at / 8);
      if ((digit & (16 >> bit)) !== 0 && byte < SIGNATURE_BYTES) bytes[byte] = (bytes[byte] ?? 0) | (128 >> (at % 8));
    }
  });
  return bytes;
};

/** The end of a value without fixed length, and whether a separator follows. */
const endOf = (data: string, from: number): readonly [end: number, separated: boolean] => {
  for (let at = from; at < data.length; at += 1) if (data[at] === GROUP || data[at] === RECORD) return [at, true];
  return [data.length, false];
};

const valuesIn = (data: string): Pick<TwoDDoc, 'values' | 'complete'> => {
  const values = new Map<string, string>();
  for (let at = 0; at < data.length;) {
    const id = data.slice(at, at + 2);
    if (!coveredIdentifier.test(id)) return { values, complete: false };
    const length = fixedLengths[id];
    const [end, separated] = length === undefined ? endOf(data, at + 2) : [at + 2 + length, false];
    if (end > data.length) return { values, complete: false };
    values.set(id, data.slice(at + 2, end).trim());
    at = end + (separated ? 1 : 0);
  }
  return { values, complete: true };
};

/** Parses the text of a 2D-Doc, versions 02 to 04 of perimeter 01; undefined for any other text. Believes nothing: see `signature`. XTR-58 */
export const parseTwoDDoc = (text: string): TwoDDoc | undefined => {
  const header = /^DC(0[234])([A-Z0-9]{4})([A-Z0-9]{4})([A-F0-9]{4})([A-F0-9]{4})([A-Z0-9]{2})/.exec(text);
  const [, version = '', authority = '', certificate = '', issued = '', signed = '', type = ''] = header ?? [];
  const start = headers[version];
  if (start === undefined || text.length > LONGEST) return undefined;
  if (version !== '02' && text.slice(22, 24) !== '01') return undefined;
  const unit = text.indexOf(UNIT ?? '', start);
  const end = unit === -1 ? text.length : unit;
  return {
    authority,
    certificate,
    issued: dayOf(issued),
    signed: dayOf(signed),
    type,
    ...valuesIn(text.slice(start, end)),
    message: text.slice(0, end),
    signature: unit === -1 ? undefined : signatureOf(text.slice(unit + 1)),
  };
};
