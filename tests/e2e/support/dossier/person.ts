import { expect, type Page } from '@playwright/test';
import { familyStatusMessages } from '@messages/familyStatus';
import { listLabels } from '@messages/listLabels';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { suggestionMessages } from '@messages/suggestions';
import { button } from '@tests/e2e/support/page';
import { answer } from '@tests/e2e/support/walk';
import { folded, heading, next, nothing, standAt, type Look, type Whose } from './common';

export const identity = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  const { label, french: named } = fullIdentityMessages.omc.nationality;
  const [french, read] = [page.getByRole('radio', { name: named }), folded(page, label)];
  await standAt(page, fullIdentityMessages, whose, look, french.or(read));
  const alone = await folded(page, fullIdentityMessages.omc.known.title).isVisible();
  const known = await read.isVisible();
  if (!known) await french.click();
  if (known || !alone) await next(page).click();
};

export const family = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  // a place that was read is asked on its own page where the lists came after the identity was sent (XTR-49)
  const place = button(page, suggestionMessages.useBirthplace);
  await expect(place.or(heading(page, familyStatusMessages.omc.title[whose], familyStatusMessages.mdc.title[whose]))).toBeVisible();
  if (await place.isVisible()) await place.click();
  await standAt(page, familyStatusMessages, whose, look, page.getByRole('radio').first());
  await answer(page, listLabels.familySituations?.['CEL'] ?? 'Célibataire');
};
