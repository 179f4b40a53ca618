import type { Page } from '@playwright/test';
import { fullIdentityCopy } from '@ui/copy/fr/fullIdentity';
import { uploadCopy } from '@ui/copy/fr/upload';
import { chooseIdentity, filesOf, give } from './support/file';
import { enterAt } from './support/prepared';
import { expect, test } from './support/test';

const SLOW = { timeout: 30_000 };
const arrived = (page: Page) => page.getByRole('heading', { level: 1, name: fullIdentityCopy.title.individual });

/** The product's own patience, shortened by its own configuration so that a slow network can be walked. */
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

test('XTR-40, R17: a file that takes six times the silence allowed arrives; one that stands still does not', async ({ page, bank }) => {
  test.slow();
  const silenceMs = 2_000;
  await impatient(page, { silenceMs, uploadAnswerMs: 2 * silenceMs });
  const person = await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'PASSPORT');
  const [file] = await filesOf({ document: 'PASSPORT', format: 'png' }, person);
  if (!file) throw new Error('No sample');
  await page.getByLabel(new RegExp(`^${uploadCopy.file}`)).setInputFiles(file);
  await expect(page.getByText(uploadCopy.given(file.name)).first()).toBeVisible();
  const call = '**/api/v1/exchanges/*/documents';
  const weighed = page.waitForRequest(call).then(request => request.postDataBuffer()?.length ?? 0);
  await page.route(call, route => route.abort('connectionreset'));
  const send = page.getByRole('button', { name: uploadCopy.send, exact: true });
  await send.click();
  const bytes = await weighed;
  await page.unroute(call);
  const uplink = await uplinkOf(page);
  await uplink(1);
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: uploadCopy.cut })).toBeVisible(SLOW);
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
  await expect(page.getByRole('alert').filter({ hasText: uploadCopy.arrived })).toBeVisible();
  await page.unroute(controls);
  await page.getByRole('button', { name: uploadCopy.send, exact: true }).click();
  await expect(arrived(page)).toBeVisible(SLOW);
  expect(sent).toEqual(['documents', 'documents/complete', 'controls', 'controls']);
});
