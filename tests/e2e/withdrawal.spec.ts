import { shellMessages } from '@messages/shell';
import { withdrawalMessages } from '@messages/withdrawal';
import { expectAccessible } from './support/axe';
import { readDocuments, sign, welcome } from './support/ending';
import { button, heading } from './support/page';
import { travellerOf } from './support/prepared';
import { standIn } from './support/session';
import { expect, test } from './support/test';
import { sayWho } from './support/visit';

test('withdraws from the contract in two presses from the welcome page, and from a fresh tab by mobile and code (XTR-68)', async ({
  page,
  bank,
}) => {
  const { holder } = await bank.prepare({ task: 'signature', local: 'retractation', done: 'video' });
  await standIn(page, bank, holder);
  await readDocuments(page);
  await sign(page, bank, travellerOf(holder));
  await welcome(page, travellerOf(holder).firstName);
  await page.getByRole('main').getByRole('link', { name: shellMessages.withdrawal }).click();
  await expect(heading(page, withdrawalMessages.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: withdrawalMessages.confirm }).press('Enter');
  await expect(heading(page, withdrawalMessages.done.title)).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, withdrawalMessages.done.save).click()]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/renoncer`);
  await page.getByRole('link', { name: withdrawalMessages.signIn.go }).click();
  await sayWho(page, bank, holder);
  await expect(heading(page, withdrawalMessages.done.title)).toBeVisible();
});
