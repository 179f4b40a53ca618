import type { Day } from '@domain/kernel/day';
import type { ProofReason } from '@domain/proofs/afterFailure';
import type { Side } from '@domain/proofs/proof';
import type { Findings } from './facts';

/** One file as it arrived. Neither its name nor its announced type is believed: `bytes` decide. D-16 */
export interface SentPage {
  readonly side: Side;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
}

/** What the person said of themselves when the file was opened. */
export interface Declared {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthName?: string | undefined;
  readonly birthdate: Day;
  readonly employer?: string | undefined;
}

export interface Question {
  readonly documentCode: string;
  readonly pages: readonly SentPage[];
  readonly declared: Declared;
  readonly today: Day;
}

/** `read`: all that the document says; `expected`: what should have stood in its place, for the things that decided. PRF-08, XTR-02 */
export type Analysis =
  | { readonly result: 'OK'; readonly read: Findings; readonly expected: Findings }
  | { readonly result: 'KO'; readonly reason: ProofReason; readonly read: Findings; readonly expected: Findings };

/** Decides on a document from its content alone; rejects with UNKNOWN_DOCUMENT for a code that no document has. */
export const analyse = async ({ documentCode }: Question): Promise<Analysis> => {
  throw new RangeError(documentCode);
};
