import type { Clock } from '@application/ports/Clock';
import { Latest } from './Latest';
import { observed } from './observed';

/** What is waited for a provider's page in its frame before its page in full is offered beside it, in milliseconds. D-97 */
const FRAME_MS = 15_000;

/** Whether a provider's page came into its frame: browsers that block it say nothing. D-97 */
export class FramePresence {
  /** No word of it yet, and it had its time. */
  missing = false;
  private readonly waiting = new Latest();

  /** `silent`: the provider's page does not say that it is there. */
  constructor(
    private readonly clock: Clock,
    private readonly silent = false,
  ) {
    observed(this);
  }

  /** The frame of a page that has said nothing yet is shown. */
  await(): void {
    this.missing = false;
    void this.waiting.after(this.clock.sleep(FRAME_MS), () => void (this.missing = true));
  }

  /** Its page said something. */
  came(): void {
    this.waiting.cancel();
    this.missing = false;
  }

  /** The frame loaded something. For a refused page too, browsers load one of their own: it counts for those alone that say nothing. */
  loaded(): void {
    if (this.silent) this.came();
  }

  /** The page is left. */
  forget(): void {
    this.waiting.cancel();
  }
}
