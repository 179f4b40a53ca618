import type { Page } from '@playwright/test';
import { addressMessages } from '@ui/copy/fr/address';
import { fileFormMessages } from '@ui/copy/fr/fileForm';
import { middleControlMessages } from '@ui/copy/fr/middleControl';
import { preLivenessMessages } from '@ui/copy/fr/preLiveness';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';
import { summaryMessages } from '@ui/copy/fr/summary';
import { uploadMessages } from '@ui/copy/fr/upload';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { pick, recap } from './support/file';
import { standIn } from './support/session';
import { expect, test } from './support/test';

const SLOW = { timeout: 30_000 };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** An address as printed in Belgium: four-digit code, number after the street. */
const inBrussels = async (page: Page): Promise<void> => {
  await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible(SLOW);
  await pick(page, addressMessages.omc.country.label, 'belg', 'Belgique');
  await expect(page.getByLabel(addressMessages.omc.streetType.label)).toHaveCount(0);
  await page.getByLabel(addressMessages.omc.streetNumber.label).fill('12');
  await page.getByLabel(addressMessages.omc.streetName.label).fill('Avenue Louise');
  await page.getByLabel(addressMessages.omc.abroad.label).fill('1050');
  await page.getByLabel(addressMessages.omc.town.label).fill('Ixelles');
  await page.getByRole('radio', { name: 'Locataire' }).check();
};

test(
  'D-55, PER-05: an address abroad is typed as that country writes it, saved, and the file goes on',
  { tag: '@all' },
  async ({ page, bank }) => {
    const { id, holder } = await bank.prepare({ task: 'addressValidation', local: 'adresse.belge' });
    await standIn(page, bank, holder);
    await inBrussels(page);
    await page.getByLabel(addressMessages.omc.abroad.label).fill('1050_!');
    await page.getByRole('button', { name: fileFormMessages.omc.next, exact: true }).click();
    await expect(page).toHaveTitle(/^Erreur/);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByLabel(addressMessages.omc.abroad.label).fill('1050');
    await page.getByRole('button', { name: fileFormMessages.omc.next, exact: true }).click();
    await expect(heading(page, uploadMessages.omc.title.income.individual)).toBeVisible(SLOW);
    expect((await bank.file(id)).task).toBe('incomeDocUpload');
  },
);

test('D-55, D-52: at the recap the address becomes one abroad: it is checked again, told on the recap, and accepted', async ({
  page,
  bank,
}) => {
  test.setTimeout(120_000);
  const { id, holder } = await bank.prepare({ task: 'summary', local: 'part.a.bruxelles' });
  await standIn(page, bank, holder);
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible(SLOW);
  await page
    .getByRole('button', {
      name: `${summaryMessages.omc.change}${summaryMessages.omc.changeWhat(recapRowsMessages.lines.address, undefined)}`,
      exact: true,
    })
    .click();
  await inBrussels(page);
  await page.getByRole('button', { name: fileFormMessages.omc.backToRecap, exact: true }).click();
  await expect(heading(page, middleControlMessages.omc.title)).toBeVisible(SLOW);
  await bank.atDesk(`files/${id}/accept`, {});
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible(SLOW);
  await expect(page.getByText(/12 Avenue Louise.*1050 Ixelles/)).toBeVisible(SLOW);
  await expect(page.getByText(/Belgique/).first()).toBeVisible();
  await recap(page);
  await expect(heading(page, preLivenessMessages.title)).toBeVisible(SLOW);
});
