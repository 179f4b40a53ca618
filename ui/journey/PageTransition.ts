import type { Clock } from '@application/browser/ports';
import { delays } from '@domain/journey/delays';
import { placeOf, type ShownPage } from '@domain/journey/trackingOrder';
import { observed } from '@ui/mvvm/observed';
import type { Preloader } from './Preloader';

/** The delay of a change of page: when the old page leaves, and when it is over. */
interface Delay {
  readonly leaves: Promise<void>;
  readonly over: Promise<void>;
}

/** Motion between two pages, for the shell. Observable. XTR-45 */
export class PageTransition {
  /** Where the last change led in the order of the journey. */
  direction: 'forward' | 'back' = 'forward';
  /** The old page is leaving. */
  leaving = false;

  private pressed: Delay | undefined = undefined;

  constructor(
    private readonly clock: Pick<Clock, 'sleep'>,
    private readonly preloader: Preloader,
  ) {
    observed(this);
  }

  /**
   * A click that calls the bank first: the delay starts at the click, and the bank answers within it. Returns the function that ends this.
   * STP-11
   */
  press(): () => void {
    const delay = this.wait();
    this.pressed = delay;
    return () => {
      if (this.pressed === delay) this.pressed = undefined;
    };
  }

  /**
   * Resolves when the page-change delay is over and the next page is loaded. The old page leaves within the delay; while
   * the next page is still loading it stays. STP-11
   */
  async leave(from: ShownPage, to: ShownPage, papersFirst = false): Promise<void> {
    const loaded = this.preloader.preload(to);
    const next = { loaded: false };
    void loaded.then(() => (next.loaded = true));
    const { leaves, over } = this.pressed ?? this.wait();
    void leaves.then(() => next.loaded && this.begin(from, to, true, papersFirst));
    await Promise.all([over, loaded]);
  }

  /** Called when the page has changed, or stays. */
  arrive(from: ShownPage, to: ShownPage, papersFirst = false): void {
    this.begin(from, to, false, papersFirst);
  }

  private wait(): Delay {
    return { leaves: this.clock.sleep(delays.leavesAfterMs)(), over: this.clock.sleep(delays.pageChangeMs)() };
  }

  private begin(from: ShownPage, to: ShownPage, leaving: boolean, papersFirst: boolean): void {
    const way = placeOf(to, papersFirst) - placeOf(from, papersFirst);
    if (way !== 0) this.direction = way < 0 ? 'back' : 'forward';
    this.leaving = leaving;
  }
}
