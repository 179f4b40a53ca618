import type { Task } from 'fp-ts/Task';
import type { SentSides } from './SentSides';
import type { PageName, StepName } from '@domain/journey/steps';

/** Unsaved input when a session ended, and its page. */
export interface UnsavedInput {
  readonly step: StepName;
  readonly page: PageName;
  readonly correcting: boolean;
  /** By step and page. */
  readonly drafts: Readonly<Record<string, object>>;
  /** Given back to the tab's storage, not to the reader of the input. D-72 */
  readonly documents?: SentSides | undefined;
}

/** Unsaved input that outlives its session, encrypted with a key derived from data that the bank gives its owner alone. XTR-36 */
export abstract class UnsavedInputStore {
  /** `owner`: data about the person and their file that the bank gives that person alone. */
  abstract keep(owner: string, words: UnsavedInput): Task<void>;
  /** Reads and removes the input; another person's input is removed too, and not returned. */
  abstract take(owner: string): Task<UnsavedInput | undefined>;
}
