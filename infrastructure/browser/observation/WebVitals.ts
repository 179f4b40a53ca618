/** Milliseconds: largest paint, slowest interaction, from the press to the next page. `cls`: the layout shift, without a unit. OBS-01 */
export const measures = ['lcp', 'inp', 'cls', 'change'] as const;
export type Measure = (typeof measures)[number];

/** What a page made its customer wait for: numbers only, no element, no address. D-21 */
export interface Measured {
  readonly page: string;
  readonly values: Readonly<Partial<Record<Measure, number>>>;
}

/** What the browser adds to an entry, beside the type of the DOM's library. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  readonly interactionId: number;
}

/** A window of shifts ends after a second without one, or after five. */
const PAUSE_MS = 1_000;
const WINDOW_MS = 5_000;
/** Of so many interactions one of the slowest is left out. */
const ONE_OF = 50;
const SLOW_MS = 40;
/** A press that led to a page only after this did not ask for it. */
const PATIENCE_MS = 30_000;

class OfPage {
  private lcp: number | undefined = undefined;
  private shift = { begun: -Infinity, last: -Infinity, sum: 0, worst: 0, seen: false };
  private readonly interactions = new Map<number, number>();
  change: number | undefined = undefined;

  constructor(
    readonly page: string,
    readonly since: number,
  ) {}

  painted(at: number): void {
    this.lcp = at;
  }

  /** The largest sum of a window of shifts. */
  shifted(at: number, value: number): void {
    const { begun, last, sum } = this.shift;
    const goesOn = at - last < PAUSE_MS && at - begun < WINDOW_MS;
    const total = goesOn ? sum + value : value;
    this.shift = { begun: goesOn ? begun : at, last: at, sum: total, worst: Math.max(this.shift.worst, total), seen: true };
  }

  interacted(id: number, duration: number): void {
    this.interactions.set(id, Math.max(duration, this.interactions.get(id) ?? 0));
  }

  private slowest(): number | undefined {
    const slowestFirst = [...this.interactions.values()].sort((one, other) => other - one);
    return slowestFirst[Math.floor(slowestFirst.length / ONE_OF)];
  }

  values(): Measured['values'] {
    const ms = (name: Measure, value: number | undefined) => (value === undefined ? {} : { [name]: Math.round(value) });
    const cls = this.shift.seen ? { cls: Math.round(this.shift.worst * 1_000) / 1_000 } : {};
    return { ...ms('lcp', this.lcp), ...ms('inp', this.slowest()), ...cls, ...ms('change', this.change) };
  }
}

/** Which of the entries' types the browser knows. */
const supported = (type: string): boolean => PerformanceObserver.supportedEntryTypes.includes(type);

const observe = <Entry extends PerformanceEntry>(
  type: string,
  isEntry: (entry: PerformanceEntry) => entry is Entry,
  read: (entry: Entry) => void,
): void => {
  if (!supported(type)) return;
  const observer = new PerformanceObserver(list => list.getEntries().filter(isEntry).forEach(read));
  observer.observe({ type, buffered: true, ...(type === 'event' ? { durationThreshold: SLOW_MS } : {}) });
};

const isShift = (entry: PerformanceEntry): entry is Shift => 'value' in entry && 'hadRecentInput' in entry;
const isInteraction = (entry: PerformanceEntry): entry is Interaction =>
  'interactionId' in entry && typeof entry.interactionId === 'number' && entry.interactionId > 0;
const isEntry = (_entry: PerformanceEntry): _entry is PerformanceEntry => true;

/** Measures each page of the journey, which the browser takes for one, and sends it when the customer leaves it or hides the tab. OBS-01 */
export class WebVitals {
  private pages: readonly OfPage[] = [];
  private pressedAt: number | undefined = undefined;

  constructor(private readonly send: (measured: Measured) => void) {}

  /** The first page is the one that the browser has measured since the navigation. */
  arrivedAt(page: string): void {
    if (this.pages.length === 0) return this.begin(page);
    const now = performance.now();
    const next = new OfPage(page, now);
    this.pages = [...this.pages, next];
    const { pressedAt } = this;
    this.pressedAt = undefined;
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (pressedAt !== undefined && now - pressedAt < PATIENCE_MS) next.change = performance.now() - pressedAt;
      }),
    );
    setTimeout(() => this.flush(this.pages.indexOf(next)), PAUSE_MS); // entries of the page before may still come
  }

  private begin(page: string): void {
    this.pages = [new OfPage(page, 0)];
    observe('largest-contentful-paint', isEntry, ({ startTime }) => this.at(0)?.painted(startTime));
    observe('layout-shift', isShift, ({ startTime, value, hadRecentInput }) => {
      if (!hadRecentInput) this.at(startTime)?.shifted(startTime, value);
    });
    observe('event', isInteraction, ({ startTime, duration, interactionId }) => this.at(startTime)?.interacted(interactionId, duration));
    for (const event of ['click', 'submit']) addEventListener(event, ({ timeStamp }) => (this.pressedAt = timeStamp), true);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.flush(this.pages.length);
    });
  }

  private at(time: number): OfPage | undefined {
    return this.pages.findLast(({ since }) => since <= time);
  }

  /** Sends the first pages; what a hidden one measures later begins anew. */
  private flush(count: number): void {
    const gone = this.pages.slice(0, Math.max(count, 0));
    const last = gone.at(-1);
    const rest = this.pages.slice(gone.length);
    this.pages = rest.length === 0 && last !== undefined ? [new OfPage(last.page, performance.now())] : rest;
    for (const each of gone) {
      const values = each.values();
      if (Object.keys(values).length > 0) this.send({ page: each.page, values });
    }
  }
}
