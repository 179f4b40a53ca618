import type { Page } from '@playwright/test';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { optionsMessages } from '@messages/options';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { watchBetween } from './support/between';
import { Canary } from './support/canary';
import { passVideo, readDocuments, sign, welcome } from './support/ending';
import { completeFile } from './support/dossier';
import { byKeyboard } from './support/keyboard';
import { button } from './support/page';
import { expect, test } from './support/test';
import { chooseOffer, confirmPhone, create, describe, open, someone } from './support/walk';

/** Opens the explanation, which traps the focus, and closes it, which returns the focus. */
const readExplanation = async (page: Page): Promise<void> => {
  const why = button(page, optionsMessages.omc.documents.why);
  if (await why.isHidden()) return;
  await why.click();
  const dialog = page.getByRole('dialog', { name: optionsMessages.omc.explanation.title });
  await dialog.getByRole('button', { name: optionsMessages.omc.explanation.close }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(why).toBeFocused();
};

/** Sent empty first: the summary takes the focus, and its first link leads to the first field. XTR-31 */
const correctFirst = async (page: Page): Promise<void> => {
  await button(page, applicantDetailsMessages.omc.create).click();
  const summary = page.getByRole('alert').filter({ hasText: 'à corriger' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link').first().click();
  await expect(page.locator('input[name=civility]').first()).toBeFocused();
};

test('opens the account alone by keyboard on accessible screens, and leaks nothing (XTR-18, XTR-31, STP-13)', async ({ page, bank }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const look = async (): Promise<void> => {
    await expectAccessible(page);
    await expectNoOverflow(page);
  };
  const person = { ...someone('26+', 'Ysoline'), lastName: 'Canarival' };
  const canary = new Canary();
  await canary.watch(page);
  const expectNoWait = await watchBetween(page);
  const keys = byKeyboard(page);
  await open(keys, bank, 'omc-03');
  await keys.getByRole('link', { name: 'Aller au contenu' }).click();
  await chooseOffer(keys, {}, () => readExplanation(keys));
  await correctFirst(keys);
  await describe(keys, person);
  await create(keys, 'individual');
  await confirmPhone(keys, bank, person);
  await completeFile(keys, person, look);
  await passVideo(keys, look);
  await readDocuments(keys, look);
  await sign(keys, bank, person, look);
  await welcome(keys, person.firstName, look);
  await canary.expectSilence(page, person);
  expectNoWait();
});
