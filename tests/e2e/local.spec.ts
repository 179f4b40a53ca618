import { summaryMessages } from '@messages/summary';
import { Bank } from './support/bank';
import { heading } from './support/page';
import { expect, FIRST_PORT, lab, test } from './support/test';

test('shows the file opened last on a local host, by its JWT alone (STP-08, SES-05, D-39)', lab, async ({ page }) => {
  const bank = new Bank(FIRST_PORT + 9_000, ['--local']);
  await bank.start();
  try {
    await bank.prepare({ task: 'summary', local: 'hote.local' });
    const asked = page.waitForRequest(/\/api\/v1\/states/);
    await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/main`);
    await page.locator('#commencer').click();
    await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible();
    const headers = await (await asked).allHeaders();
    expect([headers['x-local-jwt'] !== undefined, headers['authorization']]).toEqual([true, undefined]);
  } finally {
    await bank.remove();
  }
});
