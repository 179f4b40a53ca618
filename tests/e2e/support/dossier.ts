import { expect, type Page } from '@playwright/test';
import { uploadMessages } from '@messages/upload';
import { heading, nothing, type Look, type Whose } from './dossier/common';
import { agency, delivery, recap } from './dossier/ending';
import { family, identity } from './dossier/person';
import { chooseIdentity, choosePaper, give, type Given } from './dossier/proofs';
import { address, complementary, taxResidence } from './dossier/situation';
import type { Traveller } from './walk';

export * from './dossier/common';
export * from './dossier/fill';
export * from './dossier/proofs';
export * from './dossier/person';
export * from './dossier/situation';
export * from './dossier/ending';

/** A proof of this kind, whose paper is chosen first. */
export const prove = async (
  page: Page,
  of: 'address' | 'income',
  whose: Whose,
  given: Given,
  person: Traveller,
  look?: Look,
): Promise<void> => {
  const [client, adviser] = [uploadMessages.omc.title, uploadMessages.mdc.title];
  await expect(heading(page, client[of][whose], adviser[of][whose])).toBeVisible({ timeout: 20_000 });
  await choosePaper(page, given.document);
  await give(page, given, person, look);
};

/** From the proof of the address up to the page after the delivery, with valid proofs. */
export const fromAddressOn = async (page: Page, person: Traveller, look: Look = nothing): Promise<void> => {
  await prove(page, 'address', 'individual', { document: 'ELECTRICITY', format: 'pdf' }, person, look);
  await address(page, 'individual', look);
  await prove(page, 'income', 'individual', { document: 'PAYSLIP', format: 'png' }, person);
  for (const filled of [complementary, taxResidence, agency, delivery]) await filled(page, 'individual', look);
};

/** Fills the file of one person with valid proofs, up to the page after the delivery. */
export const fillFile = async (page: Page, person: Traveller, look: Look = nothing): Promise<void> => {
  await chooseIdentity(page, 'CNI', 'individual', look);
  await give(page, { document: 'CNI' }, person, look);
  for (const filled of [identity, family]) await filled(page, 'individual', look);
  await fromAddressOn(page, person, look);
};

/** Also accepts the recap. */
export const completeFile = async (page: Page, person: Traveller, look: Look = nothing): Promise<void> => {
  await fillFile(page, person, look);
  await recap(page, 'individual', look);
};

/** Fills the file of two holders in the order of the joint journey, as a client or an adviser. JNT-01, D-34 */
export const fillJointFile = async (page: Page, holder: Traveller, coHolder: Traveller): Promise<void> => {
  const both = [
    ['TIT', holder],
    ['COT', coHolder],
  ] as const;
  for (const [whose, person] of both) {
    await chooseIdentity(page, 'PASSPORT', whose);
    await give(page, { document: 'PASSPORT' }, person);
  }
  for (const [whose] of both) for (const filled of [identity, family]) await filled(page, whose);
  for (const [whose, person] of both) await prove(page, 'address', whose, { document: 'INTERNET' }, person);
  for (const [whose] of both) await address(page, whose);
  for (const [whose, person] of both) await prove(page, 'income', whose, { document: 'PAYSLIP' }, person);
  for (const [whose] of both) for (const filled of [complementary, taxResidence]) await filled(page, whose);
  await agency(page, 'TIT');
  for (const [whose] of both) await delivery(page, whose);
};

/** Also accepts both recaps, as the holders. */
export const completeJointFile = async (page: Page, holder: Traveller, coHolder: Traveller): Promise<void> => {
  await fillJointFile(page, holder, coHolder);
  for (const whose of ['TIT', 'COT'] as const) await recap(page, whose);
};
