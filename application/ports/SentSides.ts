import type { Side } from '@domain/documents/pages';
import type { PaperName } from '@domain/documents/papers';

/** Sides of a card that the bank keeps until the others arrive. `ids`: the bank's ids, by side. D-72 */
export interface SentCardSides {
  readonly paper: PaperName;
  readonly ids: { readonly [Name in Side]?: string | undefined };
}

/** By rank. `idEne`: the file; undefined: the store is empty. */
export interface SentSides {
  readonly idEne?: string | undefined;
  readonly papers: Readonly<Record<string, PaperName>>;
  readonly cards: Readonly<Record<string, SentCardSides | undefined>>;
}

/**
 * The chosen document types and the sides sent, stored because opening the camera may unload the page; never the bytes of a picture. D-72
 */
export abstract class SentSidesStore {
  abstract read(): SentSides;
  abstract write(kept: SentSides): void;
}
