import { uploadLimits } from '@domain/proofs/limits';
import type { NotReady } from '@application/proofs/ports';
import type { SampleFormat } from '@sandbox/samples/samples';
import { LOCKED_TRAILER, locks } from '@tests/builders/locks';
import { sampleBytes } from '../dossier';
import { exif, held, jpeg, noise, segment, withNotes } from './jpeg';
import { pdf, pdfOf } from './pdf';
import { png } from './png';
import { animated, announced, lossless, lossy } from './webp';

/** A file that a person may choose. Its name suggests a type to the browser; the bytes decide. */
export interface OddFile {
  readonly what: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly verdict: 'ready' | NotReady;
}

const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const cut = (bytes: Buffer, share: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * share));

const passport = (format: SampleFormat): Promise<Buffer> => sampleBytes('PASSPORT', format);

const grey = (): readonly [number, number, number] => [120, 120, 120];

/** Boxes of a HEIC file: brand and announced size. */
const heic = (brand: string, width = 4_032, height = 3_024): Buffer => {
  const size = Buffer.alloc(20);
  size.write('ispe', 4);
  size.writeUInt32BE(20, 0);
  size.writeUInt32BE(width, 12);
  size.writeUInt32BE(height, 16);
  return Buffer.concat([text(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`), size, Buffer.alloc(500, 7)]);
};

/** A JPEG whose frame header announces another size. */
const claiming = (picture: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(picture);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
};

/** Bytes are a function where they take long to build. */
const file =
  (verdict: OddFile['verdict']) =>
  (what: string, name: string, given: Buffer | (() => Buffer)): OddFile => {
    let drawn: Buffer | undefined;
    return {
      what,
      name,
      verdict,
      get bytes() {
        return (drawn ??= Buffer.isBuffer(given) ? given : given());
      },
    };
  };
const ready = file('ready');
const empty = file('empty');
const format = file('format');
const unreadable = file('not-resizable');
const huge = file('too-many-pixels');
const locked = file('locked-pdf');
const broken = file('broken-pdf');

const pictures = async (): Promise<readonly OddFile[]> => {
  const small = jpeg(40, 30, grey);
  const photo = await passport('jpeg');
  return [
    ready('a photo', 'passeport.jpg', photo),
    ready('a PNG', 'passeport.png', await passport('png')),
    ready('a JPEG that is called a PDF', 'document.pdf', photo),
    ready('a JPEG that is called a text', 'notes.txt', photo),
    ready('a PNG without a type', 'sans-extension', png({ width: 30, height: 20 })),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(way => ready(`a camera held in way ${way}`, `orientation-${way}.jpg`, held(way))),
    ready(
      'notes of a camera, four times 60 kB',
      'notes.jpg',
      withNotes(small, ...Array<Buffer>(4).fill(segment(0xe2, Buffer.alloc(60_000, 1)))),
    ),
    ready('a second picture behind the first', 'double.jpg', Buffer.concat([small, small])),
    ready(
      'filling bytes before a marker',
      'bourrage.jpg',
      Buffer.concat([small.subarray(0, 2), Buffer.from([0xff, 0xff]), small.subarray(2)]),
    ),
    ready('a JPEG that speaks of PDF', 'polyglotte.jpg', withNotes(small, segment(0xfe, text('%PDF-1.7 trailer << /Encrypt 1 0 R >>')))),
    ready('one pixel', 'un-pixel.jpg', jpeg(1, 1, grey)),
    ready('one column of pixels', 'colonne.png', png({ width: 1, height: 5_000 })),
    ready('one line of pixels', 'ligne.png', png({ width: 5_000, height: 1 })),
    ready('twelve million pixels of noise', 'douze-millions.jpg', () => noise(4_000, 3_000, 60)),
    ready('exactly sixty million pixels', 'soixante-millions.png', () => png({ width: 10_000, height: 6_000, depth: 1 })),
    ready('a PNG with a palette', 'palette.png', png({ width: 60, height: 40, colour: 'palette' })),
    ready('a PNG of 16 bits', 'seize.png', png({ width: 60, height: 40, depth: 16, colour: 'rgb' })),
    ready('a PNG of one bit', 'un-bit.png', png({ width: 60, height: 40, depth: 1 })),
    ready('a PNG that one sees through', 'transparent.png', png({ width: 60, height: 40, colour: 'rgba' })),
    ready('an animated PNG', 'anime.png', png({ width: 60, height: 40, kind: 'animated' })),
    ready('a WebP without loss', 'sans-perte.webp', lossless),
    ready('a WebP with loss', 'avec-perte.webp', lossy),
    ready('an animated WebP', 'anime.webp', animated()),
    ready('a name that is markup', '<img src=x onerror=alert(1)>.jpg', small),
    ready('a name of 200 letters', `${'très-long-'.repeat(20)}.jpg`, small),
  ];
};

const spoiledPictures = async (): Promise<readonly OddFile[]> => {
  const small = jpeg(40, 30, grey);
  const photo = await passport('jpeg');
  const drawn = await passport('png');
  return [
    unreadable('the first bytes of a JPEG', 'debut.jpg', photo.subarray(0, 3)),
    unreadable('a JPEG cut within its notes', 'coupee-1.jpg', withNotes(photo, exif(1)).subarray(0, 40)),
    unreadable('a JPEG cut in the middle', 'coupee-2.jpg', cut(photo, 0.5)),
    unreadable('a JPEG cut before its end', 'coupee-3.jpg', cut(photo, 0.99)),
    unreadable('a JPEG of nothing but its name', 'zeros.jpg', Buffer.concat([photo.subarray(0, 4), Buffer.alloc(5_000)])),
    unreadable('a JPEG without a pixel', 'sans-pixel.jpg', claiming(small, 0, 0)),
    unreadable('the first bytes of a PNG', 'debut.png', drawn.subarray(0, 8)),
    unreadable('a PNG cut in the middle', 'coupe.png', cut(drawn, 0.5)),
    unreadable('a PNG of a header alone', 'entete.png', png({ width: 60, height: 40, kind: 'header' })),
    unreadable('a PNG without a pixel', 'sans-pixel.png', png({ width: 0, height: 0 })),
    unreadable('a WebP cut in the middle', 'coupe.webp', cut(lossy, 0.6)),
    unreadable('an empty WebP box', 'vide.webp', text('RIFF\u0004\0\0\0WEBP')),
    huge('a PNG that would fill the memory', 'bombe.png', png({ width: 60_000, height: 60_000, kind: 'header' })),
    huge('one line of pixels too much', 'une-ligne-de-trop.png', () => png({ width: 22_000, height: 10_001, depth: 1 })),
    huge('a JPEG that says it is immense', 'immense.jpg', claiming(small, 65_535, 65_535)),
    huge(
      'a JPEG that says it behind long notes',
      'notes.jpg',
      withNotes(claiming(small, 60_000, 50_000), ...Array<Buffer>(5).fill(segment(0xe2, Buffer.alloc(65_000)))),
    ),
    huge('a WebP that says it is immense', 'immense.webp', announced(16_383, 16_383)),
    huge('a HEIC that says it is immense', 'immense.heic', heic('heic', 24_000, 10_000)),
    file('heic')('a HEIC that this browser does not read', 'IMG_0001.HEIC', heic('heic')),
    file('heic')('a HEIC that is called a JPEG', 'IMG_0002.jpg', heic('heix')),
    file('heic')('a HEIF of another camera', 'photo.heif', heic('mif1')),
  ];
};

const documents = async (): Promise<readonly OddFile[]> => {
  const real = await passport('pdf');
  const encrypted = '<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O (o) /U (u) >>';
  const tooLarge = file('pdf-too-large');
  return [
    ready('a PDF', 'passeport.pdf', real),
    ready('a PDF that is called a JPEG', 'facture.jpg', pdf()),
    ready('a PDF of exactly 2 Mo', 'deux-mo.pdf', () => pdfOf(uploadLimits.pdfBytes)),
    ready('a PDF that speaks of encryption', 'cours.pdf', pdf({ content: '(the key /Encrypt 5 0 R) Tj' })),
    ready('a PDF with zeros behind its end', 'zeros.pdf', Buffer.concat([pdf(), Buffer.alloc(4_096)])),
    ...locks.map(({ how, restricted }, at) =>
      ready(`printing restricted by ${how}`, `restreint-${at}.pdf`, pdf({ trailer: LOCKED_TRAILER, more: [restricted] })),
    ),
    ...locks.map(({ how, secret }, at) =>
      locked(`a password, by ${how}`, `secret-${at}.pdf`, pdf({ trailer: LOCKED_TRAILER, more: [secret] })),
    ),
    ready('a PDF behind the mark of a text', 'bom.pdf', Buffer.concat([text('\u00ef\u00bb\u00bf'), pdf()])),
    ready('a PDF behind an empty line', 'ligne.pdf', Buffer.concat([text('\r\n'), pdf()])),
    tooLarge('one byte more than 2 Mo', 'un-octet-de-trop.pdf', () => pdfOf(uploadLimits.pdfBytes + 1)),
    tooLarge('a PDF of 9 Mo', 'neuf-mo.pdf', () => pdfOf(9_000_000)),
    locked('a password, named by the trailer', 'verrou-1.pdf', pdf({ trailer: '/Encrypt 5 0 R', more: [encrypted] })),
    locked('a password, within the trailer', 'verrou-2.pdf', pdf({ trailer: `/Encrypt ${encrypted}` })),
    locked(
      'a password, where the index is a stream',
      'verrou-3.pdf',
      pdf({ more: ['<< /Type /XRef /Encrypt 5 0 R /Length 1 >>\nstream\nx\nendstream'] }),
    ),
    broken('a PDF of its first line', 'debut.pdf', text('%PDF-1.7\n')),
    broken('a PDF cut in the middle', 'coupe.pdf', cut(real, 0.5)),
    broken('a PDF cut within its index', 'sans-fin.pdf', pdf().subarray(0, pdf().indexOf('trailer'))),
    file('one-program-pdf')('a dynamic form', 'formulaire.pdf', pdf({ catalog: '/NeedsRendering true' })),
    file('portfolio-pdf')('a portfolio', 'porte-documents.pdf', pdf({ catalog: '/Collection << /View /T >>' })),
    file('pageless-pdf')('no page', 'sans-page.pdf', pdf({ pages: '/Kids [] /Count 0' })),
    file('blank-pdf')('a blank page', 'blanche.pdf', pdf({ content: 'q Q' })),
    empty('a photo of no byte', 'vide.jpg', Buffer.alloc(0)),
    empty('a PNG of no byte', 'vide.png', Buffer.alloc(0)),
    empty('a PDF of no byte', 'vide.pdf', Buffer.alloc(0)),
    empty('no byte, no name', 'vide', Buffer.alloc(0)),
  ];
};

const strangers = (): readonly OddFile[] => [
  file('text')('a text that is called a photo', 'photo.jpg', text('Ceci est un texte.')),
  format('one byte', 'octet.jpg', Buffer.from([0xff])),
  format('two bytes of a JPEG', 'deux.jpg', Buffer.from([0xff, 0xd8])),
  file('web-page')('a page that is called a PDF', 'page.pdf', text('<!doctype html><title>PDF</title>')),
  file('picture')('a drawing', 'dessin.svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
  file('picture')('a drawing that is called a PNG', 'dessin.png', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')),
  file('picture')('a GIF', 'image.gif', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')),
  file('picture')('a GIF that is called a JPEG', 'image.jpg', text('GIF89a\u0001\0\u0001\0')),
  file('picture')('a bitmap', 'image.bmp', text('BM\u003a\0\0\0\0\0\0\0\u0036\0\0\0')),
  file('picture')('a TIFF', 'scan.tif', text('II*\0\b\0\0\0')),
  file('picture')('a TIFF of the other order', 'scan.tiff', text('MM\0*\0\0\0\b')),
  file('picture')('an icon', 'favicon.ico', Buffer.from([0, 0, 1, 0, 1, 0])),
  file('picture')('an AVIF', 'photo.avif', text('\0\0\0\u001cftypavif\0\0\0\0avifmif1')),
  file('picture')('a JPEG XL', 'photo.jxl', Buffer.from([0xff, 0x0a, 0, 0, 0])),
  file('picture')('a JPEG 2000', 'photo.jp2', text('\0\0\0\fjP  \r\n\u0087\n')),
  file('film')('a film', 'film.mp4', text('\0\0\0\u0018ftypisom\0\0\0\0isom')),
  file('film')('a film of a telephone that is called a photo', 'film.jpg', text('\0\0\0\u0014ftypqt  \0\0\0\0')),
  file('word')('a Word document', 'facture.docx', text('PK\u0003\u0004\u0014\0\u0006\0')),
  file('archive')('an archive that is called a PDF', 'facture.pdf', text('PK\u0003\u0004\u0014\0\0\0')),
  format('a program that is called a photo', 'photo.jpg', text('MZ\u0090\0\u0003\0\0\0')),
  file('print-file')('PostScript', 'facture.eps', text('%!PS-Adobe-3.0 EPSF-3.0')),
  format('a PNG whose line ends were changed', 'change.png', text('\u0089PNG\n\u001a\n\0\0')),
];

/** Files that people and devices really produce, and malicious ones. D-16 */
export const corpus = async (): Promise<readonly OddFile[]> => [
  ...(await pictures()),
  ...(await spoiledPictures()),
  ...(await documents()),
  ...strangers(),
];
