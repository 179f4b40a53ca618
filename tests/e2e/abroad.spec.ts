import type { Page } from '@playwright/test';
import { eeaCountries } from '@domain/proofs/acceptedPapers';
import { acceptedPapersMessages } from '@messages/acceptedPapers';
import { addressMessages } from '@messages/address';
import { dossierFormMessages } from '@messages/dossierForm';
import { middleControlMessages } from '@messages/middleControl';
import { preLivenessMessages } from '@messages/preLiveness';
import { recapRowsMessages } from '@messages/recapRows';
import { summaryMessages } from '@messages/summary';
import { agency, chooseIdentity, complementary, delivery, give, pick, prove, read, recap, taxResidence, unfold } from './support/dossier';
import { button, changing, heading } from './support/page';
import { enterAt } from './support/prepared';
import { expect, lab, test } from './support/test';
import { fromHome, open, someone } from './support/walk';

/** An address as printed in Belgium: four-digit code, number after the street. */
const inBrussels = async (page: Page): Promise<void> => {
  await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible();
  await unfold(page, addressMessages.omc.streetName.label);
  await pick(page, addressMessages.omc.country.label, 'belg', 'Belgique');
  await expect(page.getByLabel(addressMessages.omc.streetType.label)).toHaveCount(0);
  await page.getByLabel(addressMessages.omc.streetNumber.label).fill('12');
  await page.getByLabel(addressMessages.omc.streetName.label).fill('Avenue Louise');
  await page.getByLabel(addressMessages.omc.abroad.label).fill('1050');
  await page.getByLabel(addressMessages.omc.town.label).fill('Ixelles');
};

test('checks an address again that becomes one abroad at the recap, and accepts it (D-55, D-52)', lab, async ({ page, bank }) => {
  const { id } = await enterAt(page, bank, { task: 'summary', local: 'part.a.bruxelles' }, summaryMessages.omc.title.individual);
  await changing(page, recapRowsMessages.lines.address).click();
  await inBrussels(page);
  await page.getByRole('radio', { name: 'Locataire' }).check();
  await button(page, dossierFormMessages.omc.backToRecap).click();
  await expect(heading(page, middleControlMessages.omc.byAdviser)).toBeVisible();
  await bank.atDesk(`files/${id}/accept`, {});
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible();
  await expect(page.getByText(/12 Avenue Louise.*1050 Ixelles/)).toBeVisible();
  await expect(page.getByText(/Belgique/).first()).toBeVisible();
  await recap(page);
  await expect(heading(page, preLivenessMessages.title)).toBeVisible();
});

test('takes an Italian identity card online, from the home page to the recap (D-127)', lab, async ({ page, bank }) => {
  const person = someone('26+');
  await open(page, bank, 'omc-01');
  await expect(page.getByText(acceptedPapersMessages.accepted({ cards: eeaCountries, passports: 'all' }))).toBeVisible();
  await fromHome(page, bank, person);
  await chooseIdentity(page, 'CNI');
  await give(page, { document: 'CNI', outcome: 'OTHER_COUNTRY' }, person);
  await prove(page, 'address', 'individual', { document: 'GAS' }, person);
  await prove(page, 'income', 'individual', { document: 'PAYSLIP' }, person);
  await read(page);
  for (const filled of [complementary, taxResidence, agency, delivery]) await filled(page, 'individual');
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible();
});
