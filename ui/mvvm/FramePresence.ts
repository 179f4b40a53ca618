import type { Clock } from '@application/browser/ports';
import { Latest } from './Latest';
import { observed } from './observed';

/** Time that a provider's page has to load in its frame, in milliseconds; then the page offers a full-page link. D-97 */
const FRAME_MS = 15_000;

/** Detects that a provider's page did not load in its frame: a browser that blocks the frame fires no error. D-97 */
export class FramePresence {
  /** The page has not loaded in time. */
  missing = false;
  private readonly countdown = new Latest();

  /** `silent`: the provider's page sends no message, so the frame's `load` event counts. */
  constructor(
    private readonly clock: Clock,
    private readonly silent = false,
  ) {
    observed(this);
  }

  /** Starts the countdown. */
  await(): void {
    this.missing = false;
    void this.countdown.after(this.clock.sleep(FRAME_MS), () => void (this.missing = true));
  }

  /** The provider's page has sent a message. */
  present(): void {
    this.countdown.cancel();
    this.missing = false;
  }

  /** Handles the frame's `load` event. Browsers fire it for their own error page too: it counts only for pages that send no message. */
  loaded(): void {
    if (this.silent) this.present();
  }

  stop(): void {
    this.countdown.cancel();
  }
}
