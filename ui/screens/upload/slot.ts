import type { Side } from '@domain/documents/pages';
import type { PaperName, ProofCategory } from '@domain/documents/papers';
import type { Mode } from '@domain/journey/words';

/** The slot that pages are given for, and which document it waits for. */
export interface Slot {
  /** Who reads what is said of the pages. ADV-03 */
  readonly mode: Mode;
  readonly category: ProofCategory;
  readonly rank: string;
  readonly paper: () => PaperName | undefined;
  /** Sides of it that the bank keeps. D-72 */
  readonly kept: () => readonly Side[];
  /** They are on their way to the bank. */
  readonly leaving: () => boolean;
  /** The screen holds pages that are not sent. */
  readonly hold: (given: boolean) => void;
}
