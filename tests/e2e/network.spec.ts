import type { Page, Route } from '@playwright/test';
import { addressMessages } from '@messages/address';
import { dialogsMessages } from '@messages/dialogs';
import { dossierPageMessages } from '@messages/dossierPage';
import { complementaryMessages } from '@messages/complementary';
import { homeMessages } from '@messages/home';
import { uploadMessages } from '@messages/upload';
import { onChunks } from './support/chunks';
import { address, chooseIdentity, choosePaper, filesOf, give, heading as headingOf, proofTitles } from './support/dossier';
import { button, heading } from './support/page';
import { enterAt } from './support/prepared';
import { expect, lab, labUnless, test } from './support/test';
import { chooseOffer, create, describe, open, someone } from './support/walk';

const arrived = (page: Page) => headingOf(page, ...proofTitles('address', 'individual'));

/** Shortens the product's own patience by its configuration. */
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

test('gives up a photo whose transfer stalls, and waits for a slow one (XTR-40, R17)', lab, async ({ page, bank }) => {
  const silenceMs = 2_000;
  await impatient(page, { silenceMs, uploadAnswerMs: 2 * silenceMs });
  const person = await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'PASSPORT');
  const [file] = await filesOf({ document: 'PASSPORT', format: 'png' }, person);
  if (!file) throw new Error('No sample');
  await page.getByLabel(new RegExp(`^${uploadMessages.omc.file}`)).setInputFiles(file);
  await expect(page.getByText(uploadMessages.omc.given(file.name)).first()).toBeVisible();
  const call = '**/api/v1/exchanges/*/documents';
  const send = button(page, uploadMessages.omc.send);
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
  await expect(page.getByRole('alert').filter({ hasText: uploadMessages.omc.slow })).toBeVisible();
  const bytes = await weighed();
  expect(bytes).toBeLessThan(0.7 * whole);
  await uplink(bytes / ((6 * silenceMs) / 1_000));
  await send.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(arrived(page)).toBeVisible();
});

test('a bad answer to the last of three calls sends the document once (D-103)', async ({ page, bank }) => {
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
  await button(page, uploadMessages.omc.send).click();
  await expect(arrived(page)).toBeVisible();
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

test('prepares a photo and a PDF without the script that prepares files (F28, XTR-40)', lab, async ({ page, bank }) => {
  const person = await enterAt(page, bank, { task: 'addressDocUpload' });
  await choosePaper(page, 'GAS');
  for (const [how, act] of Object.entries(missing))
    await test.step(how, async () => {
      const worker = await onChunks(page, ['pictures'], act);
      for (const format of ['jpeg', 'pdf'] as const) {
        const [file] = await filesOf({ document: 'GAS', format }, person);
        if (!file) throw new Error('No sample');
        await page.getByLabel(new RegExp(`^${uploadMessages.omc.file}`)).setInputFiles(file);
        await expect(page.getByText(uploadMessages.omc.given(file.name)).first()).toBeVisible();
        await page.getByRole('button', { name: new RegExp(`^${uploadMessages.omc.remove}`) }).click();
      }
      expect(worker.asked()).toEqual(['pictures']);
      await worker.end();
    });
});

for (const how of ['gone', 'throws'] as const)
  test(
    `solves the captcha in the page where its worker ${how === 'gone' ? 'is gone' : 'throws'} (F28, D-15, R23, XTR-40)`,
    labUnless(how === 'gone'),
    async ({ page, bank, problems }) => {
      const worker = how === 'gone' ? await onChunks(page, ['numbers'], missing[how] ?? (() => undefined)) : undefined;
      if (how === 'throws') await page.addInitScript(withoutWorkers);
      const asked: string[] = [];
      page.on('request', request => asked.push(new URL(request.url()).pathname));
      await open(page, bank, 'omc-01');
      await chooseOffer(page);
      await describe(page, someone('26+'));
      await create(page, 'individual');
      await page.waitForURL(/\/identite\//);
      if (worker) expect(worker.asked()).toEqual(['numbers']);
      // the browser says of the missing script that it does not fit its hash
      if (worker) expect(problems.splice(0).filter(problem => !/integrity|404/.test(problem))).toEqual([]);
      // no file’s name is one that lists of blockers match, but those of the reports
      const ours = asked.filter(path => path.includes('/chunks/'));
      expect(ours.some(path => /\/choices\./.test(path))).toBe(true);
      expect(ours.filter(path => /captcha|consent|cookie|observation|track|analytics/i.test(path))).toEqual([]);
    },
  );

test('signs out in every tab of the session, and in no tab of another file (ERR-05, R12)', async ({ page, bank }) => {
  await enterAt(page, bank, { task: 'addressValidation', local: 'onglet.un' });
  const stood = (tab: Page) => heading(tab, addressMessages.omc.title.individual);
  await expect(stood(page)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const duplicate = await opened;
  await expect(stood(duplicate)).toBeVisible();
  const another = await page.context().newPage();
  await enterAt(another, bank, { task: 'addressValidation', local: 'onglet.deux' });
  await expect(stood(another)).toBeVisible();
  await button(duplicate, dossierPageMessages.omc.later.button).click();
  await duplicate.getByRole('dialog').getByRole('button', { name: dossierPageMessages.omc.later.leave }).click();
  await expect(heading(page, homeMessages.omc.heading.desktop)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('omc.session'))).toBeNull();
  await another.bringToFront();
  await another.reload();
  await expect(stood(another)).toBeVisible();
});

test('a firewall’s page in place of a save ends no session, and one press leads on once it lets the save through (D-122, SES-02)', async ({
  page,
  bank,
}) => {
  await enterAt(page, bank, { task: 'addressValidation' });
  await page.route(
    '**/api/v1/prospect/*',
    route => route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Web Page Blocked!</h1>' }),
    {
      times: 1,
    },
  );
  await address(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Un réseau entre vous et la banque bloque cette action (proxy d’entreprise, Wi-Fi).');
  await dialog.getByRole('button', { name: dialogsMessages.omc.technical.again }).click();
  await expect(heading(page, complementaryMessages.omc.title.individual)).toBeVisible();
});
