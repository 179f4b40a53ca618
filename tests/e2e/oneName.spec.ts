import type { Page } from '@playwright/test';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { folded, identityForm, prove } from './support/dossier';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { chooseIdentity, give, identityAsked } from './support/dossier';
import { expect, lab, test } from './support/test';
import { chooseOffer, confirmPhone, create, open, someone } from './support/walk';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('a person with one name only pastes their details, and their document is theirs (D-89, D-68, XTR-40)', lab, async ({ page, bank }) => {
  const person = { ...someone('26+', ''), lastName: 'Suharto' };
  await open(page, bank, 'omc-01');
  await chooseOffer(page);
  await page.getByRole('radio', { name: applicantDetailsMessages.omc.civility.options.MR }).check();
  await field(page, applicantDetailsMessages.omc.lastName.label).fill('\u202aSu\u00adharto\u202c.');
  await page.getByLabel(applicantDetailsMessages.omc.birthdate.label).fill(person.birthdate);
  await field(page, applicantDetailsMessages.omc.email.label).fill(person.email);
  await page.getByLabel(applicantDetailsMessages.omc.mobile.label).fill(person.mobile.replace(/^0/, '+33 (0)'));
  await page.getByText(applicantDetailsMessages.omc.rareNames).click();
  await page.getByRole('checkbox', { name: applicantDetailsMessages.omc.oneName.individual }).check();
  await expect(field(page, applicantDetailsMessages.omc.firstName.label)).toBeHidden();
  await expect(field(page, applicantDetailsMessages.omc.lastName.label)).toHaveValue('Suharto');
  await expect(page.getByLabel(applicantDetailsMessages.omc.mobile.label)).toHaveValue(person.mobile);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await create(page, 'individual');
  await confirmPhone(page, bank, person);

  await expect(identityAsked(page)).toBeVisible();
  await chooseIdentity(page, 'PASSPORT');
  await give(page, { document: 'PASSPORT' }, person);
  await prove(page, 'address', 'individual', { document: 'INTERNET' }, person);
  await prove(page, 'income', 'individual', { document: 'PAYSLIP' }, person);
  await expect(identityForm(page)).toBeVisible();
  await expect(page.getByText('Monsieur Suharto', { exact: true })).toBeVisible();
  await folded(page).click();
  await expect(page.getByRole('checkbox', { name: applicantDetailsMessages.omc.oneName.individual })).toBeChecked();
  await expect(field(page, applicantDetailsMessages.omc.firstName.label)).toBeHidden();
});
