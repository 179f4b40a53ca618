import { faultOf } from './pdf';

const pdf = (text: string): Uint8Array => new TextEncoder().encode(text);
const END = 'startxref\n9\n%%EOF';

test.each([
  ['its trailer names the encryption', `%PDF-1.7\ntrailer << /Root 1 0 R /Encrypt 5 0 R >>\n${END}`],
  ['the encryption stands in the trailer itself', `%PDF-1.4\ntrailer <</Encrypt<</Filter/Standard>>>>\n${END}`],
  ['its index is a stream', `%PDF-1.7\n9 0 obj << /Type /XRef /Encrypt 5 0 R >> stream\nabc\nendstream endobj\n${END}`],
])('a PDF asks for a password: %s', (_how, text) => {
  expect(faultOf(pdf(text))).toBe('locked-pdf');
});

test.each([
  ['speaks of encryption in its text', `%PDF-1.7\n4 0 obj <<>> stream\n(the word /Encrypt 5 0 R) Tj\nendstream endobj\n${END}`],
  ['has the plain metadata of one that was decrypted', `%PDF-1.7\n<< /EncryptMetadata false >>\n${END}`],
  ['has something behind its end', `%PDF-1.4\n${END}\n\u0000\u0000\u0000`],
])('a PDF can be read though it %s', (_what, text) => {
  expect(faultOf(pdf(text))).toBeUndefined();
});

test.each([
  ['after its first line', '%PDF-1.7\n'],
  ['within an object', '%PDF-1.7\n1 0 obj << /Type /Cat'],
  ['within a picture', `%PDF-1.7\n4 0 obj <<>> stream\nabc startxref`],
])('a PDF is cut %s', (_where, text) => {
  expect(faultOf(pdf(text))).toBe('broken-pdf');
});

test('a PDF of endless streams is still looked through to its end', () => {
  expect(faultOf(pdf('%PDF-1.7\n' + 'stream\n'.repeat(290_000)))).toBe('broken-pdf');
});
