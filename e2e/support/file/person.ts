import type { Page } from '@playwright/test';
import { birthplaceMessages } from '@ui/copy/fr/birthplace';
import { familyStatusMessages } from '@ui/copy/fr/familyStatus';
import { listLabels } from '@ui/copy/fr/listLabels';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { offeredMessages } from '@ui/copy/fr/offered';
import { answer } from '../walk';
import { folded, next, nothing, standAt, pick, type Look, type Whose } from './common';

export const identity = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  const french = page.getByRole('radio', { name: fullIdentityMessages.omc.nationality.french });
  await standAt(page, fullIdentityMessages, whose, look, french);
  const alone = await folded(page).isVisible();
  await french.click();
  if (!alone) await next(page).click();
};

export const birthplace = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  const country = page.getByRole('combobox', { name: birthplaceMessages.omc.country.label });
  await standAt(page, birthplaceMessages, whose, look, folded(page).or(country));
  if (await folded(page).isVisible()) return page.getByRole('button', { name: offeredMessages.useBirthplace }).click();
  await pick(page, birthplaceMessages.omc.country.label, 'fran', 'France');
  await pick(page, birthplaceMessages.omc.county.label, 'loire-at', 'Loire-Atlantique');
  await pick(page, birthplaceMessages.omc.town.label, 'nant', 'NANTES');
  await next(page).click();
};

export const family = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await standAt(page, familyStatusMessages, whose, look, page.getByRole('radio').first());
  await answer(page, listLabels.familySituations?.['CEL'] ?? 'Célibataire');
};
