import { deflateSync } from 'node:zlib';
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

  test.each(locks)('$how: with the dictionary in the trailer', async ({ restricted, secret }) => {
    const within = (dictionary: string) => lockedBy('null', `/ID [<${LOCKED_ID}>] /Encrypt ${dictionary}`);
    expect(await faultOf(within(restricted))).toBeUndefined();
    expect(await faultOf(within(secret))).toBe('locked-pdf');
  });

  test('an unknown lock counts as a lock, and so does one without a name', async () => {
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

describe('XTR-40, D-71: a PDF that opens and does not show the paper', () => {
  const stream = (content: string, { packed = false, entries = '' } = {}): string => {
    const data = packed ? deflateSync(Buffer.from(content, 'latin1')).toString('latin1') : content;
    return `<< ${entries} /Length ${data.length}${packed ? ' /Filter /FlateDecode' : ''} >>\nstream\n${data}\nendstream`;
  };
  const file = (objects: readonly string[], trailer = ''): Uint8Array => {
    const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
    return Uint8Array.from(Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R ${trailer} >>\n${END}`, 'latin1'));
  };
  /** The same objects, packed in an object stream. */
  const packedFile = (objects: readonly string[]): Uint8Array => {
    let at = 0;
    const index = objects.map((object, number) => `${number + 1} ${(at += object.length + 1) - object.length - 1}`).join(' ');
    const content = `${index} ${objects.join(' ')}`;
    return file(
      Array(9)
        .fill('null')
        .concat(stream(content, { packed: true, entries: `/Type /ObjStm /N 4 /First ${index.length + 1}` })),
    );
  };
  const TREE = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
  const PAGE = '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>';
  const catalog = (entries = '') => `<< /Type /Catalog /Pages 2 0 R ${entries} >>`;
  const PLEASE_WAIT = 'BT [(P)3(lease w)-2(ait...)] TJ (your PDF viewer may not be able to display this) Tj ET';
  const VEUILLEZ = 'BT (Veuillez pa)Tj (tienter) Tj ET';
  const BILL = 'BT /F1 12 Tf (Facture) Tj ET';
  const page = (content: string, packed = false) => [TREE, PAGE, stream(content, { packed })] as const;

  test.each<[string, Uint8Array, string]>([
    ['a dynamic form', file([catalog('/NeedsRendering true /AcroForm 5 0 R'), ...page(BILL)]), 'one-program-pdf'],
    ['a dynamic form whose catalog is packed', packedFile([catalog('/NeedsRendering true'), TREE, PAGE, '[ ]']), 'one-program-pdf'],
    [
      'a dynamic form by its settings',
      file([
        catalog('/AcroForm << /Fields [] /XFA [(config) 5 0 R (template) 6 0 R] >>'),
        ...page(BILL),
        stream('<xdp><dynamicRender>required</dynamicRender></xdp>', { packed: true }),
        stream('<template/>'),
      ]),
      'one-program-pdf',
    ],
    [
      'a form whose only page asks to wait',
      file([catalog('/AcroForm 5 0 R'), ...page(PLEASE_WAIT, true), '<< /XFA 6 0 R >>', stream('<xdp/>')]),
      'one-program-pdf',
    ],
    ['a French one', file([catalog('/AcroForm << /XFA 5 0 R >>'), ...page(VEUILLEZ), stream('<xdp/>')]), 'one-program-pdf'],
    [
      'a file that a company protects',
      file([catalog('/Collection << /View /H >>'), ...page(BILL), '<< /Type /Filespec /EP << /Type /EncryptedPayload >> >>']),
      'one-program-pdf',
    ],
    ['a portfolio', file([catalog('/Collection << /View /T >>'), ...page(BILL)]), 'portfolio-pdf'],
    ['a portfolio that is packed', packedFile([catalog('/Collection 9 0 R'), TREE, PAGE, '[ ]']), 'portfolio-pdf'],
    ['no page', file([catalog(), '<< /Type /Pages /Kids [] /Count 0 >>']), 'pageless-pdf'],
    ['no page tree', file(['<< /Type /Catalog >>']), 'pageless-pdf'],
    ['no page, packed', packedFile([catalog(), '<< /Type /Pages /Kids [ ] /Count 0 >>']), 'pageless-pdf'],
    ['a blank page', file([catalog(), TREE, '<< /Type /Page /Parent 2 0 R >>']), 'blank-pdf'],
    ['a page that draws nothing', file([catalog(), ...page('q 1 0 0 1 0 0 cm Q\n')]), 'blank-pdf'],
    ['a page that draws nothing, packed', file([catalog(), ...page('q Q', true)]), 'blank-pdf'],
  ])('is known by %s', async (_what, bytes, fault) => {
    expect(await faultOf(bytes)).toBe(fault);
  });

  test.each<[string, Uint8Array]>([
    ['a bill', file([catalog(), ...page(BILL)])],
    ['a packed bill', file([catalog(), ...page(BILL, true)])],
    ['a bill that asks to wait for its answer', file([catalog(), ...page('BT (Please wait for the next bill) Tj ET')])],
    ['a scan', file([catalog(), ...page('q 595 0 0 842 0 0 cm /Im0 Do Q')])],
    ['a drawing', file([catalog(), ...page('0 0 m 9 9 l S')])],
    ['a form that every program shows', file([catalog('/AcroForm << /XFA 5 0 R >>'), ...page(BILL), stream('<xdp/>', { packed: true })])],
    ['answers in fields alone', file([catalog(), TREE, '<< /Type /Page /Annots [5 0 R] >>'])],
    ['a blank page beside a bill', file([catalog(), TREE, PAGE, stream(BILL), '<< /Type /Page /Parent 2 0 R >>'])],
    ['content in an array of its own', file([catalog(), TREE, PAGE, '[5 0 R]', stream(BILL)])],
    ['content in another compression', file([catalog(), TREE, PAGE, '<< /Filter /LZWDecode >>\nstream\nq Q\nendstream'])],
    [
      'an invoice with its data',
      file([catalog('/AF [5 0 R] /Names << /EmbeddedFiles 6 0 R >>'), ...page(BILL), '<< /AFRelationship /Data >>']),
    ],
    [
      'a form that was made flat later',
      Uint8Array.from(Buffer.concat([file([catalog('/NeedsRendering true'), ...page(BILL)]), file([catalog(), ...page(BILL)])])),
    ],
    [
      'objects that cannot be unpacked',
      file([catalog(), '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\nxxxx\nendstream']),
    ],
  ])('is none: %s', async (_what, bytes) => {
    expect(await faultOf(bytes)).toBeUndefined();
  });

  test('a browser that cannot unpack takes it, and a stream without end is read to a limit', async () => {
    const large = file([catalog('/NeedsRendering false'), ...page(' '.repeat(20_000_000), true)]);
    expect(await faultOf(large)).toBeUndefined();
    const { DecompressionStream: kept } = globalThis;
    Reflect.deleteProperty(globalThis, 'DecompressionStream');
    expect(await faultOf(packedFile([catalog('/NeedsRendering true'), TREE, PAGE, '[ ]']))).toBeUndefined();
    expect(await faultOf(file([catalog('/NeedsRendering true'), ...page(BILL, true)]))).toBe('one-program-pdf');
    Object.assign(globalThis, { DecompressionStream: kept });
  });
});
