import type { Page } from '@playwright/test';
import { ageMessages } from '@messages/age';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { offerChangeMessages } from '@messages/offerChange';
import { offerConfirmationMessages } from '@messages/offerConfirmation';
import { recapRowsMessages } from '@messages/recapRows';
import { offerMessages } from '@messages/offer';
import { promotionMessages } from '@messages/promotion';
import { summaryMessages } from '@messages/summary';
import { expectAccessible } from './support/axe';
import { agency, chooseIdentity, complementary, folded, give, identityForm, prove, read } from './support/dossier';
import { heading, monthly, plain } from './support/page';
import { expect, lab, test } from './support/test';
import {
  chooseAccount,
  chooseAge,
  chooseCard,
  chooseOptions,
  composeOffer,
  confirmOffer,
  confirmPhone,
  create,
  describe,
  open,
  someone,
  start,
  type Traveller,
} from './support/walk';

const WHOLE = 'puis 3,70 € par mois';

/** To the offer's confirmation, alone, 18 to 25; says the price shown there. */
const confirmYoung = async (page: Page, overdraft: 'yes' | 'no'): Promise<string> => {
  await composeOffer(page, { band: '18-25', overdraft });
  const confirmed = await monthly(page);
  await confirmOffer(page);
  return confirmed;
};

const toIdentityForm = async (page: Page, person: Traveller): Promise<void> => {
  await chooseIdentity(page, 'CNI');
  await give(page, { document: 'CNI' }, person);
  await prove(page, 'address', 'individual', { document: 'ELECTRICITY', format: 'pdf' }, person);
  await prove(page, 'income', 'individual', { document: 'PAYSLIP', format: 'png' }, person);
  await expect(identityForm(page)).toBeVisible();
  await expect(folded(page)).toBeVisible();
};

/** Opens the birthdate's field behind the summary. */
const birthdateField = async (page: Page) => {
  await folded(page).click();
  return page.getByLabel(fullIdentityMessages.omc.birthdate.label);
};

const toRecap = async (page: Page): Promise<void> => {
  await read(page);
  for (const filled of [complementary, agency]) await filled(page);
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible();
  await expect(page.locator('dt', { hasText: recapRowsMessages.offer.receipt.total }).first()).toBeVisible();
};

test(
  'a birthdate corrected to 35 in the file: before and now at once, and again above the acceptance (D-50)',
  lab,
  async ({ page, bank }) => {
    const person = someone('18-25');
    await open(page, bank, 'omc-01');
    const confirmed = await confirmYoung(page, 'yes');
    await describe(page, person);
    await create(page, 'individual');
    await confirmPhone(page, bank, person);
    await toIdentityForm(page, person);
    const birthdate = await birthdateField(page);
    await birthdate.fill('27/03/1990');
    const notice = page.getByRole('status').filter({ hasText: offerChangeMessages.title.birthdate });
    await expect(notice).toContainText(plain(WHOLE));
    await expect(notice).toContainText('1,85');
    await expectAccessible(page);
    await birthdate.fill('27/03/2003');
    await expect(notice).toBeHidden();
    await birthdate.fill('27/03/1990');
    await toRecap(page);
    const accepted = await monthly(page);
    expect(accepted).not.toBe(confirmed);
    expect(accepted).toContain(WHOLE);
    const difference = page.getByRole('status').filter({ hasText: offerChangeMessages.title.other });
    await expect(difference).toContainText('1,85');
    await expect(difference).toContainText('3,70');
    await expectAccessible(page);
  },
);

test('offers the welcome to the older of two holders alone, and says why (D-51)', lab, async ({ page, bank }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, bank, 'omc-01');
  await start(page);
  await chooseAccount(page, 'joint');
  await expect(page.getByRole('group', { name: ageMessages.omc.legend.TIT })).toBeVisible();
  await chooseAge(page, { TIT: '18-25', COT: '26+' });
  await expect(heading(page, offerMessages.omc.title.joint.TIT)).toBeVisible();
  await expect(page.getByText(promotionMessages.without.TIT)).toBeVisible();
  await expect(page.getByText(promotionMessages.firstly(0, 12))).toHaveCount(0);
  await expectAccessible(page);
  await chooseCard(page, 'Mastercard');
  await expect(heading(page, offerMessages.omc.title.joint.COT)).toBeVisible();
  await expect(page.getByText(promotionMessages.without.COT)).toHaveCount(0);
  await expect(page.getByText(promotionMessages.firstly(0, 12))).toHaveCount(3);
  await chooseCard(page, 'Mastercard');
  await chooseOptions(page, 'omc', { overdraft: 'yes' });
  await expect(heading(page, offerConfirmationMessages.omc.title)).toBeVisible();
  await expect(page.getByText(promotionMessages.without.TIT)).toBeVisible();
  expect(await monthly(page)).toBe('3,70 € puis 7,40 € après 12 mois');
  await expectAccessible(page);
});
