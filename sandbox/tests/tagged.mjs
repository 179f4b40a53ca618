/** Reads a PDF from its standard input as a screen reader does; writes what the document and each page say. */
import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';

const pdf = await getDocumentProxy(new Uint8Array(readFileSync(0)));

const readPage = async number => {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const [told, untold, open] = [new Map(), [], []];
  for (const { type, tag, id, str } of items) {
    const inside = open.at(-1);
    if (type === 'endMarkedContent') open.pop();
    else if (type !== undefined) open.push(tag === 'Artifact' ? tag : id);
    else if (inside !== undefined) told.set(inside, (told.get(inside) ?? '') + str);
    else if (str.trim() !== '') untold.push(str);
  }
  told.delete('Artifact');
  const heard = ({ role, children }) => ({
    role,
    text: children.flatMap(({ id }) => (id === undefined ? [] : [told.get(id) ?? '?'])).join(' '),
    parts: children.filter(child => child.role !== undefined).map(heard),
  });
  return { told: told.size, untold, documents: (await page.getStructTree()).children.map(heard) };
};

const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => readPage(index + 1)));
const [{ Marked }, { info }] = [await pdf.getMarkInfo(), await pdf.getMetadata()];
process.stdout.write(JSON.stringify({ marked: Marked, language: info.Language, pages }));
