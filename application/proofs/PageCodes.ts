import type { Task } from 'fp-ts/Task';
import type { DocumentScan } from './ports';
import type { Seal } from '@domain/proofs/twoDDoc/issuers';
import type { TwoDDocSays } from '@domain/proofs/twoDDoc/says';

/** What the 2D-Doc of a page says, and what its signature is worth here. */
export interface TwoDDocRead extends TwoDDocSays {
  readonly seal: Seal;
}

/** Reads the 2D-Doc of a page on the device; undefined: there is none. XTR-19 */
export abstract class PageCodes {
  abstract on(page: DocumentScan): Task<TwoDDocRead | undefined>;
}
