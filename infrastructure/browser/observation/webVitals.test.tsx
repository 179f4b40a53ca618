import type { Measured } from './WebVitals';
import { WebVitals } from './WebVitals';

type Entries = (list: { readonly getEntries: () => readonly object[] }) => void;

/** What the browser would measure, by type. */
const observed = new Map<string, Entries>();
class FakeObserver {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
  constructor(private readonly read: Entries) {}
  observe({ type }: { readonly type: string }): void {
    observed.set(type, this.read);
  }
}
const measured = (type: string, ...entries: readonly object[]): void => observed.get(type)?.({ getEntries: () => entries });

const CANARY = 'Zoraïde-Kanari';
/** The browser's entries name elements and addresses. */
const personal = { element: CANARY, url: `https://bank.example/${CANARY}`, id: CANARY, name: CANARY, target: CANARY };

const hide = (): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('OBS-01, D-21: what customers wait for', () => {
  let sent: Measured[];
  let now: number;
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { PerformanceObserver: FakeObserver });
    sent = [];
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const begun = (page: string): WebVitals => {
    const vitals = new WebVitals(each => sent.push(each));
    vitals.arrivedAt(page);
    return vitals;
  };

  test('each page has its own shifts and its slowest interaction, by number only; the first one its largest paint', () => {
    const vitals = begun('HomePage');
    measured('largest-contentful-paint', { startTime: 400, ...personal }, { startTime: 812.4, ...personal });
    measured('layout-shift', { startTime: 100, value: 0.02, hadRecentInput: false, sources: [personal] });
    measured('layout-shift', { startTime: 200, value: 0.5, hadRecentInput: true });
    measured(
      'layout-shift',
      { startTime: 900, value: 0.03, hadRecentInput: false },
      { startTime: 9_000, value: 0.04, hadRecentInput: false },
    );
    measured('event', { startTime: 950, duration: 96, interactionId: 7, ...personal }, { startTime: 950, duration: 120, interactionId: 7 });
    measured('event', { startTime: 960, duration: 900, interactionId: 0 }); // no interaction: a pointer that moved
    now = 10_000;
    vitals.arrivedAt('AccountTypePage');
    measured('event', { startTime: 9_990, duration: 200, interactionId: 8 }); // the press that led on
    jest.advanceTimersByTime(1_000);
    expect(sent).toEqual([{ page: 'HomePage', values: { lcp: 812, inp: 200, cls: 0.05 } }]);
    measured('layout-shift', { startTime: 10_500, value: 0.011, hadRecentInput: false });
    hide();
    expect(sent[1]).toEqual({ page: 'AccountTypePage', values: { cls: 0.011 } });
    hide();
    expect(sent).toHaveLength(2); // nothing new
    expect(JSON.stringify(sent)).not.toContain(CANARY);
  });

  test('a page change counts from the press that asked for it; a page that comes by itself has none', () => {
    const vitals = begun('HomePage');
    const press = new Event('click');
    Object.defineProperty(press, 'timeStamp', { value: 1_000 });
    dispatchEvent(press);
    now = 1_300;
    vitals.arrivedAt('AccountTypePage');
    now = 1_420;
    jest.advanceTimersByTime(100);
    now = 5_000;
    vitals.arrivedAt('AgePage');
    jest.advanceTimersByTime(1_100);
    hide();
    expect(sent).toEqual([{ page: 'AccountTypePage', values: { change: 420 } }]);
  });
});
