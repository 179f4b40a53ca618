import * as TE from 'fp-ts/TaskEither';
import type { PaperPage, PaperPages, Undrawable } from '@application/signature/ports';

/** Rendering fails while `reads` (parsing) or `draws` (painting) is false. */
export class FakePaperPages implements PaperPages {
  reads = true;
  draws = true;

  of(): TE.TaskEither<Undrawable, readonly PaperPage[]> {
    const failed = TE.left({ kind: 'undrawable' as const });
    return this.reads
      ? TE.right([{ lines: ['Tarifs', 'au 1er janvier'], draw: () => (this.draws ? TE.right(undefined) : failed) }])
      : failed;
  }
}
