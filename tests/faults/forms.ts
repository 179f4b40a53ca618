import type { Locator, Page } from '@playwright/test';
import { addressCopy } from '@ui/copy/fr/address';
import { complementaryCopy } from '@ui/copy/fr/complementary';

const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continuer', exact: true }).click();

const filled = async (field: Locator, value: string): Promise<void> => {
  if ((await field.inputValue()) !== value) await field.fill(value);
};

/** Other places, typed first where the towns of a postal code are to be asked for more than once. */
const elsewhere = ['35000', '75011', '69001', '13001'] as const;

export const typeAddress = async (page: Page, uses = 1): Promise<void> => {
  await filled(page.getByLabel(addressCopy.streetNumber.label), '12');
  await page.getByLabel(addressCopy.streetType.label).selectOption({ label: 'Rue' });
  await filled(page.getByLabel(addressCopy.streetName.label), 'des Tilleuls');
  for (const code of elsewhere.slice(0, uses - 1)) {
    const answered = page.waitForResponse(response => response.url().includes(code));
    await page.getByLabel(addressCopy.postalCode.label).fill(code);
    await answered;
  }
  await page.getByLabel(addressCopy.postalCode.label).fill('4400');
  await page.getByLabel(addressCopy.postalCode.label).fill('44000');
  await page.getByRole('status').filter({ hasText: 'NANTES' }).waitFor();
  await page.getByRole('radio', { name: 'Locataire' }).check();
  await goOn(page);
};

export const typeActivity = async (page: Page): Promise<void> => {
  await page.getByLabel(complementaryCopy.category.label).selectOption({ label: 'Professions intermédiaires' });
  const choose = page.getByRole('button', { name: complementaryCopy.profession.choose });
  await choose.or(page.getByRole('button', { name: complementaryCopy.profession.change })).waitFor();
  if (await choose.isVisible()) {
    await choose.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(complementaryCopy.search.label).fill('infirm');
    await dialog.getByRole('radio', { name: 'Infirmier' }).click();
  }
  await filled(page.getByLabel(complementaryCopy.employer.label), 'Atelier Spécimen');
  await page.getByLabel(complementaryCopy.sector.label).selectOption({ label: 'Santé' });
  await filled(page.getByLabel(complementaryCopy.monthlyNetIncome.label), '2100');
  await page.getByLabel(complementaryCopy.wealth.label).selectOption({ index: 1 });
  await goOn(page);
};
