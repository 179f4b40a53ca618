import type { Side } from '@domain/proofs/pages';
import type { PaperName, ProofCategory } from '@domain/proofs/papers';
import type { Mode } from '@domain/journey/words';

/** The proof's place in the file, and its chosen document. */
export interface Slot {
  /** Reader of the messages. ADV-03 */
  readonly mode: Mode;
  readonly category: ProofCategory;
  readonly rank: string;
  readonly paper: () => PaperName | undefined;
  /** Sides stored by the bank. D-72 */
  readonly sidesStored: () => readonly Side[];
  /** The pages are being sent. */
  readonly sending: () => boolean;
  /** Marks unsent pages, for the warning on leaving. */
  readonly setDirty: (given: boolean) => void;
}
