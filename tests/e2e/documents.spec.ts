import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { preContractMessages as copy } from '@messages/preContract';
import { dialogsMessages } from '@messages/dialogs';
import { expectAccessible, expectNoOverflow } from './support/axe';
import type { Bank } from './support/bank';
import { enterAt } from './support/prepared';
import { expect, test } from './support/test';

const PAPERS = '**/api/papers/*';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: copy.title });
const lines = (page: Page) => page.getByRole('list', { name: copy.list }).getByRole('listitem');
const act = (page: Page, line: number, name: string) => lines(page).nth(line).getByRole('button', { name });
const count = (page: Page, read: number, total: number) => page.getByText(copy.count(read, total));

const atDocuments = async (page: Page, bank: Bank, local: string): Promise<number> => {
  await enterAt(page, bank, { task: 'signature', done: 'video', local });
  await expect(heading(page)).toBeVisible();
  await expect(lines(page).first()).toBeVisible();
  return lines(page).count();
};

test('counts a document once its bytes came, and still after a reload (SGN-01, D-61)', async ({ page, bank }) => {
  const total = await atDocuments(page, bank, 'lus.recus');
  await expectAccessible(page);
  await expectNoOverflow(page);

  // The URL answers with an error, then with an HTML page: the document does not count as read and its tab closes.
  for (const [status, contentType, body] of [
    [404, 'application/json', '{"error":"link_used_or_expired"}'],
    [200, 'text/html', '<h1>Connexion au réseau</h1>'],
  ] as const) {
    await page.route(PAPERS, route => route.fulfill({ status, contentType, body }));
    const opened = page.waitForEvent('popup');
    await act(page, 0, copy.open).click();
    const tab = await opened;
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(count(page, 0, total)).toBeVisible();
    await page.unroute(PAPERS);
    await page.getByRole('dialog').getByRole('button', { name: dialogsMessages.omc.technical.close, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  // Opens one document and downloads another.
  const opened = page.waitForEvent('popup');
  await act(page, 0, copy.open).click();
  await (await opened).close();
  await expect(count(page, 1, total)).toBeVisible();
  const saving = page.waitForEvent('download');
  await act(page, 1, copy.save).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/\.pdf$/);
  expect(
    fs
      .readFileSync(await saved.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expect(count(page, 2, total)).toBeVisible();

  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(count(page, 2, total)).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('omc.read') ?? '[]') as unknown);
  expect(kept).toEqual([expect.any(String), expect.any(String)]);
});

test('where no tab opens a paper is drawn in the page; saved, it counts at the person’s word alone (D-96)', async ({ page, bank }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await page.setViewportSize({ width: 390, height: 844 });
  const total = await atDocuments(page, bank, 'sans.onglet');
  await act(page, 0, copy.open).click();
  const paper = page.getByRole('dialog');
  await expect(paper.locator('canvas').first()).toBeVisible();
  await expect(paper.getByText(/\p{L}{3}/u).first()).toBeAttached();
  await expect
    .poll(() =>
      paper
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
          return data.some((value, index) => index % 4 < 3 && value < 128 && data[index - (index % 4) + 3] === 255);
        }),
    )
    .toBe(true);
  await expectAccessible(page);
  await paper.getByRole('button', { name: copy.close, exact: true }).click();
  await expect(count(page, 1, total)).toBeVisible();
  await act(page, 1, copy.save).click();
  await act(page, 1, copy.haveRead).click();
  await expect(count(page, 2, total)).toBeVisible();
});
