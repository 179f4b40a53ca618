import type { Browser, BrowserContext, Page } from '@playwright/test';
import { bankCalls, type CallName } from '@domain/calls/table';
import { dialogsMessages } from '@messages/dialogs';
import { errorsMessages } from '@messages/errors';
import { informationPageMessages } from '@messages/informationPage';
import { inactivityMessages } from '@messages/inactivity';
import { shellMessages } from '@messages/shell';
import { refusedBefore } from '@tests/e2e/support/consent';
import type { Bank } from '@tests/e2e/support/bank';
import { sayWho } from '@tests/e2e/support/visit';
import { confirmPhone } from '@tests/e2e/support/walk';
import { classOfFault, faultClasses, harmless, seedOf, type FaultClass, type FaultId } from './kinds';
import type { Wanted } from './rows';
import { sceneOf, type Walker } from './scenes';
import { seen, succeeds, watch, type Seen } from './watching';
import type { Wire } from './Wire';
import { firstBrand } from '@domain/brand/variant';

/** Failures that must never occur; a row lists those observed. */
export const classes = [
  'white screen',
  'dead end',
  'lost data',
  'false success',
  'double effect',
  'stuck loader',
  'silent failure',
  'leak',
  'uncaught error',
] as const;
export type Class = (typeof classes)[number];

export interface Row extends Wanted {
  /** False: the call was never sent, so the fault did not occur. */
  readonly met: boolean;
  readonly wrong: readonly Class[];
  /** Actions by which the person recovered, and the page's messages. */
  readonly actions: readonly string[];
  readonly said: string;
  readonly group: FaultClass;
}

const PATIENCE_MS = 10_000;
/** Timeout during the fault, in milliseconds: longer than the late answer of 3 s, shorter than one that never comes. */
const ACT_MS = 4_000;
/** Timeout before the fault, in milliseconds: documents are analysed there. */
const LONG_MS = 25_000;
const LOOK_MS = 300;
/** Silence after which no further call is expected, in milliseconds. */
const IDLE_MS = { through: 800, still: 3_000 } as const;
const MOST_ACTIONS = 3;
const again = /^(Réessayer|Vérifier à nouveau|Recommencer|Continuer ici|Revenir à ma demande|Essayer à nouveau|Continuer ma demande)$/;

/** Faults that occur before the bank has executed the call. */
const withoutEffect: readonly FaultId[] = ['F02', 'F03', 'F04', 'F08', 'F09', 'F26', ...faultClasses.refusal];
/** Calls made when a page opens: the fault occurs on a reload. */
const askedOnArrival = (call: CallName): boolean => call === 'getOsceCountries';
/** A failed chunk is shown by the page, which reports the error itself. */
const isTold = (error: string, { heading }: Seen): boolean =>
  /^Loading (CSS )?chunk/.test(error) && heading.includes(shellMessages.pageFailed);
/** Titles of pages on which a functional code of the bank ends the file. ERR-03 */
const ends: readonly string[] = [
  ...Object.values(informationPageMessages.omc.pages).map(({ title }) => title),
  ...[errorsMessages.omc, errorsMessages.mdc].flatMap(({ pages }) =>
    Object.entries(pages).flatMap(([page, { title }]) => (page === 'generic' || page === 'AUTHENTICATION' ? [] : [title])),
  ),
];
const isFine = (status: number | undefined): boolean => status !== undefined && status < 300;

class Play {
  readonly actions: string[] = [];
  readonly uncaught: string[] = [];
  private blankMs = 0;
  /** Number of requests before the fault. */
  private before = 0;

  constructor(
    private readonly walker: Walker,
    private readonly wire: Wire,
    private readonly wanted: Wanted,
  ) {
    walker.page.on('pageerror', error => this.uncaught.push(error.message));
  }

  private get scene() {
    return sceneOf(this.wanted.call);
  }

  private get page(): Page {
    return this.walker.page;
  }

  async run(seed: number): Promise<Row> {
    const { call, fault } = this.wanted;
    await this.scene.before(this.walker);
    const before = (this.before = this.wire.crossed.length);
    const { heading } = await seen(this.page).catch(() => ({ heading: '' }));
    this.wire.injection = { call, fault, seed: seedOf(seed, call, fault) };
    if (fault === 'F26') await this.page.context().setOffline(true);
    if (askedOnArrival(call)) await succeeds(this.page.reload());
    this.page.setDefaultTimeout(ACT_MS);
    const acted = await succeeds(this.act());
    if (acted) await this.untilMet();
    const told = await this.settled();
    const met = this.isMet();
    const through = await this.arrived(500);
    const wrong = new Set<Class>();
    if (told.busy && !told.waits) wrong.add('stuck loader');
    const ours = this.page.url().startsWith(this.walker.front); // without a network a browser shows a page of its own
    if (!through && !acted && ours && !harmless.includes(fault) && met && told.heading === heading && told.said === '')
      wrong.add('silent failure');
    if (fault === 'F26') await this.page.context().setOffline(false);
    await this.wire.heal();
    if (!(await this.recovered(through, told, wrong))) wrong.add('dead end');
    this.judge(before, met && (through || this.actions.length > 0), wrong);
    if (this.blankMs > 1_000) wrong.add('white screen');
    if (this.uncaught.some(error => !isTold(error, told))) wrong.add('uncaught error');
    const said = [told.heading, told.said, ...this.uncaught].join(' | ').slice(0, 300);
    const { actions } = this;
    return { ...this.wanted, met, wrong: [...wrong], actions, said, group: classOfFault(fault) };
  }

  /** For F24 the page is left while the call is in flight. */
  private async act(): Promise<void> {
    await this.scene.act(this.walker);
    if (this.wanted.fault !== 'F24') return;
    await this.untilMet();
    await succeeds(this.page.goBack({ timeout: 1_000 }));
  }

  private isMet(): boolean {
    return this.wanted.fault === 'F26' || this.wire.crossed.slice(this.before).some(({ spoilt }) => spoilt);
  }

  private async arrived(timeout: number): Promise<boolean> {
    return succeeds(this.scene.arrived(this.walker).waitFor({ timeout }));
  }

  private stands(): Promise<boolean> {
    return this.scene
      .arrived(this.walker)
      .isVisible()
      .catch(() => false);
  }

  /** Waits for the fault, or until no call is expected any more. */
  private async untilMet(): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!this.isMet() && Date.now() < end) {
      const idle = (await this.stands()) ? IDLE_MS.through : IDLE_MS.still;
      if (this.wire.idleMs > idle) return;
      await new Promise(done => setTimeout(done, LOOK_MS));
    }
  }

  /** Waits until no request is running, or the journey has continued; gives up after three times the usual timeout. */
  private async quiet(orThrough = true): Promise<void> {
    const until = Date.now() + LONG_MS;
    for (let quiet = 0; quiet < 2 && Date.now() < until && !(orThrough && (await this.stands()));) {
      await new Promise(done => setTimeout(done, LOOK_MS));
      quiet = this.wire.underWay === 0 ? quiet + 1 : 0;
    }
  }

  private async settled(): Promise<Seen> {
    await this.quiet();
    const first = await this.seen();
    if (!first.busy) return first;
    await this.quiet(false); // the page may be shown while the last answer is still on its way
    await new Promise(done => setTimeout(done, 2_000));
    return this.seen();
  }

  private async seen(): Promise<Seen> {
    const now = await seen(this.page).catch(() => undefined);
    this.blankMs = Math.max(this.blankMs, now?.blankMs ?? 0);
    return now ?? { heading: '', said: 'unreadable', busy: false, waits: false, ways: 1, typed: {}, blankMs: 0 };
  }

  /** Recovers as a person would: the page's own action, the original action, a reload, a new sign-in. */
  private async recovered(through: boolean, before: Seen, wrong: Set<Class>): Promise<boolean> {
    if (through) return true;
    const ended = this.isEnd(before);
    const most = ended ? 1 : MOST_ACTIONS;
    for (let tries = 0; tries < most; tries += 1) {
      const what = await this.help(tries);
      this.actions.push(what);
      const now = await this.seen();
      this.compare(before, now, what, wrong);
      if (await this.arrived(tries === MOST_ACTIONS - 1 ? 25_000 : 4_000)) return true;
    }
    return ended;
  }

  /** A functional code may end the file: a page with a title and further actions is not a dead end. */
  private isEnd({ heading, ways }: Seen): boolean {
    return this.wanted.fault === 'F21' && ways > 0 && ends.some(title => heading === title);
  }

  private async help(tries: number): Promise<string> {
    const { page, walker } = this;
    const { bank, person, front } = walker;
    const resume = page.getByRole('button', { name: inactivityMessages.omc.resume, exact: true });
    await this.quiet();
    if (await resume.isVisible()) {
      await page.context().clearCookies();
      await refusedBefore(page.context());
      const resumed = async (): Promise<void> => {
        await resume.click();
        await sayWho(page, bank, person);
        await page
          .getByRole('button', { name: 'Revenir' })
          .or(page.getByRole('heading', { level: 1 }))
          .first()
          .waitFor();
      };
      await succeeds(resumed());
      if (!(await this.arrived(1_500))) await succeeds(this.scene.act(walker));
      return 'identified again';
    }
    await this.closed();
    const asked = page.locator('dialog[open] button').filter({ hasText: again }).first();
    const offered = (await asked.isVisible()) ? asked : page.locator('main button, main a').filter({ hasText: again }).first();
    if (await offered.isVisible()) {
      await succeeds(offered.click());
      if (!(await this.arrived(1_500))) await succeeds(this.scene.act(walker));
      return 'tried again';
    }
    const named = { name: errorsMessages.omc.acts.identify, exact: true };
    const identify = page.getByRole('button', named).or(page.getByRole('link', named)); // a link on the page of an e-mailed one
    if (await identify.isVisible()) await succeeds(identify.click().then(() => page.waitForURL(/\/identite\//)));
    if (page.url().includes('/identite/')) {
      await succeeds(this.sayWho());
      return 'identified again';
    }
    if (tries === 0 && (await succeeds(this.scene.act(walker)))) return 'did it again';
    if (tries === 1 && this.wanted.fault === 'F24') {
      await succeeds(page.goForward({ timeout: 1_000 }));
      if (!(await this.arrived(2_000))) await succeeds(this.scene.act(walker));
      return 'went forward again';
    }
    if (page.url().includes('/error/') || page.url().includes('/session-inactive')) await page.goto(`${front}/ouvrirmoncompte/main`);
    else await succeeds(page.reload());
    if (!(await this.arrived(2_000))) await succeeds(this.scene.act(walker));
    return 'reloaded';
  }

  /** Closes an informative dialog. */
  private async closed(): Promise<void> {
    const dialog = this.page.locator('dialog[open]').filter({ hasText: dialogsMessages.omc.alert.title });
    const close = dialog.getByRole('button', { name: dialogsMessages.omc.alert.close, exact: true });
    if (await close.isVisible()) await succeeds(close.click());
  }

  /** Signs in again, or only types the new code of a known person. D-58 */
  private async sayWho(): Promise<void> {
    const { page, walker } = this;
    const mobile = page.getByLabel('Téléphone mobile');
    await mobile.or(page.getByLabel('Code reçu par SMS')).first().waitFor();
    if (await mobile.isVisible()) await sayWho(page, walker.bank, walker.person);
    else await confirmPhone(page, walker.bank, walker.person);
  }

  /** Fields must keep their values when the same page is shown again without a reload. */
  private compare(before: Seen, now: Seen, what: string, wrong: Set<Class>): void {
    if (what === 'reloaded' || now.heading !== before.heading) return;
    if (Object.entries(before.typed).some(([field, value]) => !(field in now.typed) && value !== '')) wrong.add('lost data');
  }

  /** Judges the requests by the bank's own answers. */
  private judge(from: number, through: boolean, wrong: Set<Class>): void {
    const crossed = this.wire.crossed.slice(from);
    const { call, fault } = this.wanted;
    const acts = bankCalls[call].method !== 'GET' && withoutEffect.includes(fault);
    const asTheBankHasIt = this.actions.at(-1) === 'reloaded'; // the page shown then is correct
    if (acts && through && !asTheBankHasIt && !crossed.some(each => each.call === call && isFine(each.status))) wrong.add('false success');
    const { mobile, email } = this.walker.person;
    const personal = [email, mobile.replace(/\s/g, ''), encodeURIComponent(email)].filter(word => word.length > 1);
    const leaks = crossed.some(
      ({ url, headers, call }) =>
        personal.some(word => url.includes(word)) ||
        /[?&]code=/.test(headers.referer ?? '') ||
        (call !== undefined && bankCalls[call].auth === 'none' && headers.authorization !== undefined),
    );
    if (leaks) wrong.add('leak');
  }
}

interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** The browser's cache and its tab are shared by the rows; no data of a person is. */
const tabs = new WeakMap<Browser, Tab>();
const opened = async (browser: Browser): Promise<Tab> => {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    permissions: ['camera'],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await watch(page);
  return { context, page };
};

/** Clears the tab; true: it can serve the next person. */
const forgotten = async ({ context, page }: Tab, origin: string): Promise<boolean> => {
  await context.setOffline(false);
  await context.clearCookies();
  page.removeAllListeners('pageerror');
  if (!page.url().startsWith(origin)) return false;
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.goto('about:blank');
  return context.pages().length === 1;
};

/** Plays one fault on one call, as a new person. */
export const play = async (browser: Browser, bank: Bank, wire: Wire, wanted: Wanted, seed: number): Promise<Row> => {
  const { task } = sceneOf(wanted.call);
  const fresh = wanted.fault === 'F24'; // a person who goes back must find their own pages
  const tab = (fresh ? undefined : tabs.get(browser)) ?? (await opened(browser));
  const { context, page } = tab;
  await refusedBefore(context);
  page.setDefaultTimeout(PATIENCE_MS);
  let kept = false;
  wire.crossed = [];
  try {
    const { holder, id } = await bank.prepare({ task, workflow: 'individual', variant: firstBrand.omc, local: `matrice${(next += 1)}` });
    const { idEne: exchange } = await bank.file(id);
    const walker: Walker = { page, bank, front: wire.address, person: holder, byHand: fresh, exchange };
    const row = await new Play(walker, wire, wanted).run(seed);
    kept = !fresh;
    return row;
  } finally {
    await wire.heal();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    kept &&= await forgotten(tab, wire.address).catch(() => false);
    if (kept) tabs.set(browser, tab);
    else if (!fresh) tabs.delete(browser);
    if (!kept) await context.close();
  }
};
let next = 0;
