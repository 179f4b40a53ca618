import type { Clock } from '@application/ports/Clock';
import { delays } from '@domain/journey/delays';
import { placeOf, type ShownPage } from '@domain/journey/told';
import { observed } from '@ui/mvvm/observed';
import type { Preloader } from './Preloader';

/** Motion between two pages, for the shell. Observable. XTR-45 */
export class PageTurn {
  /** Where the last change led in the order of the journey. */
  direction: 'forward' | 'back' = 'forward';
  /** The old page is leaving. */
  leaving = false;

  constructor(
    private readonly clock: Pick<Clock, 'sleep'>,
    private readonly preloader: Preloader,
  ) {
    observed(this);
  }

  /**
   * Resolves when the page-change delay is over and the next page is loaded. The old page leaves within the delay; while
   * the next page is still loading it stays. STP-11
   */
  async leave(from: ShownPage, to: ShownPage): Promise<void> {
    const loaded = this.preloader.preload(to);
    const next = { loaded: false };
    void loaded.then(() => (next.loaded = true));
    void this.clock
      .sleep(delays.leavesAfterMs)()
      .then(() => next.loaded && this.begin(from, to, true));
    await Promise.all([this.clock.sleep(delays.pageChangeMs)(), loaded]);
  }

  /** Called when the page has changed, or stays. */
  arrive(from: ShownPage, to: ShownPage): void {
    this.begin(from, to, false);
  }

  private begin(from: ShownPage, to: ShownPage, leaving: boolean): void {
    const way = placeOf(to) - placeOf(from);
    if (way !== 0) this.direction = way < 0 ? 'back' : 'forward';
    this.leaving = leaving;
  }
}
