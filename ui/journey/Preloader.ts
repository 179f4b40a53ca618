import type { Position } from '@domain/journey/position';

/** Loads a page's chunk and services while the previous page stays visible. STP-11 */
export abstract class Preloader {
  /** Resolves when the page can be shown, or after a time limit; never rejects: the page shows its own failure. */
  abstract preload(to: Pick<Position, 'step' | 'page'>): Promise<void>;
}
