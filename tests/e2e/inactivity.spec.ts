import type { Page } from '@playwright/test';
import { inactivityDefaults } from '@domain/session/inactivity';
import { inactivityMessages } from '@messages/inactivity';
import { stillThereMessages } from '@messages/stillThere';
import { samplePeople } from '@sandbox/samples/person';
import { folded } from './support/dossier';
import { expectAccessible } from './support/axe';
import { heading } from './support/page';
import { expect, test } from './support/test';
import { comeBack } from './support/walk';

const copy = stillThereMessages.omc;
const { afterMs, popupMs } = inactivityDefaults;
const question = (page: Page) => page.getByRole('dialog', { name: copy.idle.title });

test('asks who is silent whether they stay, then takes the file off the screen (SES-03, XTR-08)', async ({ page, bank }) => {
  await page.clock.install();
  const { holder } = await bank.prepare({ task: 'identityValidation' });
  await comeBack(page, bank, holder);
  await folded(page).click();
  const name = page.locator('input[name=lastName]');
  await expect(name).toHaveValue(samplePeople.holder.lastName);

  await page.clock.fastForward(afterMs);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  const states = page.waitForResponse(response => response.url().includes('/v1/states?'));
  await question(page).getByRole('button', { name: copy.stay }).press('Enter');
  expect((await states).status()).toBe(200);
  await expect(question(page)).toBeHidden();
  await expect(name).toHaveValue(samplePeople.holder.lastName);

  await page.clock.fastForward(afterMs);
  await expect(question(page)).toBeVisible();
  await page.clock.fastForward(popupMs);
  await expect(heading(page, inactivityMessages.omc.title)).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(await page.content()).not.toContain(samplePeople.holder.lastName);
  expect(await page.evaluate(() => sessionStorage.getItem('omc.session'))).toBeNull();
});
