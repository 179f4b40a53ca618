import { summaryMessages } from '@ui/copy/fr/summary';
import { heading } from './support/page';
import { expect, test } from './support/test';

test.use({ bankOptions: ['--local'] });

test('shows the file opened last on a local host, by its JWT alone (STP-08, SES-05, D-39)', async ({ page, bank }) => {
  await bank.prepare({ task: 'summary', local: 'hote.local' });
  const asked = page.waitForRequest(/\/api\/v1\/states/);
  await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/main`);
  await page.locator('#commencer').click();
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible();
  const headers = await (await asked).allHeaders();
  expect([headers['x-local-jwt'] !== undefined, headers['authorization']]).toEqual([true, undefined]);
});
