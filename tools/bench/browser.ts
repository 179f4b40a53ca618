import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { probe, type Tap, type Vitals } from './probe';

/** A phone in the metro: slow 4G and a processor four times slower. */
export const phone = { latencyMs: 150, bitsPerSecond: 1_600_000, slower: 4 } as const;
const SCREEN = { width: 390, height: 844 };

/**
 * The browser that tools/bench/run.mjs found. `fingerprint`: of the certificate that it trusts for the run. `slowMo`: the pause after a
 * press, so that the driver's own work in the page is not measured.
 */
export const launched = (fingerprint: string, slowMo = 0): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM_PATH'];
  const found = (process.env['CHROMIUM_ARGS'] ?? '').split(' ').filter(Boolean);
  return chromium.launch({
    slowMo,
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...found, '--disable-background-networking', '--no-first-run', `--ignore-certificate-errors-spki-list=${fingerprint}`],
  });
};

const slowed = async (session: CDPSession, network: boolean): Promise<void> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
  if (!network) return;
  const throughput = phone.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
};

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
}

interface Visit {
  readonly tap?: Tap;
  readonly answer?: string;
  /** The phone's processor, and its network unless the measure leaves it out. */
  readonly slow?: 'both' | 'processor' | 'neither';
}

/** A new visitor, with a page that records its events. */
export const visitor = async (browser: Browser, { tap = 'never', answer = '', slow = 'both' }: Visit = {}): Promise<Visitor> => {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const page = await context.newPage();
  await page.addInitScript(probe({ tap, answer }));
  const session = await context.newCDPSession(page);
  if (slow !== 'neither') await slowed(session, slow === 'both');
  return { page, context, session };
};

/** What the page has noted of itself so far. */
export const vitalsOf = (page: Page): Promise<Vitals> => page.evaluate<Vitals>('window.bench');

/** Until a condition holds in the page; its security policy allows no other way of asking. */
export const until = (page: Page, condition: string): Promise<void> =>
  page.evaluate<void>(`new Promise(done => { const look = () => (${condition} ? done() : setTimeout(look, 20)); look(); })`);

/** Until nothing more has come over the network for a while: one that stays open, as a long answer does, is nothing that came. */
export const quiet = (page: Page, forMs: number): Promise<void> =>
  page.evaluate<void>(`new Promise(done => {
    const came = () => performance.getEntriesByType('resource').length;
    const seen = { count: -1, at: 0 };
    const look = () => {
      if (came() !== seen.count) Object.assign(seen, { count: came(), at: performance.now() });
      if (document.readyState === 'complete' && performance.now() - seen.at > ${forMs}) done();
      else setTimeout(look, 50);
    };
    look();
  })`);
