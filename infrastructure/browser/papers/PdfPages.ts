import * as TE from 'fp-ts/TaskEither';
import type { PaperPage, PaperPages, Undrawable } from '@application/signature/ports';
import type { CreateWorker } from '../askWorker';

const undrawable = (): Undrawable => ({ kind: 'undrawable' });

/** Draws PDFs with a library in its own chunk, which loads only where the browser opens no tab. D-96 */
export class PdfPages implements PaperPages {
  constructor(private readonly createWorker: CreateWorker) {}

  of(bytes: Uint8Array): TE.TaskEither<Undrawable, readonly PaperPage[]> {
    return TE.tryCatch(async () => {
      const { pagesOf } = await import(/* webpackChunkName: "paper-pages" */ './pages');
      return pagesOf(bytes, await this.createWorker());
    }, undrawable);
  }
}
