import { expect, type Page } from '@playwright/test';
import { addressMessages } from '@ui/copy/fr/address';
import { complementaryMessages } from '@ui/copy/fr/complementary';
import { taxResidenceMessages } from '@ui/copy/fr/taxResidence';
import { type Whose, type Look, nothing, next, heading } from './common';

export const address = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, addressMessages.omc.title[whose], addressMessages.mdc.title[whose])).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look();
  await page.getByLabel(addressMessages.omc.streetNumber.label).fill('12');
  await page.getByLabel(addressMessages.omc.streetType.label).selectOption({ label: 'Rue' });
  await page.getByLabel(addressMessages.omc.streetName.label).fill('des Tilleuls');
  await page.getByLabel(addressMessages.omc.postalCode.label).fill('44000');
  await expect(page.getByRole('status').filter({ hasText: 'NANTES' })).toBeVisible();
  await page.getByRole('radio', { name: 'Locataire' }).check();
  await next(page).click();
};

export const complementary = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, complementaryMessages.omc.title[whose], complementaryMessages.mdc.title[whose])).toBeVisible();
  await expect(page.getByLabel(complementaryMessages.omc.category.label)).toBeVisible();
  await look();
  await page.getByLabel(complementaryMessages.omc.category.label).selectOption({ label: 'Professions intermédiaires' });
  await page.getByRole('button', { name: complementaryMessages.omc.profession.choose }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(complementaryMessages.omc.search.label).fill('infirm');
  await dialog.getByRole('radio', { name: 'Infirmier' }).click();
  await page.getByLabel(complementaryMessages.omc.employer.label).fill('Atelier Spécimen');
  await page.getByLabel(complementaryMessages.omc.sector.label).selectOption({ label: 'Santé' });
  await page.getByLabel(complementaryMessages.omc.monthlyNetIncome.label).fill('2100');
  await page.getByLabel(complementaryMessages.omc.wealth.label).selectOption({ index: 1 });
  await next(page).click();
};

export const taxResidence = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, taxResidenceMessages.omc.title[whose], taxResidenceMessages.mdc.title[whose])).toBeVisible();
  await look();
  await page.getByRole('radio', { name: taxResidenceMessages.omc.resident.yes }).check();
  await next(page).click();
};
