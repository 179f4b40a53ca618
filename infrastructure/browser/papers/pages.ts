import * as TE from 'fp-ts/TaskEither';
import { getDocument, PDFWorker, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PaperPage } from '@application/signature/ports';

/** Canvas pixels for one CSS pixel: sharp on a phone and when zoomed. */
const SCALE = 2;

const linesOf = async (page: PDFPageProxy): Promise<readonly string[]> => {
  const { items } = await page.getTextContent();
  const text = items.map(item => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
};

const drawn = async (page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<void> => {
  const viewport = page.getViewport({ scale: SCALE });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
};

/** The pages of a PDF. The renderer runs no script and no WebAssembly of it, and fetches nothing. D-96, X02 */
export const pagesOf = async (bytes: Uint8Array, port: Worker): Promise<readonly PaperPage[]> => {
  const worker = PDFWorker.create({ port });
  const paper = await getDocument({
    data: Uint8Array.from(bytes),
    worker,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
  }).promise;
  const pages = await Promise.all(Array.from({ length: paper.numPages }, (_, index) => paper.getPage(index + 1)));
  return Promise.all(
    pages.map(async page => ({
      lines: await linesOf(page),
      draw: (canvas: HTMLCanvasElement) =>
        TE.tryCatch(
          () => drawn(page, canvas),
          () => ({ kind: 'undrawable' as const }),
        ),
    })),
  );
};
