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

const reader = (page: Page) => page.getByRole('dialog');
const close = (page: Page) => reader(page).getByRole('button', { name: copy.close, exact: true }).click();

test('counts a document once it was read to its last line or saved, and still after a reload (SGN-01, D-61, D-96d, D-109)', async ({
  page,
  bank,
}) => {
  const total = await atDocuments(page, bank, 'lus.recus');
  await expectAccessible(page);
  await expectNoOverflow(page);

  // The URL answers with an error, then with an HTML page: the document is not shown and does not count as read.
  for (const [status, contentType, body] of [
    [404, 'application/json', '{"error":"link_used_or_expired"}'],
    [200, 'text/html', '<h1>Connexion au réseau</h1>'],
  ] as const) {
    await page.route(PAPERS, route => route.fulfill({ status, contentType, body }));
    await act(page, 0, copy.open).click();
    const { title, close: leave } = dialogsMessages.omc.technical;
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(count(page, 0, total)).toBeVisible();
    await page.unroute(PAPERS);
    await page.getByRole('dialog').getByRole('button', { name: leave, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await act(page, 0, copy.open).click();
  await expect(reader(page).getByText(copy.end, { exact: true })).toBeAttached();
  const pdf = page.waitForEvent('popup');
  await reader(page).getByRole('button', { name: copy.pdf }).click();
  await (await pdf).close();
  await expect(count(page, 0, total)).toBeAttached(); // shown, and open in a tab: not read yet
  await reader(page).getByRole('button', { name: copy.toEnd }).click();
  await expect(reader(page).getByText(copy.received, { exact: true })).toBeVisible();
  await close(page);
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

test('shows the documents as text of 16 px or more, without scrolling sideways, at 320 px and with text twice as large (D-96, XTR-50)', async ({
  page,
  bank,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const total = await atDocuments(page, bank, 'lus.en.grand');
  await page.getByRole('button', { name: copy.openAll(total) }).click();
  await expect(reader(page).getByText(copy.end, { exact: true })).toHaveCount(total);
  for (const percent of [100, 200]) {
    await page.evaluate(size => (document.documentElement.style.fontSize = `${size}%`), percent);
    const { sizes, sideways } = await reader(page).evaluate(dialog => ({
      sizes: [...dialog.querySelectorAll('section[aria-label] :is(h4, p, li, dt, dd)')].map(each => ({
        text: each.textContent,
        size: parseFloat(getComputedStyle(each).fontSize),
      })),
      sideways: [dialog, ...dialog.querySelectorAll('section[aria-label] *')].filter(
        each => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1,
      ).length,
    }));
    expect(sizes.length).toBeGreaterThan(30);
    expect(sizes.filter(({ size }) => size < (16 * percent) / 100)).toEqual([]);
    expect(sideways).toBe(0);
  }
  await expectAccessible(page);
});

test('where no tab opens the page says so, and a saved document counts at the person’s word alone (D-96)', async ({ page, bank }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await page.setViewportSize({ width: 390, height: 844 });
  const total = await atDocuments(page, bank, 'sans.onglet');
  await act(page, 0, copy.open).click();
  await reader(page).getByRole('button', { name: copy.pdf }).click();
  await expect(reader(page).getByText(copy.noTab)).toBeVisible();
  await close(page);
  await act(page, 1, copy.save).click();
  await act(page, 1, copy.haveRead).click();
  await expect(count(page, 1, total)).toBeVisible();
});
