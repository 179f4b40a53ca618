import { contentOf, objectsOf, type PdfObject } from './pdfObjects';
import { dictionaryAt } from './pdfWords';

/**
 * Why a PDF opens without showing its paper. `one-program-pdf`: a dynamic form (XFA) or a protected file, which other programs replace by
 * 'Please wait'; `portfolio-pdf`: a cover around other files.
 */
export type ShowsNothing = 'one-program-pdf' | 'portfolio-pdf' | 'pageless-pdf' | 'blank-pdf';

type Objects = ReadonlyMap<number, PdfObject>;

const REFERENCE = /(\d+)\s+\d+\s+R\b/g;
const WAITS = /please\s*wait|veuillez\s*patienter|bitte\s*warten|espere|attendere/i;
/** The operators that leave a mark on a page. */
const PAINTS = /(?:^|[\s\])>])(?:Tj|TJ|['"]|Do|sh|[fF]\*?|[bB]\*?|[sS]|EI)(?=[\s[(<]|$)/;

const referred = (text: string, objects: Objects): readonly PdfObject[] =>
  [...text.matchAll(REFERENCE)].flatMap(([, number]) => objects.get(Number(number)) ?? []);

/** The value of a key: the text behind it up to its end, or the objects that it names. */
const valueOf = (key: string, text: string): string =>
  new RegExp(`/${key}\\b\\s*(\\[[^\\]]*\\]|\\d+\\s+\\d+\\s+R|<<)?`).exec(text)?.[1] ?? '';

const typed = (objects: Objects, type: string): readonly PdfObject[] =>
  [...objects.values()].filter(({ text }) => dictionaryAt(text, 0).get('/Type') === type);

/** The streams of a value; an array may be an object of its own. */
const streamsOf = (value: string, objects: Objects): readonly PdfObject[] =>
  referred(value, objects).flatMap(object => (object.stream === undefined ? referred(object.text, objects) : [object]));

const drawnBy = ({ text }: PdfObject, objects: Objects): readonly PdfObject[] => streamsOf(valueOf('Contents', text), objects);

/** The text that a page draws, without the distances between its letters. */
const wordsDrawn = (content: string): string => content.replace(/\)[^()]*\(/g, '');

const isDynamicForm = async (catalog: PdfObject, pages: readonly PdfObject[], objects: Objects): Promise<boolean> => {
  if (dictionaryAt(catalog.text, 0).get('/NeedsRendering') === 'true') return true;
  const [form = catalog] = referred(valueOf('AcroForm', catalog.text), objects);
  if (!/\/XFA\b/.test(form.text)) return false;
  const packets = await Promise.all(streamsOf(valueOf('XFA', form.text), objects).map(contentOf));
  if (packets.some(packet => packet !== undefined && /dynamicRender>\s*required/.test(packet))) return true;
  const [page, ...others] = pages;
  const drawn = page && others.length === 0 ? await Promise.all(drawnBy(page, objects).map(contentOf)) : [];
  return drawn.some(content => content !== undefined && WAITS.test(wordsDrawn(content)));
};

/** No page draws anything. */
const isBlank = async (pages: readonly PdfObject[], objects: Objects): Promise<boolean> => {
  for (const page of pages) {
    const streams = drawnBy(page, objects);
    if (/\/Annots\b/.test(page.text) || (/\/Contents\b/.test(page.text) && streams.length === 0)) return false;
    for (const stream of streams) {
      const content = await contentOf(stream);
      if (content === undefined || PAINTS.test(content)) return false;
    }
  }
  return true;
};

const isPageless = (catalog: PdfObject, pages: readonly PdfObject[], objects: Objects): boolean => {
  const [tree] = referred(valueOf('Pages', catalog.text), objects);
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(tree?.text ?? '')?.[1]?.trim();
  return kids === '' || (kids === undefined && pages.length === 0);
};

/**
 * Why a PDF shows no document. Undefined: it shows one, or nobody can know. `letters`: one character per byte. `encrypted`: its streams
 * are.
 */
export const showsNothing = async (letters: string, encrypted: boolean): Promise<ShowsNothing | undefined> => {
  const { byNumber: objects, whole } = await objectsOf(letters);
  const catalog = typed(objects, '/Catalog').at(-1);
  if (!catalog) return undefined;
  const pages = typed(objects, '/Page');
  const isProtected = [...objects.values()].some(({ text }) => /\/EncryptedPayload\b/.test(text));
  if (isProtected || (await isDynamicForm(catalog, pages, objects))) return 'one-program-pdf';
  if (/\/Collection\b/.test(catalog.text)) return 'portfolio-pdf';
  if (!whole || encrypted) return undefined;
  if (isPageless(catalog, pages, objects)) return 'pageless-pdf';
  return pages.length > 0 && (await isBlank(pages, objects)) ? 'blank-pdf' : undefined;
};
