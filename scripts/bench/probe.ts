/** What the page noted of itself, in milliseconds since the navigation began. */
export interface Vitals {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What long tasks took beyond 50 ms each. */
  readonly blocked: number;
  readonly longestTask: number;
  readonly shift: number;
  /** When the heading that was waited for stood there; 0: not yet. */
  readonly answered: number;
}

/**
 * Runs in the page before anything else. `tap`: the start button is pressed as soon as something is painted, long before any script can answer;
 * `answer`: the heading that says it was answered. A bundler's helper is named so that functions sent to the page can run there.
 */
export const probe = ({ tap, answer }: { readonly tap: boolean; readonly answer: string }): string => `
  window.__name = value => value;
  window.bench = { firstPaint: 0, largestPaint: 0, blocked: 0, longestTask: 0, shift: 0, answered: 0, key: 0, slowestKey: 0 };
  const watch = (type, each) => new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', entry => {
    if (entry.name !== 'first-contentful-paint') return;
    bench.firstPaint = entry.startTime;
    if (${tap}) document.getElementById('commencer')?.click();
  });
  watch('largest-contentful-paint', entry => { bench.largestPaint = entry.startTime; });
  watch('longtask', entry => {
    bench.blocked += Math.max(0, entry.duration - 50);
    bench.longestTask = Math.max(bench.longestTask, entry.duration);
  });
  watch('layout-shift', entry => { if (!entry.hadRecentInput) bench.shift += entry.value; });
  addEventListener('keydown', () => {
    const pressed = performance.now();
    requestAnimationFrame(() => setTimeout(() => {
      bench.key = performance.now() - pressed;
      bench.slowestKey = Math.max(bench.slowestKey, bench.key);
    }));
  }, true);
  new MutationObserver(() => {
    if (bench.answered === 0 && document.querySelector('h1')?.textContent === ${JSON.stringify(answer)}) bench.answered = performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;
