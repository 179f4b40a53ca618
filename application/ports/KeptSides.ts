import type { Side } from '@domain/documents/pages';
import type { PaperName } from '@domain/documents/papers';

/** Sides of a card that the bank keeps until the others come. `ids`: the bank's, by side. D-72 */
export interface KeptCard {
  readonly paper: PaperName;
  readonly ids: { readonly [Name in Side]?: string | undefined };
}

/** By rank. `idEne`: the file that it is of; undefined: nothing was kept yet. */
export interface Kept {
  readonly idEne?: string | undefined;
  readonly papers: Readonly<Record<string, PaperName>>;
  readonly cards: Readonly<Record<string, KeptCard | undefined>>;
}

/** Which papers were chosen, and which sides were sent, over a page that the camera ended; no byte of a picture. D-72 */
export abstract class KeptSides {
  abstract read(): Kept;
  abstract write(kept: Kept): void;
}
