import { expect, type Page } from '@playwright/test';
import { addressCopy } from '@ui/copy/fr/address';
import { addressWords } from '@ui/copy/fr/adviser/address';
import { complementaryWords } from '@ui/copy/fr/adviser/complementary';
import { taxResidenceWords } from '@ui/copy/fr/adviser/taxResidence';
import { complementaryCopy } from '@ui/copy/fr/complementary';
import { taxResidenceCopy } from '@ui/copy/fr/taxResidence';
import { type Whose, type Look, nothing, next, heading } from './common';

export const address = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, addressCopy.title[whose], addressWords.mdc.title[whose])).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look();
  await page.getByLabel(addressCopy.streetNumber.label).fill('12');
  await page.getByLabel(addressCopy.streetType.label).selectOption({ label: 'Rue' });
  await page.getByLabel(addressCopy.streetName.label).fill('des Tilleuls');
  await page.getByLabel(addressCopy.postalCode.label).fill('44000');
  await expect(page.getByRole('status').filter({ hasText: 'NANTES' })).toBeVisible();
  await page.getByRole('radio', { name: 'Locataire' }).check();
  await next(page).click();
};

export const complementary = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, complementaryCopy.title[whose], complementaryWords.mdc.title[whose])).toBeVisible();
  await expect(page.getByLabel(complementaryCopy.category.label)).toBeVisible();
  await look();
  await page.getByLabel(complementaryCopy.category.label).selectOption({ label: 'Professions intermédiaires' });
  await page.getByRole('button', { name: complementaryCopy.profession.choose }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(complementaryCopy.search.label).fill('infirm');
  await dialog.getByRole('radio', { name: 'Infirmier' }).click();
  await page.getByLabel(complementaryCopy.employer.label).fill('Atelier Spécimen');
  await page.getByLabel(complementaryCopy.sector.label).selectOption({ label: 'Santé' });
  await page.getByLabel(complementaryCopy.monthlyNetIncome.label).fill('2100');
  await page.getByLabel(complementaryCopy.wealth.label).selectOption({ index: 1 });
  await next(page).click();
};

export const taxResidence = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, taxResidenceCopy.title[whose], taxResidenceWords.mdc.title[whose])).toBeVisible();
  await look();
  await page.getByRole('radio', { name: taxResidenceCopy.resident.yes }).check();
  await next(page).click();
};
