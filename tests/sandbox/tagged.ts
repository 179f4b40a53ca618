import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFRef, PDFString, type PDFObject, type PDFPage } from 'pdf-lib';

/** A structure element of a PDF, as a screen reader reads it. */
export interface Heard {
  readonly role: string;
  readonly text: string;
  readonly parts: readonly Heard[];
}

export interface Structure {
  readonly marked: boolean;
  readonly language: string;
  readonly document: Heard;
  /** Content that is neither tagged nor marked as an artifact. */
  readonly untold: readonly string[];
}

const raw = (stream: PDFRawStream): string =>
  (stream.dict.has(PDFName.of('Filter')) ? inflateSync(stream.getContents()) : Buffer.from(stream.getContents())).toString('latin1');

const letter = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Character of each glyph, by the font's name on the page. */
const lettersOf = (page: PDFPage): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  return new Map(
    (fonts?.entries() ?? []).map(([name]) => {
      const map = raw(fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode')) as PDFRawStream);
      const pairs = [...map.matchAll(/^<([0-9a-f]+)> <([0-9a-f]+)>$/gim)];
      return [name.decodeText(), new Map(pairs.map(([, glyph = '', hex = '']) => [glyph.toUpperCase(), letter(hex)]))];
    }),
  );
};

const STEP = /\/(\w+) <<\/MCID (\d+)>> BDC|(\/Artifact) BMC|(EMC)|\/(\S+) [\d.]+ Tf|<([0-9A-Fa-f]+)> Tj/g;

/** Text of each marked content of a page, and untagged text. */
export const wordsOf = (page: PDFPage) => {
  const letters = lettersOf(page);
  const streams = page.node.Contents();
  const all = streams instanceof PDFArray ? streams.asArray().map(ref => page.doc.context.lookup(ref)) : [streams];
  const told = new Map<number, string>();
  const untold: string[] = [];
  let inside: number | 'decoration' | undefined;
  let font: ReadonlyMap<string, string> | undefined;
  for (const [, , number, decoration, end, named, glyphs] of all
    .map(each => raw(each as PDFRawStream))
    .join('\n')
    .matchAll(STEP)) {
    if (number !== undefined) inside = Number(number);
    if (decoration) inside = 'decoration';
    if (end) inside = undefined;
    if (named) font = letters.get(named);
    if (!glyphs || inside === 'decoration') continue;
    const words = (glyphs.match(/.{4}/g) ?? []).map(glyph => font?.get(glyph.toUpperCase()) ?? '?').join('');
    if (inside === undefined) untold.push(words);
    else told.set(inside, (told.get(inside) ?? '') + words);
  }
  return { told, untold };
};

/** Structure tree of a PDF with the text of its pages. */
export const structureOf = async (bytes: Uint8Array): Promise<Structure> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog, context } = pdf;
  const pages = pdf.getPages().map(page => [page.ref, wordsOf(page)] as const);
  const textOf = (content: PDFDict): string => {
    const page = pages.find(([ref]) => ref === content.get(PDFName.of('Pg')));
    return page?.[1].told.get(content.lookup(PDFName.of('MCID'), PDFNumber).asNumber()) ?? '?';
  };
  const heard = (element: PDFDict): Heard => {
    const parts = element.lookup(PDFName.of('K'), PDFArray).asArray();
    const read = (part: PDFObject): PDFDict => (part instanceof PDFRef ? context.lookup(part, PDFDict) : (part as PDFDict));
    const isContent = (part: PDFDict): boolean => part.get(PDFName.of('Type')) === PDFName.of('MCR');
    const all = parts.map(read);
    return {
      role: element.lookup(PDFName.of('S'), PDFName).decodeText(),
      text: all.filter(isContent).map(textOf).join(' '),
      parts: all.filter(part => !isContent(part)).map(heard),
    };
  };
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const [document] = root.lookup(PDFName.of('K'), PDFArray).asArray();
  return {
    marked: catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString() === 'true',
    language: catalog.lookup(PDFName.of('Lang'), PDFString).asString(),
    document: heard(context.lookup(document, PDFDict)),
    untold: pages.flatMap(([, { untold }]) => untold),
  };
};
