import type { Page } from '@playwright/test';
import { filePageCopy } from '@ui/copy/fr/filePage';
import { fileFormCopy } from '@ui/copy/fr/fileForm';
import { fullIdentityCopy } from '@ui/copy/fr/fullIdentity';
import { homeCopy } from '@ui/copy/fr/home';
import { middleControlCopy } from '@ui/copy/fr/middleControl';
import { preLivenessCopy } from '@ui/copy/fr/preLiveness';
import { summaryCopy } from '@ui/copy/fr/summary';
import { recap } from './support/file';
import { expect, test } from './support/test';
import { comeBack } from './support/walk';

const SLOW = { timeout: 30_000 };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('XTR-01, D-52: a last name corrected at the recap is checked by an adviser again, then the recap comes back and leads to the signature', async ({
  page,
  bank,
}) => {
  const { holder } = await bank.prepare({ task: 'summary', local: 'nom.corrige' });
  await comeBack(page, bank, holder);
  await expect(heading(page, summaryCopy.title.individual)).toBeVisible(SLOW);
  await page.getByRole('button', { name: new RegExp(`^${summaryCopy.change}.*${summaryCopy.rows.name}`) }).click();
  await expect(heading(page, fullIdentityCopy.title.individual)).toBeVisible();
  await expect(page.getByText(fileFormCopy.checkedAgain.text)).toBeVisible();
  await page.getByLabel(fullIdentityCopy.lastName.label, { exact: true }).fill('Corrigé');
  await button(page, fileFormCopy.backToRecap).click();
  await expect(heading(page, middleControlCopy.title)).toBeVisible();
  await expect(heading(page, summaryCopy.title.individual)).toBeVisible(SLOW);
  await expect(page.getByText('Corrigé').first()).toBeVisible();
  await recap(page);
  await expect(heading(page, preLivenessCopy.title)).toBeVisible(SLOW);
});

test('XTR-01: a family situation corrected at the recap comes straight back to it', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'summary', local: 'situation.corrigee' });
  await comeBack(page, bank, holder);
  await expect(heading(page, summaryCopy.title.individual)).toBeVisible(SLOW);
  await page.getByRole('button', { name: new RegExp(`^${summaryCopy.change}.*${summaryCopy.rows.family}`) }).click();
  await expect(page.getByRole('radio', { name: 'Célibataire' })).toBeVisible();
  await expect(page.getByText(fileFormCopy.checkedAgain.text)).toBeHidden();
  await page.getByRole('radio', { name: 'Célibataire' }).check();
  await button(page, fileFormCopy.backToRecap).click();
  await expect(heading(page, summaryCopy.title.individual)).toBeVisible();
});

test('ERR-05: whoever signs out is out at the bank too', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'summary', local: 'jeton.revoque' });
  await comeBack(page, bank, holder);
  await expect(heading(page, summaryCopy.title.individual)).toBeVisible(SLOW);
  const asked = page.waitForRequest(/\/api\/v1\/cart\/me/);
  await page.reload();
  const { authorization = '' } = await (await asked).allHeaders();
  const again = () => page.request.get(`${bank.address('omc-01')}/api/v1/cart/me`, { headers: { authorization } });
  expect((await again()).status()).toBe(200);
  await button(page, filePageCopy.later.button).click();
  await page.getByRole('dialog').getByRole('button', { name: filePageCopy.later.leave }).click();
  await expect(heading(page, homeCopy.heading.omc.desktop)).toBeVisible();
  await expect.poll(async () => (await again()).status()).toBe(401);
});
