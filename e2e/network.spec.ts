import type { Page, Route } from '@playwright/test';
import { addressMessages } from '@ui/copy/fr/address';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { fillStorage } from '@tests/faults/person';
import { homeMessages } from '@ui/copy/fr/home';
import { offerMessages } from '@ui/copy/fr/offer';
import { storageMessages } from '@ui/copy/fr/storage';
import { uploadMessages } from '@ui/copy/fr/upload';
import { onChunks } from './support/chunks';
import { chooseIdentity, choosePaper, filesOf, give } from './support/file';
import { enterAt } from './support/prepared';
import { expect, test } from './support/test';
import { chooseAccount, chooseAge, chooseOffer, create, describe, open, someone, start } from './support/walk';

const SLOW = { timeout: 30_000 };
const arrived = (page: Page) => page.getByRole('heading', { level: 1, name: fullIdentityMessages.omc.title.individual });

/** Shortens the configured timeouts, so that a slow network can be tested quickly. */
const impatient = (page: Page, limits: Readonly<Record<string, number>>) =>
  page.route('**/ouvrirmoncompte/config/*.json', async route => {
    const answer = await route.fetch();
    const file = (await answer.json()) as { readonly api: object };
    await route.fulfill({ response: answer, json: { ...file, api: { ...file.api, ...limits } } });
  });

/** How many bytes a second leave the browser; nothing else is slower. */
const uplinkOf = async (page: Page): Promise<(uploadThroughput: number) => Promise<void>> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  return async uploadThroughput => {
    await browser.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
  };
};

test('XTR-40, R17: a photo that stands still is given up, and leaves lighter; one that takes six times the silence allowed arrives', async ({
  page,
  bank,
}) => {
  test.slow();
  const silenceMs = 2_000;
  await impatient(page, { silenceMs, uploadAnswerMs: 2 * silenceMs });
  const person = await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'PASSPORT');
  const [file] = await filesOf({ document: 'PASSPORT', format: 'png' }, person);
  if (!file) throw new Error('No sample');
  await page.getByLabel(new RegExp(`^${uploadMessages.omc.file}`)).setInputFiles(file);
  await expect(page.getByText(uploadMessages.omc.given(file.name)).first()).toBeVisible();
  const call = '**/api/v1/exchanges/*/documents';
  const send = page.getByRole('button', { name: uploadMessages.omc.send, exact: true });
  /** The weight of what leaves at a press; the network is cut before it arrives. */
  const weighed = async (): Promise<number> => {
    let bytes = 0;
    const cut = async (route: Route): Promise<void> => {
      bytes = route.request().postDataBuffer()?.length ?? 0;
      await route.abort('connectionreset');
    };
    await page.route(call, cut, { times: 1 });
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: uploadMessages.omc.cut })).toBeVisible();
    return bytes;
  };
  const whole = await weighed();
  const uplink = await uplinkOf(page);
  await uplink(1);
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: uploadMessages.omc.slow })).toBeVisible(SLOW);
  const bytes = await weighed();
  expect(bytes).toBeLessThan(0.7 * whole);
  await uplink(bytes / ((6 * silenceMs) / 1_000));
  await send.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(arrived(page)).toBeVisible(SLOW);
});

test('D-103: a bad answer to the last of three calls sends the document once', async ({ page, bank }) => {
  const person = await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'PASSPORT');
  const sent: string[] = [];
  page.on('request', request => {
    const [, call] = /\/exchanges\/[^/]+\/(documents(?:\/complete)?|controls)$/.exec(request.url()) ?? [];
    if (call !== undefined && request.method() === 'POST') sent.push(call);
  });
  const controls = '**/api/v1/exchanges/*/controls';
  await page.route(controls, route => route.fulfill({ status: 502, body: '<html>', contentType: 'text/html' }));
  await give(page, { document: 'PASSPORT' }, person);
  await expect(page.getByRole('alert').filter({ hasText: uploadMessages.omc.arrived })).toBeVisible();
  await page.unroute(controls);
  await page.getByRole('button', { name: uploadMessages.omc.send, exact: true }).click();
  await expect(arrived(page)).toBeVisible(SLOW);
  expect(sent).toEqual(['documents', 'documents/complete', 'controls', 'controls']);
});

/** How a file that is loaded late does not come: no network for a moment, gone since a deployment, on its way for ever. */
const missing: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  refused: route => route.abort('connectionrefused'),
  gone: route => route.fulfill({ status: 404, body: '' }),
  slow: () => undefined,
};

const withoutWorkers = (): void => {
  window.Worker = class {
    constructor() {
      throw new DOMException('refused', 'SecurityError');
    }
  } as unknown as typeof Worker;
};

test('F28, XTR-40: where the script that prepares files does not come, a good photo and a good PDF are ready all the same', async ({
  page,
  bank,
}) => {
  test.slow();
  const person = await enterAt(page, bank, { task: 'addressDocUpload' });
  await choosePaper(page, 'GAS');
  for (const [how, act] of Object.entries(missing))
    await test.step(how, async () => {
      const worker = await onChunks(page, ['pictures'], act);
      for (const format of ['jpeg', 'pdf'] as const) {
        const [file] = await filesOf({ document: 'GAS', format }, person);
        if (!file) throw new Error('No sample');
        await page.getByLabel(new RegExp(`^${uploadMessages.omc.file}`)).setInputFiles(file);
        await expect(page.getByText(uploadMessages.omc.given(file.name)).first()).toBeVisible(SLOW);
        await page.getByRole('button', { name: new RegExp(`^${uploadMessages.omc.remove}`) }).click();
      }
      expect(worker.asked()).toEqual(['pictures']);
      await worker.end();
    });
});

for (const how of ['gone', 'throws'] as const)
  test(`F28, D-15, XTR-40: the captcha is solved by the page where its worker is ${how === 'gone' ? 'gone' : 'refused by the browser'}`, async ({
    page,
    bank,
  }) => {
    const worker = how === 'gone' ? await onChunks(page, ['numbers'], missing[how] ?? (() => undefined)) : undefined;
    if (how === 'throws') await page.addInitScript(withoutWorkers);
    const person = someone('26+');
    await open(page, bank, 'omc-01');
    await chooseOffer(page);
    await describe(page, person);
    await create(page, 'individual');
    await page.waitForURL(/\/identite\//, SLOW);
    if (worker) expect(worker.asked()).toEqual(['numbers']);
  });

test('R23, XTR-40: no file’s name is one that lists of blockers match, but those of the reports', async ({ page, bank }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await open(page, bank, 'omc-01');
  await chooseOffer(page);
  await describe(page, someone('26+'));
  await create(page, 'individual');
  await page.waitForURL(/\/identite\//, SLOW);
  const ours = asked.filter(path => path.includes('/chunks/'));
  expect(ours.some(path => /\/choices\./.test(path) || /\/numbers\./.test(path))).toBe(true);
  expect(ours.filter(path => /captcha|consent|cookie|observation|track|analytics/i.test(path))).toEqual([]);
});

test('R14, XTR-40: where the tab’s storage is full after the page is there, one goes on, and the page says so before anything is typed', async ({
  page,
  bank,
}) => {
  await open(page, bank, 'omc-01');
  await fillStorage(page);
  await start(page);
  await chooseAccount(page, 'individual');
  await chooseAge(page, { TIT: '26+' });
  await expect(page.getByRole('heading', { level: 1, name: offerMessages.omc.title.individual.TIT })).toBeVisible(SLOW);
  await expect(page.getByText(storageMessages.omc.full.how)).toBeVisible();
});

test('ERR-05, R12: who signs out in one tab is signed out in the other tab of the session, and in no tab of another file', async ({
  page,
  bank,
}) => {
  await enterAt(page, bank, { task: 'addressValidation', local: 'onglet.un' });
  const stood = (tab: Page) => tab.getByRole('heading', { level: 1, name: addressMessages.omc.title.individual });
  await expect(stood(page)).toBeVisible(SLOW);
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const duplicate = await opened;
  await expect(stood(duplicate)).toBeVisible(SLOW);
  const another = await page.context().newPage();
  await enterAt(another, bank, { task: 'addressValidation', local: 'onglet.deux' });
  await expect(stood(another)).toBeVisible(SLOW);
  await duplicate.getByRole('button', { name: filePageMessages.omc.later.button, exact: true }).click();
  await duplicate.getByRole('dialog').getByRole('button', { name: filePageMessages.omc.later.leave }).click();
  await expect(page.getByRole('heading', { level: 1, name: homeMessages.omc.heading.desktop })).toBeVisible(SLOW);
  expect(await page.evaluate(() => sessionStorage.getItem('omc.session'))).toBeNull();
  await another.bringToFront();
  await another.reload();
  await expect(stood(another)).toBeVisible(SLOW);
});
