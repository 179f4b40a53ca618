import { fullIdentityCopy } from '@ui/copy/fr/fullIdentity';
import { uploadCopy as copy } from '@ui/copy/fr/upload';
import { expectAccessible } from './support/axe';
import { chooseIdentity, filesOf, keepSide } from './support/file';
import { enterAt } from './support/prepared';
import { expect, test } from './support/test';

test('D-72: a page that the camera ends between two sides finds the front and the card again', async ({ page, bank }) => {
  const person = await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'CNI');
  const [front, back] = await filesOf({ document: 'CNI' }, person);
  const chooser = (side: string) =>
    page.getByRole('group', { name: side, exact: true }).getByLabel(new RegExp(`^(${copy.file}|${copy.fileAgain})`));
  await chooser(copy.sideTitle.FRONT).setInputFiles(front ?? []);
  await expect(page.getByText(copy.given(front?.name ?? '')).first()).toBeVisible();
  await keepSide(page);
  await page.reload();
  await expect(page.getByText(copy.keptOne.FRONT)).toBeVisible();
  await expectAccessible(page);
  await chooser(copy.sideTitle.BACK).setInputFiles(back ?? []);
  await expect(page.getByText(copy.given(back?.name ?? '')).first()).toBeVisible();
  const leaves = page.waitForRequest(request => /\/exchanges\/[^/]+\/documents$/.test(request.url()));
  await page.getByRole('button', { name: copy.send, exact: true }).click();
  const { pages } = (await leaves).postDataJSON() as { pages: { side: string }[] };
  expect(pages.map(({ side }) => side)).toEqual(['BACK']);
  await expect(page.getByRole('heading', { level: 1, name: fullIdentityCopy.title.individual })).toBeVisible({ timeout: 20_000 });
});
