import type { Locator, Page } from '@playwright/test';
import { addressMessages } from '@ui/copy/fr/address';
import { complementaryMessages } from '@ui/copy/fr/complementary';

const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continuer', exact: true }).click();

const filled = async (field: Locator, value: string): Promise<void> => {
  if ((await field.inputValue()) !== value) await field.fill(value);
};

/** Other places, typed first where the towns of a postal code are to be asked for more than once. */
const elsewhere = ['35000', '75011', '69001', '13001'] as const;

export const typeAddress = async (page: Page, uses = 1): Promise<void> => {
  await filled(page.getByLabel(addressMessages.omc.streetNumber.label), '12');
  await page.getByLabel(addressMessages.omc.streetType.label).selectOption({ label: 'Rue' });
  await filled(page.getByLabel(addressMessages.omc.streetName.label), 'des Tilleuls');
  for (const code of elsewhere.slice(0, uses - 1)) {
    const answered = page.waitForResponse(response => response.url().includes(code));
    await page.getByLabel(addressMessages.omc.postalCode.label).fill(code);
    await answered;
  }
  await page.getByLabel(addressMessages.omc.postalCode.label).fill('4400');
  await page.getByLabel(addressMessages.omc.postalCode.label).fill('44000');
  await page.getByRole('status').filter({ hasText: 'NANTES' }).waitFor();
  await page.getByRole('radio', { name: 'Locataire' }).check();
  await goOn(page);
};

export const typeActivity = async (page: Page): Promise<void> => {
  await page.getByLabel(complementaryMessages.omc.category.label).selectOption({ label: 'Professions intermédiaires' });
  const choose = page.getByRole('button', { name: complementaryMessages.omc.profession.choose });
  await choose.or(page.getByRole('button', { name: complementaryMessages.omc.profession.change })).waitFor();
  if (await choose.isVisible()) {
    await choose.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(complementaryMessages.omc.search.label).fill('infirm');
    await dialog.getByRole('radio', { name: 'Infirmier' }).click();
  }
  await filled(page.getByLabel(complementaryMessages.omc.employer.label), 'Atelier Spécimen');
  await page.getByLabel(complementaryMessages.omc.sector.label).selectOption({ label: 'Santé' });
  await filled(page.getByLabel(complementaryMessages.omc.monthlyNetIncome.label), '2100');
  await page.getByLabel(complementaryMessages.omc.wealth.label).selectOption({ index: 1 });
  await goOn(page);
};
