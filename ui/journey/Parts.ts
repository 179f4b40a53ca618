import type { Stage } from '@domain/journey/steps';

/** Chunks of the journey's stages: each stage loads its services when needed. */
export abstract class Parts {
  abstract loaded(stage: Stage): boolean;
  /** Returns the same promise until a load fails. */
  abstract load(stage: Stage): Promise<void>;
}
