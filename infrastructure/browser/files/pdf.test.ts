import { LOCKED_ID, LOCKED_TRAILER, locks } from '@tests/builders/locks';
import { faultOf } from './pdf';

const pdf = (text: string): Uint8Array => new TextEncoder().encode(text);
const END = 'startxref\n9\n%%EOF';

test.each([
  ['its trailer names the encryption', `%PDF-1.7\ntrailer << /Root 1 0 R /Encrypt 5 0 R >>\n${END}`],
  ['the encryption stands in the trailer itself', `%PDF-1.4\ntrailer <</Encrypt<</Filter/Standard>>>>\n${END}`],
  ['its index is a stream', `%PDF-1.7\n9 0 obj << /Type /XRef /Encrypt 5 0 R >> stream\nabc\nendstream endobj\n${END}`],
])('a PDF asks for a password: %s', async (_how, text) => {
  expect(await faultOf(pdf(text))).toBe('locked-pdf');
});

test.each([
  ['speaks of encryption in its text', `%PDF-1.7\n4 0 obj <<>> stream\n(the word /Encrypt 5 0 R) Tj\nendstream endobj\n${END}`],
  ['has the plain metadata of one that was decrypted', `%PDF-1.7\n<< /EncryptMetadata false >>\n${END}`],
  ['has something behind its end', `%PDF-1.4\n${END}\n\u0000\u0000\u0000`],
])('a PDF can be read though it %s', async (_what, text) => {
  expect(await faultOf(pdf(text))).toBeUndefined();
});

test.each([
  ['after its first line', '%PDF-1.7\n'],
  ['within an object', '%PDF-1.7\n1 0 obj << /Type /Cat'],
  ['within a picture', `%PDF-1.7\n4 0 obj <<>> stream\nabc startxref`],
])('a PDF is cut %s', async (_where, text) => {
  expect(await faultOf(pdf(text))).toBe('broken-pdf');
});

test('a PDF of endless streams is still looked through to its end', async () => {
  expect(await faultOf(pdf('%PDF-1.7\n' + 'stream\n'.repeat(290_000)))).toBe('broken-pdf');
});

const lockedBy = (dictionary: string, trailer = LOCKED_TRAILER): Uint8Array =>
  Uint8Array.from(Buffer.from(`%PDF-1.7\n5 0 obj\n${dictionary}\nendobj\ntrailer << /Root 1 0 R ${trailer} >>\n${END}`, 'latin1'));

/** A PDF string in its literal notation: in brackets, with escaped brackets and backslashes. */
const inBrackets = (hex: string): string =>
  `(${Buffer.from(hex, 'hex')
    .toString('latin1')
    .replace(/[\\()]/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll('\0', '\\000')})`;

describe('D-71a: a PDF whose printing or copying is restricted opens without a password', () => {
  test.each(locks)('$how: it is taken', async ({ restricted }) => {
    expect(await faultOf(lockedBy(restricted))).toBeUndefined();
  });

  test.each(locks)('$how: one that asks for a password is not', async ({ secret }) => {
    expect(await faultOf(lockedBy(secret))).toBe('locked-pdf');
  });

  test.each(locks)('$how: whatever the notation of its texts', async ({ restricted, secret }) => {
    const other = (dictionary: string): string =>
      dictionary.replace(/<([0-9a-f]{10,})>/g, (_whole, hex: string) => inBrackets(hex)).replaceAll(' /', '/');
    const trailer = `/ID[${inBrackets(LOCKED_ID)}()]/Encrypt 5 0 R`;
    expect(await faultOf(lockedBy(other(restricted), trailer))).toBeUndefined();
    expect(await faultOf(lockedBy(other(secret), trailer))).toBe('locked-pdf');
  });

  test.each(locks)('$how: where the dictionary stands in the trailer', async ({ restricted, secret }) => {
    const within = (dictionary: string) => lockedBy('null', `/ID [<${LOCKED_ID}>] /Encrypt ${dictionary}`);
    expect(await faultOf(within(restricted))).toBeUndefined();
    expect(await faultOf(within(secret))).toBe('locked-pdf');
  });

  test('a lock that is none of the standard is one, and so is one that names nothing', async () => {
    const [{ restricted } = { restricted: '' }] = locks;
    expect(await faultOf(lockedBy(restricted.replace('/Standard', '/Adobe.PubSec')))).toBe('locked-pdf');
    expect(await faultOf(lockedBy(restricted.replace('/R 2', '/R 9')))).toBe('locked-pdf');
    expect(await faultOf(lockedBy(restricted, '/Encrypt 7 0 R'))).toBe('locked-pdf');
  });

  test('the lock of its last version counts', async () => {
    const [{ restricted, secret } = { restricted: '', secret: '' }] = locks;
    const twice = Buffer.concat([lockedBy(secret), lockedBy(restricted)]);
    expect(await faultOf(Uint8Array.from(twice))).toBeUndefined();
  });
});
