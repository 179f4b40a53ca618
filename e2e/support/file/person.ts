import { expect, type Page } from '@playwright/test';
import { birthplaceWords } from '@ui/copy/fr/adviser/birthplace';
import { familyStatusWords } from '@ui/copy/fr/adviser/familyStatus';
import { fullIdentityWords } from '@ui/copy/fr/adviser/fullIdentity';
import { birthplaceCopy } from '@ui/copy/fr/birthplace';
import { familyStatusCopy } from '@ui/copy/fr/familyStatus';
import { fullIdentityCopy } from '@ui/copy/fr/fullIdentity';
import { answer } from '../walk';
import { heading, next, nothing, pick, type Look, type Whose } from './common';

export const identity = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, fullIdentityCopy.title[whose], fullIdentityWords.mdc.title[whose])).toBeVisible();
  const french = page.getByRole('radio', { name: fullIdentityCopy.nationality.french });
  await expect(french).toBeVisible();
  await look();
  await french.check();
  await next(page).click();
};

export const birthplace = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, birthplaceCopy.title[whose], birthplaceWords.mdc.title[whose])).toBeVisible();
  await look();
  await pick(page, birthplaceCopy.country.label, 'fran', 'France');
  await pick(page, birthplaceCopy.county.label, 'loire-at', 'Loire-Atlantique');
  await pick(page, birthplaceCopy.town.label, 'nant', 'NANTES');
  await next(page).click();
};

/** What was read is taken in one press, then what no document says is answered. D-63, XTR-32 */
export const takeOffered = async (page: Page, title: string, action: string, answer: Look = nothing): Promise<void> => {
  await expect(heading(page, title)).toBeVisible();
  await page.getByRole('button', { name: action }).click();
  await answer();
};

export const family = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, familyStatusCopy.title[whose], familyStatusWords.mdc.title[whose])).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look();
  await answer(page, 'Célibataire');
};
