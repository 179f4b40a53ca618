import { fullIdentityMessages } from '@messages/fullIdentity';
import { kitMessages } from '@messages/kit';
import { confirmIdentity, folded } from './support/dossier';
import { expectAccessible } from './support/axe';
import { onChunks } from './support/chunks';
import { enterAt } from './support/prepared';
import { expect, lab, test } from './support/test';

/** 'Pourquoi ?' of the field's own refusal, which is asked for when it is opened. */
test('says why a birthdate is refused, at the next opening where it was not reached (XTR-23)', lab, async ({ page, bank }) => {
  await enterAt(page, bank, { task: 'identityValidation' });
  await folded(page).click();
  await page.getByLabel(fullIdentityMessages.omc.birthdate.label).fill('16/10/2007');
  await confirmIdentity(page).click();
  const why = page.locator('summary').filter({ hasText: kitMessages.why });
  const rules = await onChunks(page, ['why'], route => route.abort());
  await why.click();
  await expect(page.getByText(kitMessages.whyFailed)).toBeVisible();
  expect(rules.asked()).toEqual(['why']);
  await rules.end();
  await why.press('Enter');
  await why.press('Enter');
  await expect(page.getByText(/^Un compte s’ouvre à 18 ans révolus, .*15 octobre 2025\.$/)).toBeVisible();
  await expectAccessible(page);
});
