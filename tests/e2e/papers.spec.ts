import type { Page } from '@playwright/test';
import { dataMatrix } from '@sandbox/samples/draw/code';
import { page as sheet } from '@sandbox/samples/draw/svg';
import { rasterOf } from '@sandbox/samples/raster';
import { addressMessages } from '@messages/address';
import { analysisMessages } from '@messages/analysis';
import { suggestionMessages } from '@messages/suggestions';
import { proofReasonsMessages } from '@messages/proofReasons';
import { twoDDocMessages } from '@messages/twoDDoc';
import { uploadMessages } from '@messages/upload';
import { expectAccessible } from './support/axe';
import { chooseIdentity, choosePaper, give, openDoubt } from './support/dossier';
import { button, heading } from './support/page';
import { enterAt } from './support/prepared';
import { expect, lab, test } from './support/test';

const { failed } = analysisMessages.omc;

/** A bill of an issuer whose key the bank does not have: a sheet with its 2D-Doc alone, which no code of ours draws. */
const foreignBill = async (lastName: string, firstName: string): Promise<Buffer> => {
  const text = `DC04FR000001FFFF1FB60001FR26FR24440002212 RUE DES TILLEULS\u001d25NANTES\u001d10MME/${lastName}/${firstName}`;
  const signature = 'A'.repeat(103);
  const drawing = sheet(1414, 2000, (await dataMatrix(`${text.toUpperCase()}\u001d\u001f${signature}`))(900, 150, 300));
  return Buffer.from(rasterOf(drawing).jpeg(85));
};

const giveBill = async (page: Page, buffer: Buffer): Promise<void> => {
  await page
    .getByLabel(new RegExp(`^${uploadMessages.omc.file}`))
    .first()
    .setInputFiles({ name: 'facture.jpg', mimeType: 'image/jpeg', buffer });
};

test('the 2D-Doc of a bill is read in the browser, whose pages load its decoder then alone; one press takes what it says (XTR-19, D-63)', async ({
  page,
  bank,
}) => {
  const loaded: string[] = [];
  page.on('request', request => void (/symbol|page-codes|\.wasm/.test(request.url()) && loaded.push(request.url())));
  page.context().on('request', request => void (/\.wasm/.test(request.url()) && loaded.push(request.url())));
  const person = await enterAt(page, bank, { task: 'addressDocUpload', inTurn: true });
  await choosePaper(page, 'GAS');
  await expect(button(page, uploadMessages.omc.send)).toBeVisible();
  expect(loaded).toEqual([]);
  await giveBill(page, await foreignBill(person.lastName, person.firstName));
  const said = page.getByRole('listitem').getByText(twoDDocMessages.read('').slice(0, 12));
  await expect(said).toContainText('12 RUE DES TILLEULS, 44000 NANTES');
  await expect(said).toContainText(twoDDocMessages.seal.unknown);
  expect(loaded.some(url => url.endsWith('.wasm'))).toBe(true);
  await expectAccessible(page);
  await button(page, uploadMessages.omc.send).click();
  await expect(heading(page, proofReasonsMessages.omc.NOT_CONTROLLED.title)).toBeVisible();
  // a bank that has read nothing
  await page.route('**/api/v1/proofs/*', route => route.fulfill({ json: { processStatus: 'ERROR' } }));
  await page.getByRole('button', { name: failed.goOn }).click();
  await expect(page.getByText(`${suggestionMessages.read('GAS', true)}\u00a0: 12 RUE DES TILLEULS, 44000 NANTES.`)).toBeVisible();
  await expect(page.getByLabel(addressMessages.omc.streetName.label)).toHaveValue('');
  await button(page, suggestionMessages.useAddress).click();
  await expect(page.getByText(suggestionMessages.read('GAS', true), { exact: true })).toBeVisible();
  await expect(page.getByText(/12 RUE DES TILLEULS, 44000 NANTES/)).toBeVisible();
});

test('a signature of an issuer whose key the bank serves is shown as checked (XTR-19)', lab, async ({ page, bank }) => {
  const person = await enterAt(page, bank, { task: 'incomeDocUpload' });
  await choosePaper(page, 'PAYSLIP');
  await give(page, { document: 'PAYSLIP', outcome: 'TWO_D_DOC' }, person, async () => {
    await expect(page.getByRole('listitem').getByText(twoDDocMessages.seal.valid)).toBeVisible();
  });
});

test(
  'a 2D-Doc inside a PDF is the bank’s to read: the page says that the PDF opens, and what was read is filled in (XTR-19, D-63)',
  lab,
  async ({ page, bank }) => {
    const person = await enterAt(page, bank, { task: 'addressDocUpload', inTurn: true });
    await choosePaper(page, 'ELECTRICITY');
    await give(page, { document: 'ELECTRICITY', outcome: 'TWO_D_DOC', format: 'pdf' }, person, async () => {
      await expect(page.getByRole('listitem').getByText(uploadMessages.omc.pdfOpens)).toBeVisible();
      await expect(page.getByText(uploadMessages.omc.trial)).toBeVisible();
      await expectAccessible(page);
    });
    await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible();
    await expect(page.getByText(suggestionMessages.read('ELECTRICITY', true), { exact: true })).toBeVisible();
    await expect(page.getByText(/12 rue des Tilleuls, 44000 Nantes/i)).toBeVisible();
    expect(JSON.stringify((await bank.file(person.id)).proofs)).toContain('2D-Doc, signature vérifiée');
  },
);

test(
  'a passport without a code of ours is read by its zone; a wrong name is shown beside the expected one (XTR-59, XTR-02)',
  lab,
  async ({ page, bank }) => {
    const person = await enterAt(page, bank, { task: 'identityDocUpload' });
    await chooseIdentity(page, 'PASSPORT');
    await give(page, { document: 'PASSPORT', outcome: 'ZONE' }, { ...person, lastName: 'Quidam' });
    const mismatch = heading(page, proofReasonsMessages.omc.LAST_NAME_MISMATCH.title);
    await openDoubt(page, mismatch);
    await expect(mismatch).toBeVisible();
    const facts = page.getByRole('main');
    await expect(facts).toContainText(`${failed.read}QUIDAM`);
    await expect(facts).toContainText(`${failed.expected}${person.lastName}`);
    const [proof] = (await bank.file(person.id)).proofs;
    expect(proof?.outcome).toMatchObject({ read: { birthdate: '1992-03-27', expires: expect.stringMatching(/^20\d\d-/) } });
    await expectAccessible(page);
  },
);
