import type { Page } from '@playwright/test';
import { complementaryMessages } from '@ui/copy/fr/complementary';
import { fileFormMessages } from '@ui/copy/fr/fileForm';
import { inactivityMessages } from '@ui/copy/fr/inactivity';
import { kitMessages } from '@ui/copy/fr/kit';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';
import { summaryMessages } from '@ui/copy/fr/summary';
import type { Bank, Contact } from './support/bank';
import { standIn } from './support/session';
import { expect, test } from './support/test';
import { expectNothingOf, resume } from './support/visit';

const SLOW = { timeout: 30_000 };
const typed = 'Une Autre Maison';
const recap = (page: Page) => page.getByRole('heading', { level: 1, name: summaryMessages.omc.title.individual });
const employer = (page: Page) => page.getByLabel(complementaryMessages.omc.employer.label);
const change = (page: Page) =>
  page.getByRole('button', {
    name: `${summaryMessages.omc.change}${summaryMessages.omc.changeWhat(recapRowsMessages.lines.work, undefined)}`,
    exact: true,
  });

/** On a correction from the recap, with a typed, unsaved employer. */
const correcting = async (page: Page, bank: Bank, local: string): Promise<Contact> => {
  const { holder } = await bank.prepare({ task: 'summary', local });
  await standIn(page, bank, holder);
  await expect(recap(page)).toBeVisible(SLOW);
  await change(page).click();
  await expect(employer(page)).toHaveValue('Atelier Spécimen');
  await employer(page).fill(typed);
  return holder;
};

test('STP-12, XTR-01: what is typed in a correction is there again after Back, Forward and the recap', async ({ page, bank }) => {
  await correcting(page, bank, 'correction.retour');
  await page.getByRole('button', { name: kitMessages.back, exact: true }).click();
  await expect(recap(page)).toBeVisible();
  await change(page).click();
  await expect(employer(page)).toHaveValue(typed);
  await page.goBack();
  await expect(recap(page)).toBeVisible();
  await page.goForward();
  await expect(employer(page)).toHaveValue(typed);
  await page.getByRole('button', { name: fileFormMessages.omc.backToRecap, exact: true }).click();
  await expect(recap(page)).toBeVisible(SLOW);
  await change(page).click();
  await expect(employer(page)).toHaveValue(typed);
});

test('STP-12: a reload of a correction asks first, and a person who stays loses nothing', async ({ page, bank }) => {
  await correcting(page, bank, 'correction.recharge');
  const asked = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await expect(employer(page)).toHaveValue(typed);
});

test('XTR-36, XTR-01: what was typed in a correction when the session ended is there after identification', async ({ page, bank }) => {
  const person = await correcting(page, bank, 'correction.session');
  await page.route('**/api/v1/prospect/*', route =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 401, json: {} }) : route.fallback(),
  );
  await page.getByRole('button', { name: fileFormMessages.omc.backToRecap, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: inactivityMessages.omc.title })).toBeVisible(SLOW);
  await expectNothingOf(page, person, true);
  await page.unroute('**/api/v1/prospect/*');
  await resume(page, bank, person);
  await expect(employer(page)).toHaveValue(typed, SLOW);
  await page.getByRole('button', { name: fileFormMessages.omc.backToRecap, exact: true }).click();
  await expect(recap(page)).toBeVisible(SLOW);
  await expect(page.getByText(typed).first()).toBeVisible();
});
