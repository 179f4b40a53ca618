/** How often the countdown reads the clock. */
const LOOK_EVERY_MS = 250;

/**
 * Shows the remaining seconds of a wait, by the clock, so that a sleeping tab is not late, then shows that it is over (D-26, D-122).
 * Leaving the page of `shown` stops it.
 */
export const countDown = (shown: Element, waitMs: number, tell: (seconds: number) => void, over: () => void): void => {
  const until = Date.now() + waitMs;
  const tick = (): void => {
    const seconds = Math.ceil((until - Date.now()) / 1_000);
    if (seconds <= 0) return over();
    tell(seconds);
    setTimeout(() => {
      if (shown.isConnected) tick();
    }, LOOK_EVERY_MS);
  };
  tick();
};
