import { extractText, getDocumentProxy } from 'unpdf';

/** Pages and characters that are read at most. */
const [MOST_PAGES, MOST_TEXT] = [4, 20_000] as const;

/** The text of a PDF, line by line; empty where it has none, or cannot be opened. The library runs no script of the file. */
export const textInPdf = async (bytes: Uint8Array): Promise<string> => {
  try {
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), { isEvalSupported: false, verbosity: 0 });
    try {
      if (pdf.numPages > MOST_PAGES) return '';
      const { text } = await extractText(pdf);
      return text.join('\n').slice(0, MOST_TEXT);
    } finally {
      await pdf.destroy();
    }
  } catch {
    return '';
  }
};
