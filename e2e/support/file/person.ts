import type { Page } from '@playwright/test';
import { familyStatusMessages } from '@ui/copy/fr/familyStatus';
import { listLabels } from '@ui/copy/fr/listLabels';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { answer } from '../walk';
import { folded, next, nothing, standAt, type Look, type Whose } from './common';

export const identity = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  const french = page.getByRole('radio', { name: fullIdentityMessages.omc.nationality.french });
  await standAt(page, fullIdentityMessages, whose, look, french);
  const alone = await folded(page, fullIdentityMessages.omc.known.title).isVisible();
  await french.click();
  if (!alone) await next(page).click();
};

export const family = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await standAt(page, familyStatusMessages, whose, look, page.getByRole('radio').first());
  await answer(page, listLabels.familySituations?.['CEL'] ?? 'Célibataire');
};
