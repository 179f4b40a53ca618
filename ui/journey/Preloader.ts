import type { Position } from '@domain/route/position';

/** Loads a page's code and services; the page before stays meanwhile. STP-11 */
export abstract class Preloader {
  /** Resolves once the page can be shown, or after a limit; never rejects: the page itself says what it lacks. */
  abstract preload(to: Pick<Position, 'step' | 'page'>): Promise<void>;
}
