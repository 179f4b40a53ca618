import type { TaskEither } from 'fp-ts/TaskEither';

/** A paper that could not be drawn: what draws it did not come, or does not understand it. */
export interface Undrawable {
  readonly kind: 'undrawable';
}

/** One page of a paper, for browsers that open no tab. D-96 */
export interface PaperPage {
  /** What is written on it, a line each, for those who do not see the drawing. */
  readonly lines: readonly string[];
  draw(canvas: HTMLCanvasElement): TaskEither<Undrawable, void>;
}

/** A paper's pages, drawn in the page itself. D-96 */
export abstract class PaperPages {
  abstract of(bytes: Uint8Array): TaskEither<Undrawable, readonly PaperPage[]>;
}
