import { expect, type Page } from '@playwright/test';
import { familyStatusMessages } from '@messages/familyStatus';
import { listLabels } from '@messages/listLabels';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { suggestionMessages } from '@messages/suggestions';
import { button } from '@tests/e2e/support/page';
import { answer } from '@tests/e2e/support/walk';
import { address, type Filling } from './situation';
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

/** The heading of the page of the identity, where it asks all that was read or the identity alone. */
export const identityForm = (page: Page, whose: Whose = 'individual') =>
  heading(page, fullIdentityMessages.omc.whole.title[whose], fullIdentityMessages.omc.title[whose]);

/** The button of that page. */
export const confirmIdentity = (page: Page) => button(page, fullIdentityMessages.omc.whole.confirm).or(next(page));

/** Confirms what was read of the identity, and says which pages are left: the page may ask what no paper says beside it. D-125 */
export const confirmRead = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<readonly Filling[]> => {
  const { whole, nationality } = fullIdentityMessages.omc;
  const french = page.getByRole('radio', { name: nationality.french });
  const confirm = button(page, whole.confirm);
  await expect(identityForm(page, whose)).toBeVisible();
  const asks = confirm.or(french).or(next(page)).first();
  await asks.waitFor();
  await look(); // reading may be slower or faster after a reload
  await asks.waitFor();
  if (!(await confirm.isVisible())) {
    await identity(page, whose);
    return [family, address];
  }
  if (await french.isVisible()) await french.check();
  await page.getByRole('radio', { name: listLabels.familySituations?.['CEL'] ?? 'Célibataire' }).check();
  const housing = page.locator('[name=housing]').first();
  const asksHousing = await housing.isVisible();
  if (asksHousing) await housing.check();
  await confirm.click();
  return asksHousing ? [] : [address];
};

/** The page of what was read, with the answers that no paper gives; the pages of each where a paper was not read in time. D-125 */
export const read = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  for (const filled of await confirmRead(page, whose, look)) await filled(page, whose, look);
};
