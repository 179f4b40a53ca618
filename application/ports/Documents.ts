import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Side } from '@domain/proofs/pages';

/** One side of a document, ready for upload: reduced, without metadata, of an accepted type. D-16 */
export interface DocumentPage {
  readonly side: Side;
  readonly mimeType: 'image/jpeg' | 'image/png' | 'application/pdf';
  readonly content: Blob;
}

/** `idEne`: the exchange with the bank; `rank`: the participant and the proof. */
export interface DocumentSlot {
  readonly idEne: string;
  readonly rank: string;
}

export interface Upload extends DocumentSlot {
  readonly documentCode: string;
  readonly pages: readonly DocumentPage[];
  /** Receives the share sent, 0 to 1. XTR-05 */
  readonly onProgress: (share: number) => void;
  /** An abort cancels the upload, which fails as unreachable. */
  readonly signal: AbortSignal;
  /** Runs when the upload makes no progress for too long and fails as unreachable. XTR-40 */
  readonly onStall?: () => void;
}

/**
 * The bank's answer to uploaded pages. `sides`: the sides that the bank keeps until the others arrive; undefined: the bank does not
 * report it, and wants all sides in one call. D-72
 */
export interface Received {
  readonly id: string;
  readonly sides: readonly Side[] | undefined;
}

/** Calls 6, 7 and 8: send a document, declare it complete, have it analysed. PRF-07 */
export abstract class Documents {
  abstract send(upload: Upload): TaskEither<Failure, Received>;
  abstract complete(slot: DocumentSlot): TaskEither<Failure, void>;
  /** Call 8: starts the bank's analysis of the document; returns the id of this control. */
  abstract control(slot: DocumentSlot): TaskEither<Failure, string>;
}
