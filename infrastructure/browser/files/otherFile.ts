import type { OtherFile } from '@domain/proofs/otherFiles';

type Sign = readonly [OtherFile, RegExp];

/** How files begin. Texts are matched without a byte-order mark and leading spaces. */
const signs: readonly Sign[] = [
  ['picture', /^(?:GIF8|BM.{4}\0{4}|II\*\0|MM\0\*|8BPS|\0\0\x01\0|\xff\x0a|\0{3}\x0c(?:JXL|jP ) )/s],
  ['picture', /^.{4}ftyp(?:avi[fs]|crx )/s],
  ['film', /^(?:.{4}(?:ftyp|moov|mdat|wide)|RIFF.{4}AVI |\x1a\x45\xdf\xa3|\0\0\x01[\xb3\xba]|FLV)/s],
  ['print-file', /^(?:\x04?%!PS|\xc5\xd0\xd3\xc6|AT&TFORM)/],
  ['archive', /^(?:Rar!|7z\xbc\xaf|\x1f\x8b|BZh|\xfd7zXZ|.{257}ustar)/s],
  ['web-page', /^bplist00.*WebMainResource/s],
  ['shortcut', /^(?:L\0\0\0\x01\x14\x02\0|bplist00.*URL|\[InternetShortcut\]|\[Desktop Entry\])/is],
  ['shortcut', /^<\?xml.*<plist.*<key>URL<\/key>/is],
  ['shortcut', /^\{.*"(?:doc_id|url)"\s*:\s*"[^"]*".*\}\s*$/s],
  ['email', /^x\x9f>"/],
  ['rich-text', /^\{\\rtf/],
  ['picture', /^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*(?:<!doctype svg[^>]*>\s*)?<svg\b/is],
  [
    'web-page',
    /^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype html|html|head|body|script|meta|title|style|link|div|table|form|iframe|p|br|center|h1)\b/is,
  ],
  ['web-page', /^(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)*?(?:Snapshot-Content-Location:|From: "?<?Saved by)/i],
];

/** Names in a ZIP archive and the file type they indicate. The first match counts. */
const inArchive: readonly Sign[] = [
  ['spreadsheet', /application\/vnd\.oasis\.opendocument\.spreadsheet/],
  ['slides', /application\/vnd\.oasis\.opendocument\.presentation/],
  ['open-document', /application\/vnd\.oasis\.opendocument\./],
  ['word', /word\/(?:document|_rels|styles)/],
  ['spreadsheet', /xl\/(?:workbook|_rels|worksheets)/],
  ['slides', /ppt\/(?:presentation|_rels|slides)/],
  ['print-file', /FixedDoc(?:Seq|ument)|\.fpage/],
];

/** Names in the directory of a compound file of Microsoft Office (OLE), in two bytes a letter. */
const inCompound: readonly Sign[] = (
  [
    ['email', '__substg1.0_'],
    ['word', 'WordDocument'],
    ['spreadsheet', 'Workbook'],
    ['slides', 'PowerPoint Document'],
  ] as const
).map(([kind, name]) => [kind, new RegExp(Array.from(name).join('\0'))] as const);

/** Endings of names, for a container that does not say what it holds. */
const endings: readonly Sign[] = [
  ['word', /\.do[ct][xm]?$/i],
  ['open-document', /\.(?:odt|ott|fodt)$/i],
  ['pages', /\.pages$/i],
  ['spreadsheet', /\.(?:xl[st][xm]?|xlsb|ods|numbers|csv|tsv)$/i],
  ['slides', /\.(?:pp[st][xm]?|odp|key)$/i],
  ['email', /\.(?:msg|eml|mbox)$/i],
  ['print-file', /\.(?:o?xps)$/i],
  ['web-page', /\.(?:x?html?|mht|mhtml|webarchive)$/i],
  ['shortcut', /\.(?:url|webloc|lnk|desktop|g(?:doc|sheet|slides))$/i],
];

const ZIP = /^PK(?:\x03\x04|\x05\x06|\x07\x08)/;
const COMPOUND = /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/;
const APPLE = /Index\/Document\.iwa|Index\.zip|index\.apxl|buildVersionHistory\.plist/;

const HEADERS = /^(?:From|To|Subject|Date|Message-ID|MIME-Version|Received|Return-Path|Delivered-To):/gim;
const HEADER = /^(?:From |[A-Za-z][\w-]*: )/;

/** A control character other than those of a text. */
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
const WORD = /[A-Za-z]{2}|\d{2}/;
const UTF_16 = /^(?:\xff\xfe|\xfe\xff)/;
const MARK = /^\xef\xbb\xbf/;

const first = (list: readonly Sign[], text: string): OtherFile | undefined => list.find(([, sign]) => sign.test(text))?.[0];

const isEmail = (text: string): boolean => {
  const [top = ''] = text.split(/\r?\n\r?\n/, 1);
  return HEADER.test(top) && new Set(top.match(HEADERS)?.map(header => header.toLowerCase())).size >= 2;
};

const textOf = (head: string): string => (UTF_16.test(head) ? head.slice(2).replaceAll('\0', '') : head.replace(MARK, '')).trimStart();

/**
 * The type of a file that is neither a photo nor a PDF. Undefined: unknown. `head`, `tail`: its first and last bytes, one character each.
 * The name decides only for a container that does not show its content. XTR-40
 */
export const otherFileOf = (head: string, tail: string, name: string): OtherFile | undefined => {
  if (ZIP.test(head)) {
    const inside = first(inArchive, head + tail);
    return inside ?? first(endings, name) ?? (APPLE.test(head + tail) ? 'pages' : 'archive');
  }
  if (COMPOUND.test(head)) return first(inCompound, head + tail) ?? first(endings, name);
  const text = textOf(head);
  const known = first(signs, head) ?? first(signs, text);
  if (known !== undefined) return known;
  if (BINARY.test(text) || !WORD.test(text)) return undefined;
  return isEmail(text) ? 'email' : (first(endings, name) ?? 'text');
};
