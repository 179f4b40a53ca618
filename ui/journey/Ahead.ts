import type { Position } from '@domain/route/position';

/** What a page is shown with. The page before stays until it is there. STP-11 */
export abstract class Ahead {
  /** Once the page can be shown at once, or has let itself be waited for long enough; never fails: the page itself says what it lacks. */
  abstract come(to: Pick<Position, 'step' | 'page'>): Promise<void>;
}
