import type { Stage } from '@domain/journey/steps';

/** What the stages of the journey need beyond the shell: each stage's services come with it, not before. */
export abstract class Parts {
  /** Whether everything that a stage needs is there. */
  abstract loaded(stage: Stage): boolean;
  /** Fetches it; the same promise until it failed. */
  abstract load(stage: Stage): Promise<void>;
}
