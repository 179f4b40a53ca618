import type { Page } from '@playwright/test';
import { samplePeople } from '@sandbox/samples/person';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { uploadMessages } from '@messages/upload';
import { enterAs } from './support/adviser';
import { expectAccessible } from './support/axe';
import type { Bank } from './support/bank';
import { chooseIdentity, filesOf, heading, keepSide, proofTitles } from './support/dossier';
import { button } from './support/page';
import { enterAt } from './support/prepared';
import { expect, lab, labUnless, test } from './support/test';

const copy = uploadMessages.omc;

/** Persons whose page the camera app kills while they give a card: client or adviser, the card's owner, and the next step. */
const givers = {
  'a client': {
    enter: (page: Page, bank: Bank) => enterAt(page, bank, { task: 'identityDocUpload' }),
    whose: 'individual',
    follows: proofTitles('address', 'individual'),
  },
  'an adviser, for the co-holder': {
    enter: async (page: Page, bank: Bank) => {
      const { id, coHolder } = await bank.prepare({ task: 'coHolderIdentityDocUpload', workflow: 'joint', variant: 'mdc-01' });
      await enterAs(page, bank, 'mdc-01', id);
      const { firstName, lastName, birthdate } = samplePeople.coHolder;
      return { email: '', mobile: '', ...coHolder, firstName, lastName, birthdate: birthdate.split('-').reverse().join('/') };
    },
    whose: 'COT',
    follows: [fullIdentityMessages.mdc.title.TIT],
  },
} as const;

for (const [who, { enter, whose, follows }] of Object.entries(givers))
  test(
    `finds the front again where the camera ended the page between two sides: ${who} (D-72, D-47)`,
    labUnless(who === 'a client'),
    async ({ page, bank }) => {
      const person = await enter(page, bank);
      await chooseIdentity(page, 'CNI', whose);
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
      await button(page, copy.keep).click();
      const { pages } = (await leaves).postDataJSON() as { pages: { side: string }[] };
      expect(pages.map(({ side }) => side)).toEqual(['BACK']);
      await expect(heading(page, ...follows)).toBeVisible();
    },
  );

test('deletes the side kept for another kind of paper, and asks again for a lost one (D-72)', lab, async ({ page, bank }) => {
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
  await page.getByRole('button', { name: `${copy.change}${copy.changeMore}` }).click();
  const deleted = page.waitForResponse(response => response.url().includes('/proofs/deleteDocument/') && response.status() === 204);
  await chooseIdentity(page, 'PASSPORT');
  await deleted;
  await page.getByRole('button', { name: `${copy.change}${copy.changeMore}` }).click();
  await chooseIdentity(page, 'CNI');
  await expect(page.getByText(copy.keptOne.FRONT)).toBeHidden();
  await give(copy.sideTitle.FRONT);
  await keepSide(page);
  await page.reload();
  await page.route('**/documents/complete', route => route.fulfill({ status: 422, json: { functionalCode: 'generic' } }));
  await give(copy.sideTitle.BACK, back);
  await button(page, copy.keep).click();
  await expect(page.getByRole('link', { name: copy.lost.FRONT })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/documents/complete');
  await give(copy.sideTitle.FRONT);
  await button(page, copy.keepBoth).click();
  await expect(heading(page, ...proofTitles('address', 'individual'))).toBeVisible();
});
