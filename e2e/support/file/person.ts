import { expect, type Page } from '@playwright/test';
import { birthplaceMessages } from '@ui/copy/fr/birthplace';
import { familyStatusMessages } from '@ui/copy/fr/familyStatus';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { answer } from '../walk';
import { heading, next, nothing, pick, type Look, type Whose } from './common';

export const identity = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, fullIdentityMessages.omc.title[whose], fullIdentityMessages.mdc.title[whose])).toBeVisible();
  const french = page.getByRole('radio', { name: fullIdentityMessages.omc.nationality.french });
  await expect(french).toBeVisible();
  await look();
  await french.check();
  await next(page).click();
};

export const birthplace = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, birthplaceMessages.omc.title[whose], birthplaceMessages.mdc.title[whose])).toBeVisible();
  await look();
  await pick(page, birthplaceMessages.omc.country.label, 'fran', 'France');
  await pick(page, birthplaceMessages.omc.county.label, 'loire-at', 'Loire-Atlantique');
  await pick(page, birthplaceMessages.omc.town.label, 'nant', 'NANTES');
  await next(page).click();
};

/** Accepts the offered answer, then gives the answers that no document contains. D-63, XTR-32 */
export const takeOffered = async (page: Page, title: string, action: string, answer: Look = nothing): Promise<void> => {
  await expect(heading(page, title)).toBeVisible();
  await page.getByRole('button', { name: action }).click();
  await answer();
};

export const family = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, familyStatusMessages.omc.title[whose], familyStatusMessages.mdc.title[whose])).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look();
  await answer(page, 'Célibataire');
};
