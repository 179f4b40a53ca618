/** Lets the browser do what waits (a press, a frame) before what comes next. */
export const breathe = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler ? window.scheduler.yield() : new Promise(done => setTimeout(done));
