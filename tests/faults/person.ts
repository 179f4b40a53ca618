import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { stepRow, taskIds, type TaskId } from '@domain/journey/steps';
import type { Mode, Workflow } from '@domain/journey/words';
import { storageMessages } from '@messages/storage';
import { enterAs } from '@tests/e2e/support/adviser';
import type { Bank, Contact } from '@tests/e2e/support/bank';
import { refusedBefore } from '@tests/e2e/support/consent';
import { standIn } from '@tests/e2e/support/session';
import { drawing } from './kinds';
import { seen, succeeds, watch } from './watching';
import type { Class } from './play';
import { firstBrand } from '@domain/brand/variant';

/** Interruptions by the customer, the tab or the machine that no other browser test causes. */
export const acts = {
  U1: 'three presses on the way on',
  U2: 'Enter held on the way on',
  U6: 'the tab duplicated',
  U7: 'no network, then a network again',
  U9: 'a storage that refuses, then a reload',
  U12: 'the tab hidden for six minutes',
  U13: 'another address, then the journey’s',
  U15: 'a storage that is full after the page is there, then a reload',
} as const;
export type ActId = keyof typeof acts;
const isAct = (id: string): id is ActId => Object.hasOwn(acts, id);
const actIds: readonly ActId[] = Object.keys(acts).filter(isAct);

/** A page of a prepared file. */
interface Place {
  readonly task: TaskId;
  readonly mode: Mode;
  readonly workflow: Workflow;
}

export interface WantedAct extends Place {
  readonly act: ActId;
}

interface ActRow extends WantedAct {
  readonly wrong: readonly Class[];
  readonly said: string;
}

/** Acts after which the page may move on or show what is missing; other acts must leave the person on the page. */
const leadsOn: readonly ActId[] = ['U1', 'U2'];
/** Without storage no session survives a reload: the page must warn before anything is typed. */
const isTold = (act: ActId, said: string): boolean =>
  act === 'U9' && [storageMessages.omc.title, storageMessages.mdc.title].some(title => said.includes(title));
const SLOW = { timeout: 30_000 };
const MOST_ACTIONS = 3;

class Visit {
  readonly uncaught: string[] = [];
  /** Changing requests sent since the act began. */
  sent: string[] = [];
  private context: BrowserContext | undefined;
  private shown: Page | undefined;

  constructor(
    private readonly browser: Browser,
    private readonly bank: Bank,
    private readonly wanted: WantedAct,
    private readonly file: { readonly id: string; readonly holder: Contact },
  ) {}

  get page(): Page {
    if (!this.shown) throw new Error('Nothing is open');
    return this.shown;
  }

  /** A new browser context. */
  async open(): Promise<void> {
    await this.close();
    this.context = await this.browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris', permissions: ['camera'] });
    await refusedBefore(this.context);
    this.shown = await this.context.newPage();
    this.page.setDefaultTimeout(15_000);
    await this.page.clock.install();
    await watch(this.page);
    this.page.on('pageerror', error => this.uncaught.push(error.message));
    this.page.on('request', request => {
      if (request.method() !== 'GET' && request.url().includes('/api/'))
        this.sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
  }

  async close(): Promise<void> {
    await this.context?.close();
  }

  /** Opens the page as on a first visit. */
  async enter(): Promise<void> {
    if (this.wanted.mode === 'mdc') return enterAs(this.page, this.bank, firstBrand.mdc, this.file.id);
    return standIn(this.page, this.bank, this.file.holder);
  }

  async heading(): Promise<string> {
    await this.page.getByRole('heading', { level: 1 }).waitFor(SLOW);
    return (await this.page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ');
  }

  stands(title: string): Promise<boolean> {
    return succeeds(this.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor({ timeout: 8_000 }));
  }

  /** When the page is lost, the person signs in again. */
  async help(): Promise<void> {
    if (this.wanted.mode === 'mdc') return this.enter();
    await this.page.goForward().catch(() => this.page.reload());
  }

  get front(): string {
    return this.bank.address(this.wanted.mode === 'mdc' ? firstBrand.mdc : firstBrand.omc);
  }

  wayOn() {
    return this.page.locator('main button[type=submit], main button').last();
  }
}

/** Fills the origin's storage to the last character, as another page of the site could. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let [words, nth] = ['x'.repeat(1_000_000), 0];
    while (words.length > 0)
      try {
        sessionStorage.setItem(`another page's ${(nth += 1)}`, words);
      } catch {
        words = words.slice(0, words.length >> 1);
      }
  });

const hidden = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate(to => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const signingTasks: Readonly<Record<ActId, (visit: Visit) => Promise<unknown>>> = {
  U1: visit => succeeds(visit.wayOn().click({ clickCount: 3, timeout: 5_000 })),
  U2: async visit => {
    await visit.wayOn().focus();
    for (let held = 0; held < 5; held += 1) await visit.page.keyboard.down('Enter');
    await visit.page.keyboard.up('Enter');
  },
  U6: async ({ page }) => {
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const other = await opened;
    await other.getByRole('heading', { level: 1 }).waitFor(SLOW);
    await other.close();
  },
  U7: async ({ page }) => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  },
  U9: async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.reload();
  },
  U12: async ({ page }) => {
    await hidden(page, 'hidden');
    await page.clock.fastForward('06:00');
    await hidden(page, 'visible');
  },
  U13: async ({ page, front }) => {
    await page.goto(`${front}/ouvrirmoncompte/recapitulatif`);
    await page.goto(`${front}/ouvrirmoncompte/main`);
  },
  U15: async ({ page }) => {
    await fillStorage(page);
    await page.reload();
  },
};

/** One action sent the same request twice. */
const twice = (sent: readonly string[]): boolean => new Set(sent).size < sent.length;

/** The fields have their values again, once their lists have loaded. */
const stillThere = (page: Page, typed: Readonly<Record<string, string>>): Promise<boolean> => {
  const changed = async () => {
    const after = await seen(page);
    return Object.entries(typed).filter(([field, value]) => value !== '' && after.typed[field] !== value);
  };
  return succeeds(expect.poll(changed, { timeout: 8_000 }).toEqual([]));
};

/** Plays an act on a page, as a new person. */
export const playAct = async (browser: Browser, bank: Bank, wanted: WantedAct): Promise<ActRow> => {
  const { task, mode, workflow, act } = wanted;
  const local = `personne.${mode}.${workflow}.${task}.${act}`.toLowerCase();
  const variant = mode === 'mdc' ? firstBrand.mdc : firstBrand.omc;
  const visit = new Visit(browser, bank, wanted, await bank.prepare({ task, workflow, variant, local }));
  const wrong = new Set<Class>();
  try {
    await visit.open();
    await visit.enter();
    const stood = await visit.heading();
    const { typed } = await seen(visit.page);
    visit.sent = [];
    await signingTasks[act](visit);
    await visit.heading();
    if (act === 'U1' && twice(visit.sent)) wrong.add('double effect');
    const now = await seen(visit.page);
    if (now.ways === 0) wrong.add('dead end');
    if (now.blankMs > 1_000) wrong.add('white screen');
    if (!leadsOn.includes(act) && !isTold(act, now.said)) {
      for (let tries = 0; tries < MOST_ACTIONS && !(await visit.stands(stood)); tries += 1) await visit.help().catch(() => undefined);
      if (!(await visit.stands(stood))) wrong.add('dead end');
      if (!(await stillThere(visit.page, typed))) wrong.add('lost data');
    }
    if (visit.uncaught.length > 0) wrong.add('uncaught error');
    const said = [stood, now.heading, now.said, ...visit.uncaught].join(' | ').slice(0, 300);
    return { ...wanted, wrong: [...wrong], said };
  } finally {
    await visit.close();
  }
};

const tasks = taskIds.filter(task => stepRow(task).of !== 'COT' && !task.startsWith('duplicate') && task !== 'welcome');

/** Every page of a file: individual, joint, and with an adviser. */
const places: readonly Place[] = tasks.flatMap(task => [
  { task, mode: 'omc', workflow: 'individual' },
  { task, mode: 'omc', workflow: 'joint' },
  { task, mode: 'mdc', workflow: 'individual' },
]);

const ordinary: readonly ActId[] = ['U1', 'U6', 'U9', 'U13', 'U15'];

/** Cases of `npm test`; with a seed, each act on a page that the seed draws. */
export const actsWanted = (seed: number | undefined): readonly WantedAct[] => {
  if (seed === undefined) return ordinary.map(act => ({ act, task: 'addressValidation', mode: 'omc', workflow: 'individual' }));
  const draw = drawing(seed);
  return actIds.flatMap(act => {
    const place = places[Math.floor(draw() * places.length)];
    return place ? [{ ...place, act }] : [];
  });
};
