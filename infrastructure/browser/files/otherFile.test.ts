import { otherFiles, type OtherFile } from '@domain/proofs/otherFiles';
import { uploadMessages as english } from '@ui/copy/en/upload';
import { uploadMessages as french } from '@ui/copy/fr/upload';
import { prepare } from './prepare';

const bytes = (letters: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(letters, 'latin1'));
const utf16 = (text: string): string => Buffer.from(text, 'utf16le').toString('latin1');

const zip = (...names: readonly string[]): string => names.map(name => `PK\x03\x04\x14\0\x06\0${name}\0\x01\x02`).join('');
const office = (name: string): string => `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}${utf16(name)}`;
const openDocument = (kind: string): string => zip(`mimetypeapplication/vnd.oasis.opendocument.${kind}`, 'content.xml');

const html = '<!DOCTYPE html><html><head><title>Session expirée</title></head></html>';
const mail = 'Received: from mx\r\n by mail\r\nFrom: noa@example.fr\r\nSubject: Facture\r\nMIME-Version: 1.0\r\n\r\nBonjour';

const samples: readonly (readonly [OtherFile, string, string, string])[] = [
  ['web-page', 'the page of an expired session', 'facture.pdf', html],
  ['web-page', 'small letters', 'facture.pdf', '<html lang="fr"><body></body></html>'],
  ['web-page', 'a mark, spaces and a comment before it', 'page.html', `\xef\xbb\xbf\r\n  <!-- saved -->\n${html}`],
  ['web-page', 'a page of the first kind of XML', 'page.xhtml', `<?xml version="1.0"?>\n${html}`],
  ['web-page', 'two bytes a letter', 'page.htm', `\xff\xfe${utf16(html)}`],
  ['web-page', 'a piece of a page', 'releve.pdf', '<script>location = "/login"</script>'],
  [
    'web-page',
    'a page of Chrome in one file',
    'page.mhtml',
    'From: <Saved by Blink>\r\nSnapshot-Content-Location: https://example.fr/\r\n\r\n',
  ],
  ['web-page', 'a page of Safari in one file', 'page.webarchive', 'bplist00\xd1\x01\x02_\x10\x0fWebMainResource'],
  ['word', 'a Word document', 'facture.docx', zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml')],
  ['word', 'a Word document that is called a PDF', 'facture.pdf', zip('[Content_Types].xml', 'word/document.xml')],
  ['word', 'a Word document whose names come late', 'a.docx', `PK\x03\x04${'\x01'.repeat(200_000)}word/document.xml`],
  ['word', 'an old Word document', 'lettre.doc', office('WordDocument')],
  ['word', 'an old Word document that does not tell', 'lettre.doc', office('')],
  ['open-document', 'a text of LibreOffice', 'lettre.odt', openDocument('text')],
  ['open-document', 'a drawing of LibreOffice', 'plan.odg', openDocument('graphics')],
  ['rich-text', 'a rich text', 'lettre.rtf', '{\\rtf1\\ansi Facture}'],
  ['pages', 'a document of Pages', 'lettre.pages', zip('Index/Document.iwa', 'preview.jpg')],
  ['pages', 'a document of Pages that is called a PDF', 'lettre.pdf', zip('Index/Document.iwa')],
  ['spreadsheet', 'a sheet of Excel', 'budget.xlsx', zip('[Content_Types].xml', 'xl/workbook.xml')],
  ['spreadsheet', 'an old sheet of Excel', 'budget.xls', office('Workbook')],
  ['spreadsheet', 'a sheet of LibreOffice', 'budget.ods', openDocument('spreadsheet')],
  ['spreadsheet', 'a sheet of Numbers', 'budget.numbers', zip('Index/Document.iwa')],
  ['spreadsheet', 'values with commas', 'releve.csv', 'date;montant\r\n01/01/2026;12,5\r\n'],
  ['slides', 'slides of PowerPoint', 'cours.pptx', zip('[Content_Types].xml', 'ppt/presentation.xml')],
  ['slides', 'old slides of PowerPoint', 'cours.ppt', office('PowerPoint Document')],
  ['slides', 'slides of LibreOffice', 'cours.odp', openDocument('presentation')],
  ['archive', 'a ZIP', 'documents.zip', zip('facture.pdf')],
  ['archive', 'an empty ZIP', 'documents.zip', 'PK\x05\x06\0\0'],
  ['archive', 'a RAR', 'documents.rar', 'Rar!\x1a\x07\0'],
  ['archive', 'a 7z', 'documents.7z', "7z\xbc\xaf'\x1c"],
  ['archive', 'a gzip', 'facture.pdf.gz', '\x1f\x8b\x08\0'],
  ['archive', 'a tar', 'documents.tar', `facture.pdf${'\0'.repeat(246)}ustar`],
  ['email', 'a mail', 'facture.eml', mail],
  ['email', 'a mail that is called a PDF', 'facture.pdf', mail],
  ['email', 'a mailbox', 'facture.mbox', `From noa@example.fr Mon Jan 1\r\nFrom: noa@example.fr\r\nTo: a@example.fr\r\n\r\n`],
  ['email', 'a mail of Outlook', 'facture.msg', office('__substg1.0_0037001F')],
  ['email', 'an attachment of Outlook', 'winmail.dat', 'x\x9f>"\x11\0'],
  ['shortcut', 'a link of Windows to a page', 'facture.url', '[InternetShortcut]\r\nURL=https://example.fr/facture\r\n'],
  [
    'shortcut',
    'a link of macOS',
    'facture.webloc',
    '<?xml version="1.0"?><!DOCTYPE plist><plist><dict><key>URL</key><string>https://example.fr</string></dict></plist>',
  ],
  ['shortcut', 'a packed link of macOS', 'facture.webloc', 'bplist00\xd1\x01\x02SURL_\x10\x13https://example.fr'],
  ['shortcut', 'a link of Windows to a file', 'facture.pdf.lnk', 'L\0\0\0\x01\x14\x02\0\0\0'],
  ['shortcut', 'a link of Linux', 'facture.desktop', '[Desktop Entry]\nType=Link\nURL=https://example.fr\n'],
  ['shortcut', 'a document of Google', 'facture.gdoc', '{"url": "https://docs.google.com/open?id=1", "doc_id": "1"}'],
  ['text', 'a text', 'facture.txt', 'Facture du 1er janvier'],
  ['text', 'a text that is called a photo', 'facture.jpg', 'Facture du 1er janvier, d\xe9j\xe0 pay\xe9e'],
  ['text', 'a text in two bytes a letter', 'facture.txt', `\xff\xfe${utf16('Facture du 1er janvier')}`],
  ['text', 'data', 'facture.json', '{"montant": 12}'],
  ['picture', 'a GIF', 'image.gif', 'GIF89a\x01\0'],
  ['picture', 'a TIFF of a scanner', 'scan.tif', 'II*\0\b\0\0\0'],
  ['picture', 'a bitmap', 'image.bmp', 'BM:\0\0\0\0\0\0\x006\0'],
  ['picture', 'an AVIF', 'photo.avif', '\0\0\0\x1cftypavif'],
  ['picture', 'a JPEG XL', 'photo.jxl', '\0\0\0\x0cJXL \r\n'],
  ['picture', 'a drawing', 'dessin.svg', '<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['picture', 'a picture of Photoshop', 'scan.psd', '8BPS\0\x01'],
  ['film', 'a film', 'film.mp4', '\0\0\0\x18ftypisom'],
  ['film', 'the film of a live photo', 'IMG_0001.MOV', '\0\0\0\x14ftypqt  '],
  ['film', 'a film of Windows', 'film.avi', 'RIFF\x01\x02\x03\x04AVI LIST'],
  ['film', 'a film of a browser', 'film.webm', '\x1aE\xdf\xa3\x01'],
  ['print-file', 'PostScript', 'facture.ps', '%!PS-Adobe-3.0'],
  ['print-file', 'a file of the XPS printer', 'facture.xps', zip('FixedDocSeq.fdseq')],
];

const ROOM = { together: 1, pages: 1 };
const reasonOf = async (name: string, content: string): Promise<string | undefined> => {
  const prepared = await prepare(new File([bytes(content)], name), ROOM);
  return prepared.kind === 'not-ready' ? prepared.reason : undefined;
};

describe('XTR-40, D-16: what people give in the place of a photo or a PDF', () => {
  test.each(samples)('%s: %s', async (kind, _what, name, content) => {
    expect(await reasonOf(name, content)).toBe(kind);
  });

  test.each([
    ['a program', 'photo.jpg', 'MZ\x90\0\x03'],
    ['noise', 'photo.jpg', '\x01\x02\xfe\x07'],
    ['the first bytes of a JPEG', 'photo.jpg', '\xff\xd8'],
  ])('%s is of an unknown format', async (_what, name, content) => {
    expect(await reasonOf(name, content)).toBe('format');
  });

  test('a file of zeros, which a broken download leaves, is empty', async () => {
    expect(await reasonOf('facture.pdf', '\0'.repeat(5_000))).toBe('empty');
  });

  test.each(otherFiles)('%s has an example, and a sentence in each language that says what it is and how to continue', kind => {
    expect(samples.some(([each]) => each === kind)).toBe(true);
    const said = (name: string) => [french, english].map(({ omc }) => omc.refused(kind, { name, size: 1 }));
    expect(said('x.bin')).toEqual([
      expect.stringMatching(/^Ce fichier est une? .+\. .*(?:PDF|JPEG|photo|document)/),
      expect.stringMatching(/^This file is .+\. .*(?:PDF|JPEG|photo|document)/),
    ]);
    expect(said('X.PDF')).toEqual([
      expect.stringMatching(/^Ce fichier s’appelle PDF, mais c’est une? /),
      expect.stringMatching(/^The name says a PDF, but this file is /),
    ]);
  });

  test('the page of an expired session is downloaded again', () => {
    expect(french.omc.refused('web-page', { name: 'facture.pdf', size: 1 })).toContain(
      'Ce fichier s’appelle PDF, mais c’est une page web. Téléchargez-le à nouveau.',
    );
  });
});
