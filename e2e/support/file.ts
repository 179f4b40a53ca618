import { expect, type Page } from '@playwright/test';
import { uploadMessages } from '@ui/copy/fr/upload';
import { heading, nothing, type Look } from './file/common';
import { agency, delivery, recap } from './file/ending';
import { birthplace, family, identity } from './file/person';
import { chooseIdentity, choosePaper, give } from './file/proofs';
import { address, complementary, taxResidence } from './file/situation';
import type { Traveller } from './walk';

export * from './file/common';
export * from './file/fill';
export * from './file/proofs';
export * from './file/person';
export * from './file/situation';
export * from './file/ending';

/** Fills the file of one person with valid proofs, up to the page after the delivery. */
export const fillFile = async (page: Page, person: Traveller, look: Look = nothing): Promise<void> => {
  const { address: addressTitle, income: incomeTitle } = uploadMessages.omc.title;
  const theirs = uploadMessages.mdc.title;
  await chooseIdentity(page, 'CNI', 'individual', look);
  await give(page, { document: 'CNI' }, person, look);
  await identity(page, 'individual', look);
  await birthplace(page, 'individual', look);
  await family(page, 'individual', look);
  await expect(heading(page, addressTitle.individual, theirs.address.individual)).toBeVisible();
  await choosePaper(page, 'ELECTRICITY');
  await give(page, { document: 'ELECTRICITY', format: 'pdf' }, person, look);
  await address(page, 'individual', look);
  await expect(heading(page, incomeTitle.individual, theirs.income.individual)).toBeVisible();
  await choosePaper(page, 'PAYSLIP');
  await give(page, { document: 'PAYSLIP', format: 'png' }, person);
  await complementary(page, 'individual', look);
  await taxResidence(page, 'individual', look);
  await agency(page, 'individual', look);
  await delivery(page, 'individual', look);
};

/** Also accepts the recap. */
export const completeFile = async (page: Page, person: Traveller, look: Look = nothing): Promise<void> => {
  await fillFile(page, person, look);
  await recap(page, 'individual', look);
};

/** Fills the file of two holders in the order of the joint journey, as a client or an adviser. JNT-01, D-34 */
export const fillJointFile = async (page: Page, holder: Traveller, coHolder: Traveller): Promise<void> => {
  const theirs = uploadMessages.mdc.title;
  const both = [
    ['TIT', holder],
    ['COT', coHolder],
  ] as const;
  for (const [whose, person] of both) {
    await chooseIdentity(page, 'PASSPORT', whose);
    await give(page, { document: 'PASSPORT' }, person);
  }
  for (const [whose] of both) {
    await identity(page, whose);
    await birthplace(page, whose);
    await family(page, whose);
  }
  for (const [whose, person] of both) {
    await expect(heading(page, uploadMessages.omc.title.address[whose], theirs.address[whose])).toBeVisible({ timeout: 20_000 });
    await choosePaper(page, 'INTERNET');
    await give(page, { document: 'INTERNET' }, person);
  }
  for (const [whose] of both) await address(page, whose);
  for (const [whose, person] of both) {
    await expect(heading(page, uploadMessages.omc.title.income[whose], theirs.income[whose])).toBeVisible({ timeout: 20_000 });
    await choosePaper(page, 'PAYSLIP');
    await give(page, { document: 'PAYSLIP' }, person);
  }
  for (const [whose] of both) {
    await complementary(page, whose);
    await taxResidence(page, whose);
  }
  await agency(page, 'TIT');
  for (const [whose] of both) await delivery(page, whose);
};

/** Also accepts both recaps, as the holders. */
export const completeJointFile = async (page: Page, holder: Traveller, coHolder: Traveller): Promise<void> => {
  await fillJointFile(page, holder, coHolder);
  for (const whose of ['TIT', 'COT'] as const) await recap(page, whose);
};
