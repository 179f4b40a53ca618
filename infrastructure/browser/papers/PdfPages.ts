import * as TE from 'fp-ts/TaskEither';
import type { PaperPage, PaperPages, Undrawable } from '@application/ports/PaperPages';

const undrawable = (): Undrawable => ({ kind: 'undrawable' });

/** PDF drawn by a library of its own chunk, which comes where no tab opens and nowhere else. D-96 */
export class PdfPages implements PaperPages {
  constructor(private readonly createWorker: () => Worker) {}

  of(bytes: Uint8Array): TE.TaskEither<Undrawable, readonly PaperPage[]> {
    return TE.tryCatch(async () => {
      const { pagesOf } = await import(/* webpackChunkName: "paper-pages" */ './pages');
      return pagesOf(bytes, this.createWorker());
    }, undrawable);
  }
}
