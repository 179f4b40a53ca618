import { preLivenessCopy } from '@ui/copy/fr/preLiveness';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { completeFile } from './support/file';
import { expect, test } from './support/test';
import { openFile, someone } from './support/walk';

const PHONE = { width: 390, height: 844 };

test('a prospect completes the file alone, every proof validated; every screen is accessible', async ({ page, bank }) => {
  test.setTimeout(360_000);
  await page.setViewportSize(PHONE);
  const person = someone('26+');
  await openFile(page, bank, 'omc-01', person);
  await completeFile(page, person, async () => {
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
  await expect(page.getByRole('heading', { level: 1, name: preLivenessCopy.title.omc })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/ouvrirmoncompte/signature');
});
