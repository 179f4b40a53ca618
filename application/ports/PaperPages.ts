import type { TaskEither } from 'fp-ts/TaskEither';

/** The page cannot draw the document: the renderer did not load, or does not understand the file. */
export interface Undrawable {
  readonly kind: 'undrawable';
}

/** One page of a document, for browsers that open no tab. D-96 */
export interface PaperPage {
  /** The text of the page, one entry a line, for people who do not see the drawing. */
  readonly lines: readonly string[];
  draw(canvas: HTMLCanvasElement): TaskEither<Undrawable, void>;
}

/** Renders the pages of a document inside our page. D-96 */
export abstract class PaperPages {
  abstract of(bytes: Uint8Array): TaskEither<Undrawable, readonly PaperPage[]>;
}
