import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Side } from '@domain/documents/pages';

/** One side of a document, ready to travel: reduced, stripped, of an accepted type. D-16 */
export interface DocumentPage {
  readonly side: Side;
  readonly mimeType: 'image/jpeg' | 'image/png' | 'application/pdf';
  readonly content: Blob;
}

/** `idEne`: the exchange; `rank`: which participant's which proof. */
export interface DocumentSlot {
  readonly idEne: string;
  readonly rank: string;
}

export interface Upload extends DocumentSlot {
  readonly documentCode: string;
  readonly pages: readonly DocumentPage[];
  /** Share sent, 0 to 1. XTR-05 */
  readonly onProgress: (share: number) => void;
  /** Aborted: the upload is cancelled and fails as unreachable. */
  readonly signal: AbortSignal;
  /** It stood still for too long on its way, and fails as unreachable. XTR-40 */
  readonly onStall?: () => void;
}

/** What the bank has once pages came. `sides`: those that it keeps until the others come; undefined: it does not say, and wants all of them in one call. D-72 */
export interface Received {
  readonly id: string;
  readonly sides: readonly Side[] | undefined;
}

/** Calls 6, 7 and 8: send a document, say that it is whole, have it analysed. PRF-07 */
export abstract class Documents {
  abstract send(upload: Upload): TaskEither<Failure, Received>;
  abstract complete(slot: DocumentSlot): TaskEither<Failure, void>;
  /** The control's id. */
  abstract control(slot: DocumentSlot): TaskEither<Failure, string>;
}
