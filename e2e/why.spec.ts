import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { kitMessages } from '@ui/copy/fr/kit';
import { expectAccessible } from './support/axe';
import { onChunks } from './support/chunks';
import { standIn } from './support/session';
import { expect, test } from './support/test';

const SLOW = { timeout: 30_000 };

/** The reason of a field's error, loaded when opened. */
test('XTR-23: a birthdate refused, and the rule says why, with its age and the bank’s day; not reached, it says so and comes at the next opening', async ({
  page,
  bank,
}) => {
  const { holder } = await bank.prepare({ task: 'identityValidation' });
  await standIn(page, bank, holder);
  await page.getByRole('button', { name: fullIdentityMessages.omc.known.correct }).click(SLOW);
  await page.getByLabel(fullIdentityMessages.omc.birthdate.label).fill('16/10/2007');
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  const why = page.locator('summary').filter({ hasText: kitMessages.why });
  const rules = await onChunks(page, ['why'], route => route.abort());
  await why.click();
  await expect(page.getByText(kitMessages.whyFailed)).toBeVisible();
  expect(rules.asked()).toEqual(['why']);
  await rules.end();
  await why.press('Enter');
  await why.press('Enter');
  await expect(page.getByText('Un compte s’ouvre à 18 ans révolus, dès le jour de l’anniversaire. Au 15 octobre 2025')).toBeVisible();
  await expectAccessible(page);
});
