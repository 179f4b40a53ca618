import { summaryMessages } from '@ui/copy/fr/summary';
import { expect, test } from './support/test';

test.use({ bankOptions: ['--local'] });

test('STP-08, SES-05, D-39: on a local host the file opened last is shown from the first tap without authentication; the JWT takes the bearer’s place', async ({
  page,
  bank,
}) => {
  await bank.prepare({ task: 'summary', local: 'hote.local' });
  const asked = page.waitForRequest(/\/api\/v1\/states/);
  await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/main`);
  await page.locator('#commencer').click();
  await expect(page.getByRole('heading', { level: 1, name: summaryMessages.omc.title.individual })).toBeVisible({ timeout: 30_000 });
  const headers = await (await asked).allHeaders();
  expect([headers['x-local-jwt'] !== undefined, headers['authorization']]).toEqual([true, undefined]);
});
