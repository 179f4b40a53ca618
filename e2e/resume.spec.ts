import type { Page } from '@playwright/test';
import { documentsRank } from '@domain/documents/rank';
import { addressMessages } from '@ui/copy/fr/address';
import { analysisMessages } from '@ui/copy/fr/analysis';
import { birthplaceMessages } from '@ui/copy/fr/birthplace';
import { dialogsMessages } from '@ui/copy/fr/dialogs';
import { kitMessages } from '@ui/copy/fr/kit';
import { middleControlMessages } from '@ui/copy/fr/middleControl';
import { preLivenessMessages } from '@ui/copy/fr/preLiveness';
import { summaryMessages } from '@ui/copy/fr/summary';
import { uploadMessages } from '@ui/copy/fr/upload';
import { samplePeople } from '@sandbox/samples/person';
import { expectAccessible } from './support/axe';
import { Bank } from './support/bank';
import { address, choosePaper, give, identity, pick } from './support/file';
import { expect, test } from './support/test';
import { comeBack, someone } from './support/walk';

const SLOW = { timeout: 30_000 };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('STP-06: another device takes the file up where it stands', async ({ page, bank, browser }) => {
  const { holder } = await bank.prepare({ task: 'addressValidation', local: 'deux.appareils' });
  await comeBack(page, bank, holder);
  await address(page);
  await expect(heading(page, uploadMessages.omc.title.income.individual)).toBeVisible(SLOW);
  const phone = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  const other = await phone.newPage();
  await comeBack(other, bank, holder);
  await expect(heading(other, uploadMessages.omc.title.income.individual)).toBeVisible(SLOW);
  await phone.close();
});

test('STP-12: what is typed and not saved is there after going back and forth; leaving asks first', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'identityValidation', local: 'retour.en.arriere' });
  await comeBack(page, bank, holder);
  await identity(page);
  await expect(heading(page, birthplaceMessages.omc.title.individual)).toBeVisible(SLOW);
  await pick(page, birthplaceMessages.omc.country.label, 'portu', 'Portugal');
  const town = page.getByLabel(birthplaceMessages.omc.place.label);
  await town.fill('Porto');
  await page.getByRole('button', { name: kitMessages.back, exact: true }).click();
  await expect(heading(page, birthplaceMessages.omc.title.individual)).toBeHidden();
  await page.goForward();
  await expect(town).toHaveValue(/^porto$/i);
  const asked = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await expect(town).toHaveValue(/^porto$/i);
});

test(
  'XTR-02: the bank is killed while a step is saved: what was typed stays, and goes through once it is back',
  { tag: '@all' },
  async ({ page }) => {
    test.slow();
    const bank = new Bank(5960);
    await bank.start();
    try {
      const { holder } = await bank.prepare({ task: 'addressValidation' });
      await comeBack(page, bank, holder);
      await address(page, 'individual', () => Promise.resolve());
      await expect(heading(page, uploadMessages.omc.title.income.individual)).toBeVisible(SLOW);
      await page.goBack();
      await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible();
      await page.getByLabel(addressMessages.omc.streetName.label).fill('des Amandiers');
      await bank.stop();
      await page.getByRole('button', { name: 'Continuer', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: dialogsMessages.omc.technical.title });
      await expect(dialog).toBeVisible(SLOW);
      await expect(page.getByLabel(addressMessages.omc.streetName.label)).toHaveValue('des Amandiers');
      await bank.start();
      await dialog.getByRole('button', { name: dialogsMessages.omc.technical.again }).click();
      await expect(heading(page, uploadMessages.omc.title.income.individual)).toBeVisible(SLOW);
      await page.goBack();
      await expect(page.getByLabel(addressMessages.omc.streetName.label)).toHaveValue('des Amandiers');
    } finally {
      await bank.remove();
    }
  },
);

test('XTR-07, D-53: a proof that the adviser sends back is asked for alone and can only be replaced; the page follows the review by itself', async ({
  page,
  bank,
}) => {
  test.slow();
  const { id, holder } = await bank.prepare({ task: 'middleControl', local: 'justificatif.renvoye' });
  await comeBack(page, bank, holder);
  await expect(heading(page, middleControlMessages.omc.title)).toBeVisible(SLOW);
  await expectAccessible(page);
  const rank = documentsRank.decide({ participant: 'TIT', category: 'address' });
  const reason = 'La facture est coupée en bas : envoyez la page entière.';
  await bank.atDesk(`files/${id}/send-back`, { rank, reason });
  await page.getByRole('button', { name: uploadMessages.omc.received.failed.follow }).click(SLOW);
  await expect(page.getByText(reason)).toBeVisible(SLOW);
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: analysisMessages.omc.failed.goOn })).toHaveCount(0);
  await page.getByRole('button', { name: analysisMessages.omc.failed.another }).click();
  await page.getByRole('button', { name: uploadMessages.omc.send, exact: true }).click();
  await expect(page).toHaveTitle(/^Erreur/);
  await choosePaper(page, 'ELECTRICITY');
  const { firstName, lastName } = samplePeople.holder;
  await give(page, { document: 'ELECTRICITY' }, { ...someone('26+', firstName), lastName });
  await expect(heading(page, middleControlMessages.omc.title)).toBeVisible(SLOW);
  await bank.atDesk(`files/${id}/accept`, {});
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible(SLOW);
});

/** Makes `getUserMedia` fail with the given error name. */
const withoutCamera = (page: Page, name: string) =>
  page.addInitScript(why => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', why));
  }, name);

for (const [name, problem] of [
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
] as const)
  test(
    `LIV-01, XTR-06: the camera is ${problem}: no attempt is used, and every way round is shown`,
    { tag: problem === 'refused' ? [] : '@all' },
    async ({ page, bank }) => {
      const { id, holder } = await bank.prepare({ task: 'signature', local: `camera.${problem}` });
      await withoutCamera(page, name);
      await comeBack(page, bank, holder);
      await page.getByRole('button', { name: preLivenessMessages.start, exact: true }).click();
      await expect(page.getByText(preLivenessMessages.problems[problem].title)).toBeVisible();
      await expect(page.getByRole('button', { name: preLivenessMessages.again })).toBeVisible();
      await expectAccessible(page);
      expect((await bank.file(id)).checks).toEqual([]);
    },
  );
