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

test('D-72: another kind of paper first deletes the side that the bank keeps; one that it lost is asked for again', async ({
  page,
  bank,
}) => {
  const person = await enterAt(page, bank, { task: 'identityDocUpload', variant: 'omc-03' });
  const [front, back] = await filesOf({ document: 'CNI' }, person);
  const place = (side: string) => page.getByRole('group', { name: side, exact: true });
  const give = async (side: string, file = front) => {
    await place(side)
      .getByLabel(new RegExp(`^(${copy.file}|${copy.fileAgain})`))
      .setInputFiles(file ?? []);
    await expect(page.getByText(copy.given(file?.name ?? '')).first()).toBeVisible();
  };
  await chooseIdentity(page, 'CNI');
  await give(copy.sideTitle.FRONT);
  await keepSide(page);
  await page.getByRole('button', { name: copy.otherDocument }).click();
  const deleted = page.waitForResponse(response => response.url().includes('/proofs/deleteDocument/') && response.status() === 204);
  await chooseIdentity(page, 'PASSPORT');
  await deleted;
  await page.getByRole('button', { name: copy.otherDocument }).click();
  await chooseIdentity(page, 'CNI');
  await expect(page.getByText(copy.keptOne.FRONT)).toBeHidden();
  await give(copy.sideTitle.FRONT);
  await keepSide(page);
  await page.reload();
  await page.route('**/documents/complete', route => route.fulfill({ status: 422, json: { functionalCode: 'generic' } }));
  await give(copy.sideTitle.BACK, back);
  await page.getByRole('button', { name: copy.send, exact: true }).click();
  await expect(page.getByRole('link', { name: copy.lost.FRONT })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/documents/complete');
  await give(copy.sideTitle.FRONT);
  await page.getByRole('button', { name: copy.send, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: fullIdentityCopy.title.individual })).toBeVisible({ timeout: 20_000 });
});
