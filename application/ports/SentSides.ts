import type { Side } from '@domain/proofs/pages';
import type { PaperName } from '@domain/proofs/papers';

/** Sides of a card that the bank keeps until the others arrive. `ids`: the bank's ids, by side. D-72 */
export interface SentCardSides {
  readonly paper: PaperName;
  readonly ids: { readonly [Name in Side]?: string | undefined };
}

/** What the page held and the bank did not have yet. `begun`: the bank has the pages, and the sending was not finished. */
export type Unsent = 'photo' | 'photos' | 'pdf' | 'begun';

/** By rank. `idEne`: the file; undefined: the store is empty. */
export interface SentSides {
  readonly idEne?: string | undefined;
  readonly papers: Readonly<Record<string, PaperName>>;
  readonly cards: Readonly<Record<string, SentCardSides | undefined>>;
  readonly unsent?: Readonly<Record<string, Unsent>> | undefined;
}

/**
 * The chosen document types, the sides sent and what was not sent yet, stored because opening the camera may unload the page; never the
 * bytes of a picture. D-72
 */
export abstract class SentSidesStore {
  abstract read(): SentSides;
  abstract write(kept: SentSides): void;
}
