import { expect, type Page } from '@playwright/test';
import { addressMessages } from '@ui/copy/fr/address';
import { complementaryMessages } from '@ui/copy/fr/complementary';
import { taxResidenceMessages } from '@ui/copy/fr/taxResidence';
import { type Whose, type Look, nothing, next, heading } from './common';
import { fill } from './fill';

export const address = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, addressMessages.omc.title[whose], addressMessages.mdc.title[whose])).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look();
  await fill(page, 'AddressForm');
  await next(page).click();
};

export const complementary = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, complementaryMessages.omc.title[whose], complementaryMessages.mdc.title[whose])).toBeVisible();
  await expect(page.getByLabel(complementaryMessages.omc.category.label)).toBeVisible();
  await look();
  await fill(page, 'ComplementaryInformationForm');
  await next(page).click();
};

export const taxResidence = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, taxResidenceMessages.omc.title[whose], taxResidenceMessages.mdc.title[whose])).toBeVisible();
  await look();
  await fill(page, 'TaxResidenceForm');
  await next(page).click();
};
