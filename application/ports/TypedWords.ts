import type { Task } from 'fp-ts/Task';
import type { PageName, StepName } from '@domain/journey/steps';

/** What was typed when a session ended, and the page it was typed on. */
export interface KeptWords {
  readonly step: StepName;
  readonly page: PageName;
  readonly correcting: boolean;
  /** By step and page. */
  readonly drafts: Readonly<Record<string, object>>;
}

/** Words outlive the session they were typed in, sealed: only who knows what the bank tells their owner reads them again. XTR-36 */
export abstract class TypedWords {
  /** `owner`: what the bank tells of the person and their file, and tells nobody else. */
  abstract keep(owner: string, words: KeptWords): Task<void>;
  /** Taken once: another person finds nothing, and nothing stays. */
  abstract take(owner: string): Task<KeptWords | undefined>;
}
