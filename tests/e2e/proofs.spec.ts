import type { Page } from '@playwright/test';
import { proofReasons, proofsAfterFailure, type ProofReason } from '@domain/proofs/afterFailure';
import { paperNamed, type PaperName } from '@domain/proofs/papers';
import { addressMessages } from '@messages/address';
import { analysisMessages } from '@messages/analysis';
import { suggestionMessages } from '@messages/suggestions';
import { papersMessages } from '@messages/papers';
import { proofReasonsMessages } from '@messages/proofReasons';
import { uploadMessages } from '@messages/upload';
import { expectAccessible } from './support/axe';
import { stamped } from './support/corpus/jpeg';
import { address, chooseIdentity, choosePaper, filesOf, give, heading, openDoubt, proofTitles, refusal, unfold } from './support/dossier';
import { button } from './support/page';
import { enterAt } from './support/prepared';
import { watchFocus } from './support/focus';
import { expect, lab, test } from './support/test';

/** The document that shows each reason. */
const met: Readonly<Record<ProofReason, PaperName>> = {
  FIRST_NAME_MISMATCH: 'CNI',
  LAST_NAME_MISMATCH: 'CNI',
  BIRTHDATE_MISMATCH: 'CNI',
  DOCUMENT_MODEL: 'CNI',
  DOCUMENT_TYPE: 'CNI',
  EXPIRED: 'CNI',
  ISSUE_DATE: 'GAS',
  SPECIAL_MENTION_IN_ADDRESS: 'GAS',
  INVALID_TAX_NOTICE_REFERENCE: 'ADDRESS_TAX_NOTICE',
  INVALID_EMPLOYER: 'PAYSLIP',
  UNUSABLE_IMAGE: 'CNI',
  MISSING_BACK: 'CNI',
  ISSUING_COUNTRY: 'CNI',
  PORTRAIT_ABSENT: 'CNI',
  NOT_CONTROLLED: 'CNI',
  DEFAULT: 'CNI',
};

/** One reason for each follow-up and each document; ALL plays every reason. */
const one: readonly ProofReason[] = ['FIRST_NAME_MISMATCH', 'ISSUE_DATE', 'ISSUING_COUNTRY', 'INVALID_EMPLOYER'];
const asked = process.env['ALL'] ? proofReasons : one;

const withPaper = (...papers: readonly PaperName[]): readonly ProofReason[] => asked.filter(reason => papers.includes(met[reason]));

/** Reasons that one press corrects where the identity paper shows them. D-126 */
const mistyped: readonly ProofReason[] = ['FIRST_NAME_MISMATCH', 'LAST_NAME_MISMATCH', 'BIRTHDATE_MISMATCH'];

const seen = async (page: Page, reason: ProofReason): Promise<void> => {
  const reasons = proofReasonsMessages.omc[reason];
  const { proves } = paperNamed(met[reason]);
  const advice = proves === 'identity' && mistyped.includes(reason) ? analysisMessages.omc.failed.mistyped : reasons[proves];
  await openDoubt(page, refusal(page, reason));
  await expect(refusal(page, reason)).toBeVisible();
  await expect(page.getByText(advice)).toBeVisible();
  const { continueAnyway, agency } = proofsAfterFailure.decide({ reason });
  await expect(page.getByRole('button', { name: analysisMessages.omc.failed.goOn })).toHaveCount(continueAnyway ? 1 : 0);
  await expect(page.getByRole('link', { name: analysisMessages.omc.failed.appointment })).toHaveCount(agency ? 1 : 0);
};

const { another, retake } = analysisMessages.omc.failed;
const giveAnother = (page: Page) => page.getByRole('button', { name: new RegExp(`^(${another}|${retake})$`) }).click();

/** `npm test` checks every second reason, `npm test -w tools` each; the title says which. */
const how = process.env['ALL'] ? 'each' : 'every second';
const lookedAt = (reasons: readonly ProofReason[]): readonly ProofReason[] =>
  process.env['ALL'] ? reasons : reasons.filter((_, index) => index % 2 === 0);

test(`shows the card of ${how} reason of an identity document, and takes another document (PRF-08)`, async ({ page, bank }) => {
  const person = await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'CNI');
  for (const reason of lookedAt(withPaper('CNI'))) {
    await give(page, { document: 'CNI', outcome: reason }, person);
    await seen(page, reason);
    await expectAccessible(page);
    await giveAnother(page);
    await expect(heading(page, ...proofTitles('identity', 'individual'))).toBeVisible();
  }
});

test(
  'shows the card of each reason of an address and an income proof; one tax notice serves both (PRF-08)',
  lab,
  async ({ page, bank }) => {
    const person = await enterAt(page, bank, { task: 'addressDocUpload', inTurn: true });
    for (const reason of withPaper('GAS', 'ADDRESS_TAX_NOTICE')) {
      await choosePaper(page, met[reason]);
      await give(page, { document: met[reason], outcome: reason }, person);
      await seen(page, reason);
      await giveAnother(page);
    }
    await choosePaper(page, 'ADDRESS_TAX_NOTICE');
    await give(page, { document: 'ADDRESS_TAX_NOTICE' }, person);
    await address(page);
    await page.getByRole('button', { name: uploadMessages.omc.reuse.button }).click();
    await expect(page.getByText(papersMessages.INCOME_TAX_NOTICE, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Retirer/ }).click();
    await choosePaper(page, 'PAYSLIP');
    await give(page, { document: 'PAYSLIP', outcome: 'INVALID_EMPLOYER' }, person);
    await seen(page, 'INVALID_EMPLOYER');
  },
);

test('what is missing or cannot be read is shown at its place (PRF-05, PRF-06)', async ({ page, bank }) => {
  const person = await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'PASSPORT');
  await button(page, uploadMessages.omc.send).click();
  await expect(page.getByRole('link', { name: uploadMessages.omc.required.identity })).toBeVisible();
  await expectAccessible(page);
  const input = page.getByLabel(new RegExp(`^${uploadMessages.omc.file}`)).last();
  await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not an image at all') });
  await expect(page.getByRole('link', { name: uploadMessages.omc.refused('text', { name: 'photo.jpg', size: 1 }) })).toBeVisible();
  await input.setInputFiles({ name: 'vide.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(page.getByRole('link', { name: uploadMessages.omc.refusals.empty })).toBeVisible();
  const [whole] = await filesOf({ document: 'PASSPORT' }, person);
  await input.setInputFiles({ name: 'coupee.jpg', mimeType: 'image/jpeg', buffer: whole?.buffer.subarray(0, 300) ?? Buffer.alloc(0) });
  await expect(page.getByRole('link', { name: uploadMessages.omc.refusals['not-resizable'] })).toBeVisible();
});

test(
  'a proof of six photos, put in order, reaches the bank in that order; one of them is taken out (D-54)',
  lab,
  async ({ page, bank }) => {
    await watchFocus(page.context());
    const person = await enterAt(page, bank, { task: 'identityDocUpload' });
    await chooseIdentity(page, 'PASSPORT');
    const [whole] = await filesOf({ document: 'PASSPORT' }, person);
    const photos = Array.from({ length: 6 }, (_, index) => ({
      name: `page-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: stamped(whole?.buffer ?? Buffer.alloc(0), index),
    }));
    const input = page.getByLabel(new RegExp(`^(${uploadMessages.omc.file}|${uploadMessages.omc.fileMore})`));
    await input.setInputFiles(photos.slice(0, 2));
    await expect(page.getByText(uploadMessages.omc.given('page-2.jpg')).first()).toBeVisible();
    await input.setInputFiles(photos.slice(2));
    await expect(page.getByText(uploadMessages.omc.full)).toBeVisible();
    await page.getByRole('button', { name: `${uploadMessages.omc.up}${uploadMessages.omc.ofPage(uploadMessages.omc.page(6))}` }).click();
    const lines = page.getByRole('group', { name: uploadMessages.omc.sideTitle.SINGLE }).getByRole('listitem');
    await expect(lines.nth(4)).toContainText('page-6.jpg');
    await expectAccessible(page);
    await page.getByRole('button', { name: `${uploadMessages.omc.remove}${uploadMessages.omc.removeMore('page-1.jpg')}` }).click();
    await expect(lines).toHaveCount(5);
    const leaves = page.waitForRequest(request => /\/exchanges\/[^/]+\/documents$/.test(request.url()));
    await button(page, uploadMessages.omc.send).click();
    const { pages } = (await leaves).postDataJSON() as { pages: { side: string }[] };
    expect(pages.map(({ side }) => side)).toEqual(Array.from({ length: 5 }, () => 'SINGLE'));
    await expect(heading(page, ...proofTitles('address', 'individual'))).toBeVisible();
  },
);

test('the address that the bill says is on a card with its source; one click continues (D-63, XTR-32, XTR-49)', async ({ page, bank }) => {
  await watchFocus(page.context());
  const person = await enterAt(page, bank, { task: 'addressDocUpload', inTurn: true });
  await choosePaper(page, 'GAS');
  await give(page, { document: 'GAS' }, person);
  await expect(page.getByText(suggestionMessages.read('GAS', true))).toBeVisible();
  await expect(page.getByText('12 rue des Tilleuls, 44000 Nantes')).toBeVisible();
  await expectAccessible(page);
  await unfold(page, addressMessages.omc.streetNumber.label);
  await expectAccessible(page);
  await expect(page.getByLabel(addressMessages.omc.streetNumber.label)).toHaveValue('12');
  await expect(page.getByLabel(addressMessages.omc.streetName.label)).toHaveValue('des Tilleuls');
  await expect(page.getByLabel(addressMessages.omc.postalCode.label)).toHaveValue('44000');
  await expect(page.getByRole('status').filter({ hasText: 'Nantes' })).toBeVisible();
});
