/** What the page noted of itself, in milliseconds since the navigation began. */
export interface Vitals {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Tasks of more than 50 ms: when each began, and how long it took. */
  readonly tasks: readonly { readonly start: number; readonly took: number }[];
  readonly longestTask: number;
  readonly shift: number;
  /** When the page's own script was listening for a press, and the processor free to answer one; 0: it never was. */
  readonly answers: number;
  /** When the expected heading appeared. 0: not yet. */
  readonly answered: number;
  /** How often the start button was pressed until then. */
  readonly taps: number;
}

/** Presses the start button once something is painted: `once`, or repeatedly if a page stores no early press. */
export type Tap = 'never' | 'once' | 'until answered';

const AGAIN_MS = 100;

/**
 * Runs in the page before anything else. A key's time is the page's work for it, from the press to the end of the frame that shows it, without the wait for that frame. `answer`: the heading that says it was answered. A bundler's helper is named so that functions sent to the page can run there.
 */
export const probe = ({ tap, answer }: { readonly tap: Tap; readonly answer: string }): string => `
  window.__name = value => value;
  window.bench = { firstPaint: 0, largestPaint: 0, tasks: [], longestTask: 0, shift: 0, answers: 0, answered: 0, taps: 0, key: 0, slowestKey: 0 };
  const watch = (type, each) => new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', entry => {
    if (entry.name !== 'first-contentful-paint') return;
    bench.firstPaint = entry.startTime;
    const press = () => {
      if (bench.answered > 0) return;
      bench.taps += 1;
      document.getElementById('commencer')?.click();
      if ('${tap}' === 'until answered') setTimeout(press, ${AGAIN_MS});
    };
    if ('${tap}' !== 'never') press();
  });
  watch('largest-contentful-paint', ({ startTime }) => { bench.largestPaint = startTime; });
  watch('longtask', entry => {
    bench.tasks.push({ start: entry.startTime, took: entry.duration });
    bench.longestTask = Math.max(bench.longestTask, entry.duration);
  });
  watch('layout-shift', entry => { if (!entry.hadRecentInput) bench.shift += entry.value; });
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (...given) {
    if (given[0] === 'click' && this.id === 'root' && bench.answers === 0) setTimeout(() => { bench.answers ||= performance.now(); });
    return listen.apply(this, given);
  };
  addEventListener('keydown', () => {
    const pressed = performance.now();
    let handled = Infinity;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { handled = performance.now(); };
    addEventListener('input', () => port2.postMessage(0), { capture: true, once: true });
    requestAnimationFrame(() => {
      const frame = performance.now();
      setTimeout(() => {
        bench.key = Math.min(handled, frame) - pressed + performance.now() - frame;
        bench.slowestKey = Math.max(bench.slowestKey, bench.key);
      });
    });
  }, true);
  new MutationObserver(() => {
    if (bench.answered === 0 && document.querySelector('h1')?.textContent === ${JSON.stringify(answer)}) bench.answered = performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;
