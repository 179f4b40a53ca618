import { expect, type Page } from '@playwright/test';
import { heading, nothing, proofTitles, type Look, type Whose } from './dossier/common';
import { agencyAndDelivery, recap } from './dossier/ending';
import { family, identity, read } from './dossier/person';
import { chooseIdentity, choosePaper, give, givesPapersFirst, type Given } from './dossier/proofs';
import { address, workAndTax } from './dossier/situation';
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
  await expect(heading(page, ...proofTitles(of, whose))).toBeVisible({ timeout: 20_000 });
  await choosePaper(page, given.document);
  await give(page, given, person, look);
};

const bill: Given = { document: 'ELECTRICITY', format: 'pdf' };
const payslip: Given = { document: 'PAYSLIP', format: 'png' };

/** Fills the file of one person with valid proofs, up to the page after the delivery, in the order that the page follows. D-34, D-125 */
export const fillFile = async (page: Page, person: Traveller, look: Look = nothing): Promise<void> => {
  await chooseIdentity(page, 'CNI', 'individual', look);
  const papersFirst = await givesPapersFirst(page);
  await give(page, { document: 'CNI' }, person, look);
  if (papersFirst) {
    await prove(page, 'address', 'individual', bill, person, look);
    await prove(page, 'income', 'individual', payslip, person);
    await read(page, 'individual', look);
  } else {
    for (const filled of [identity, family]) await filled(page, 'individual', look);
    await prove(page, 'address', 'individual', bill, person, look);
    await address(page, 'individual', look);
    await prove(page, 'income', 'individual', payslip, person);
  }
  await workAndTax(page, 'individual', look);
  await agencyAndDelivery(page, ['individual'], look);
};

/** Also accepts the recap. */
export const completeFile = async (page: Page, person: Traveller, look: Look = nothing): Promise<void> => {
  await fillFile(page, person, look);
  await recap(page, 'individual', look);
};

type Holders = readonly (readonly ['TIT' | 'COT', Traveller])[];

/** The papers and forms of two people in the order of the bank. D-34 */
const inBankOrder = async (page: Page, both: Holders): Promise<void> => {
  for (const [whose, person] of both.slice(1)) {
    await chooseIdentity(page, 'PASSPORT', whose);
    await give(page, { document: 'PASSPORT' }, person);
  }
  for (const [whose] of both) for (const filled of [identity, family]) await filled(page, whose);
  for (const [whose, person] of both) await prove(page, 'address', whose, { document: 'INTERNET' }, person);
  for (const [whose] of both) await address(page, whose);
  for (const [whose, person] of both) await prove(page, 'income', whose, { document: 'PAYSLIP' }, person);
};

/** The holder's papers and what they say, then the co-holder's. D-125 */
const papersFirst = async (page: Page, both: Holders): Promise<void> => {
  for (const [whose, person] of both) {
    if (whose === 'COT') {
      await chooseIdentity(page, 'PASSPORT', whose);
      await give(page, { document: 'PASSPORT' }, person);
    }
    await prove(page, 'address', whose, { document: 'INTERNET' }, person);
    await prove(page, 'income', whose, { document: 'PAYSLIP' }, person);
    await read(page, whose);
  }
};

/** Fills the file of two holders in the order that the page follows, as clients or an adviser. JNT-01, D-34, D-125 */
export const fillJointFile = async (page: Page, holder: Traveller, coHolder: Traveller): Promise<void> => {
  const both = [
    ['TIT', holder],
    ['COT', coHolder],
  ] as const;
  await chooseIdentity(page, 'PASSPORT', 'TIT');
  const ordered = (await givesPapersFirst(page)) ? papersFirst : inBankOrder;
  await give(page, { document: 'PASSPORT' }, holder);
  await ordered(page, both);
  for (const [whose] of both) await workAndTax(page, whose);
  await agencyAndDelivery(page, ['TIT', 'COT']);
};

/** Also accepts both recaps, as the holders. */
export const completeJointFile = async (page: Page, holder: Traveller, coHolder: Traveller): Promise<void> => {
  await fillJointFile(page, holder, coHolder);
  for (const whose of ['TIT', 'COT'] as const) await recap(page, whose);
};
