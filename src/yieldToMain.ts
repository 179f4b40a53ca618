/** Yields to waiting browser tasks, such as input or a frame. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler ? window.scheduler.yield() : new Promise(done => setTimeout(done));
