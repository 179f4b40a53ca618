import { accountTypeMessages } from '@ui/copy/fr/accountType';
import { ageMessages } from '@ui/copy/fr/age';
import { dialogsMessages } from '@ui/copy/fr/dialogs';
import { homeMessages } from '@ui/copy/fr/home';
import { informationMessages } from '@ui/copy/fr/information';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { offerMessages } from '@ui/copy/fr/offer';
import { optionsMessages } from '@ui/copy/fr/options';
import { Bank } from './support/bank';
import { expect, test } from './support/test';
import {
  chooseAccount,
  chooseAge,
  chooseCard,
  chooseOffer,
  choosePlain,
  confirmOffer,
  create,
  describe as describePerson,
  open,
  someone,
  start,
} from './support/walk';

test('Back, Forward and reload keep every answer', async ({ page, bank }) => {
  await open(page, bank, 'omc-01');
  await start(page);
  await page.goBack();
  await expect(page.locator('#commencer')).toHaveText(homeMessages.omc.start);
  await page.goForward();
  await chooseAccount(page, 'individual');
  await expect(page.getByRole('heading', { level: 1, name: ageMessages.omc.title.individual })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: ageMessages.omc.title.individual })).toBeVisible();
  await chooseAge(page, { TIT: '26+' });
  await chooseCard(page, 'Mastercard');
  await expect(page.getByRole('heading', { level: 1, name: optionsMessages.omc.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: offerMessages.omc.title.individual.TIT })).toBeVisible();
  await page.goForward();
  await choosePlain(page, optionsMessages.omc.overdraft.no);
  await choosePlain(page, insuranceMessages.omc.no);
  await confirmOffer(page);
  const person = someone('26+');
  await describePerson(page, person);
  await page.reload();
  await expect(page.getByLabel(informationMessages.omc.email.label, { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel(informationMessages.omc.birthdate.label)).toHaveValue(person.birthdate);
});

test('where the joint account is only announced, an appointment is offered instead', async ({ page, bank }) => {
  await open(page, bank, 'omc-03');
  await start(page);
  await chooseAccount(page, 'joint');
  const dialog = page.getByRole('dialog', { name: accountTypeMessages.omc.announced.title });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: accountTypeMessages.omc.announced.individual }).click();
  await expect(page.getByRole('heading', { level: 1, name: ageMessages.omc.title.individual })).toBeVisible();
});

test('after the offers end, no promotion and no note of one is shown', { tag: '@all' }, async ({ page }) => {
  const late = new Bank(5900, ['--clock', '2026-01-01T00:00:00+01:00']);
  await late.start();
  try {
    await open(page, late, 'omc-01');
    await start(page);
    await chooseAccount(page, 'individual');
    await chooseAge(page, { TIT: '18-25' });
    await expect(page.getByRole('heading', { level: 1, name: offerMessages.omc.title.individual.TIT })).toBeVisible();
    await expect(page.getByRole('button', { name: /Choisir la carte/ }).first()).toBeVisible();
    await expect(page.getByText('31/12/2025')).toHaveCount(0);
    await expect(page.getByText('0 € pendant')).toHaveCount(0);
  } finally {
    await late.remove();
  }
});

test(
  'the bank stops in the middle: nothing typed is lost, and the same action succeeds once it is back',
  { tag: '@all' },
  async ({ page }) => {
    test.slow();
    const bank = new Bank(5930);
    await bank.start();
    try {
      await open(page, bank, 'omc-01');
      await chooseOffer(page);
      const person = someone('26+');
      await describePerson(page, person);
      await bank.stop();
      await create(page, 'individual');
      const dialog = page.getByRole('dialog', { name: dialogsMessages.omc.technical.title });
      await expect(dialog).toBeVisible();
      await bank.start();
      await dialog.getByRole('button', { name: dialogsMessages.omc.technical.again }).click();
      await expect(page.getByLabel('Code reçu par SMS')).toBeVisible();
    } finally {
      await bank.remove();
    }
  },
);

test('the whole way to the offer with a keyboard alone', async ({ page, bank }) => {
  await open(page, bank, 'omc-03');
  await page.locator('#commencer').focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: accountTypeMessages.omc.title });
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: accountTypeMessages.omc.label.individual })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: ageMessages.omc.title.individual })).toBeFocused();
});
