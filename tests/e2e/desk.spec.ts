import { expectAccessible, expectNoOverflow } from './support/axe';
import { expect, lab, test } from './support/test';

test('the desk is accessible on every page, and fits a narrow screen (XTR-24)', lab, async ({ page, bank }) => {
  const { id } = await bank.prepare({ task: 'middleControl' });
  await bank.atDesk('faults', { method: 'GET', path: '/never/asked', kind: 'never' });
  for (const path of ['/', '/messages', '/cas', '/reglages', '/pannes', '/rapports', '/phrases', `/dossiers/${id}`]) {
    await page.goto(bank.desk + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  await page.goto(`${bank.desk}/pannes`);
  await page.getByRole('button', { name: /^Lever toutes/ }).click();
  await expect(page.getByRole('status')).toBeFocused();
});
