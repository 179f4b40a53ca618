import { expect, type Page } from '@playwright/test';
import { birthplaceMessages } from '@ui/copy/fr/birthplace';
import { familyStatusMessages } from '@ui/copy/fr/familyStatus';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { answer } from '../walk';
import { heading, next, nothing, standAt, pick, type Look, type Whose } from './common';

export const identity = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  const french = page.getByRole('radio', { name: fullIdentityMessages.omc.nationality.french });
  await standAt(page, fullIdentityMessages, whose, look, french);
  await french.check();
  await next(page).click();
};

export const birthplace = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await standAt(page, birthplaceMessages, whose, look);
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
  await standAt(page, familyStatusMessages, whose, look, page.getByRole('radio').first());
  await answer(page, 'Célibataire');
};
