import * as TE from 'fp-ts/TaskEither';
import type { PaperBlock, PaperPage, PaperPages, Undrawable } from '@application/signature/ports';

/** Rendering fails while `reads` (parsing) or `draws` (painting) is false. */
export class FakePaperPages implements PaperPages {
  reads = true;
  draws = true;
  blocks: readonly PaperBlock[] = [
    { kind: 'heading', text: 'Tarifs' },
    { kind: 'paragraph', text: 'au 1er janvier' },
  ];

  of(): TE.TaskEither<Undrawable, readonly PaperPage[]> {
    const failed = TE.left({ kind: 'undrawable' as const });
    return this.reads ? TE.right([{ blocks: this.blocks, draw: () => (this.draws ? TE.right(undefined) : failed) }]) : failed;
  }
}
