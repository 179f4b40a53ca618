import * as TE from 'fp-ts/TaskEither';
import { getDocument, PDFWorker, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PaperPage } from '@application/signature/ports';
import { blocksOf } from './blocksOf';

/** Canvas pixels for one CSS pixel: sharp on a phone and when zoomed. */
const SCALE = 2;

const textOf = async (page: PDFPageProxy): Promise<PaperPage['blocks']> => {
  const [{ items }, structure] = await Promise.all([page.getTextContent({ includeMarkedContent: true }), page.getStructTree()]);
  return blocksOf(items, structure);
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
      blocks: await textOf(page),
      draw: (canvas: HTMLCanvasElement) =>
        TE.tryCatch(
          () => drawn(page, canvas),
          () => ({ kind: 'undrawable' as const }),
        ),
    })),
  );
};
