import { bytesOf, lettersOf } from './letters';
import { dictionaryAt } from './pdfWords';

/** An object of a PDF: its text before a stream, and the stream's bytes, one character each. */
export interface PdfObject {
  readonly text: string;
  readonly stream?: string | undefined;
}

/** In characters; a larger stream is not read. */
const LARGEST = 16_777_216;

const OBJECT = /(\d+)\s+\d+\s+obj\b/g;
const STREAM = /stream\r?\n/;

/** Inflates what it can: bytes after the end of the compressed data, or a cut, end the reading. */
const inflated = async (bytes: string): Promise<string | undefined> => {
  // Safari before 16.4 has none: the stream is then not read.
  if (typeof DecompressionStream === 'undefined') return undefined;
  const reader = new Blob([bytesOf(bytes)]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done && text.length < LARGEST; part = await reader.read()) text += lettersOf(part.value);
  } catch {
    return text === '' ? undefined : text;
  }
  return text.length < LARGEST ? text : undefined;
};

/** The content of a stream; undefined: in a form that is not read here. */
export const contentOf = async ({ text, stream }: PdfObject): Promise<string | undefined> => {
  if (stream === undefined) return undefined;
  if (!/\/Filter\b/.test(text)) return stream;
  return /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/.test(text) && !/\/Predictor\s*(?:[2-9]|1\d)/.test(text)
    ? inflated(stream)
    : undefined;
};

/** The objects that an object stream holds; undefined: it cannot be read. */
const heldIn = async (holder: PdfObject): Promise<readonly (readonly [number, PdfObject])[] | undefined> => {
  const content = await contentOf(holder);
  if (content === undefined) return undefined;
  const dictionary = dictionaryAt(holder.text, 0);
  const first = Number(dictionary.get('/First'));
  const numbers = content.slice(0, first).trim().split(/\s+/).map(Number);
  return numbers.flatMap((number, at) => {
    const [from = 0, to] = [numbers[at + 1], numbers[at + 3]];
    return at % 2 === 0 ? [[number, { text: content.slice(first + from, to === undefined ? undefined : first + to) }] as const] : [];
  });
};

/** `whole`: all of them could be read. */
export interface PdfObjects {
  readonly byNumber: ReadonlyMap<number, PdfObject>;
  readonly whole: boolean;
}

/** The objects of a PDF, the last version of each. `letters`: one character a byte. Needs no index, which may be missing or wrong. */
export const objectsOf = async (letters: string): Promise<PdfObjects> => {
  const byNumber = new Map<number, PdfObject>();
  let whole = true;
  for (const part of letters.split('endstream')) {
    const [text = ''] = part.split(STREAM, 1);
    const stream = text.length < part.length ? part.slice(text.length).replace(STREAM, '') : undefined;
    const starts = [...text.matchAll(OBJECT)];
    for (const [index, start] of starts.entries()) {
      const next = starts[index + 1];
      const object: PdfObject = {
        text: text.slice(start.index + start[0].length, next?.index),
        stream: next === undefined ? stream : undefined,
      };
      byNumber.set(Number(start[1]), object);
      const held = object.stream !== undefined && /\/ObjStm\b/.test(object.text) ? await heldIn(object) : [];
      whole &&= held !== undefined;
      for (const [number, each] of held ?? []) byNumber.set(number, each);
    }
  }
  return { byNumber, whole };
};
