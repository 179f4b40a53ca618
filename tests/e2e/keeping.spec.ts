import { addressMessages } from '@messages/address';
import { complementaryMessages } from '@messages/complementary';
import { dialogsMessages } from '@messages/dialogs';
import { homeMessages } from '@messages/home';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { offerMessages } from '@messages/offer';
import { optionsMessages } from '@messages/options';
import { Bank } from './support/bank';
import { address, unfold } from './support/dossier';
import { button, heading } from './support/page';
import { enterAt } from './support/prepared';
import { expect, lab, test } from './support/test';
import {
  agesTitle,
  chooseAccount,
  chooseAge,
  chooseCard,
  chooseOffer,
  chooseOptions,
  confirmOffer,
  create,
  describe,
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
  await expect(agesTitle(page)).toBeVisible();
  await page.reload();
  await expect(agesTitle(page)).toBeVisible();
  await chooseAge(page, { TIT: '26+' });
  await chooseCard(page, 'Mastercard');
  await expect(heading(page, optionsMessages.omc.title)).toBeVisible();
  await page.goBack();
  await expect(heading(page, offerMessages.omc.title.individual.TIT)).toBeVisible();
  await page.goForward();
  await chooseOptions(page, 'omc');
  await confirmOffer(page);
  const person = someone('26+');
  await describe(page, person);
  await page.reload();
  await expect(page.getByLabel(applicantDetailsMessages.omc.email.label, { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel(applicantDetailsMessages.omc.birthdate.label)).toHaveValue(person.birthdate);
});

test('loses nothing typed where the bank stops, and continues once it is back (XTR-02)', lab, async ({ page }) => {
  const bank = new Bank(5930);
  await bank.start();
  // whatever the dialog blames: a browser on a machine with no interface but loopback takes itself for offline
  const again = page.getByRole('dialog').getByRole('button', { name: dialogsMessages.omc.technical.again });
  const stopsAt = async (act: () => Promise<void>, kept: () => Promise<void>): Promise<void> => {
    await bank.stop();
    await act();
    await expect(again).toBeVisible();
    await kept();
    await bank.start();
    await again.click();
  };
  try {
    await open(page, bank, 'omc-01');
    await chooseOffer(page);
    const person = someone('26+');
    await describe(page, person);
    await stopsAt(
      () => create(page, 'individual'),
      () => expect(page.getByLabel(applicantDetailsMessages.omc.email.label, { exact: true })).toHaveValue(person.email),
    );
    await expect(page.getByLabel('Code reçu par SMS')).toBeVisible();

    await enterAt(page, bank, { task: 'addressValidation' });
    const saved = heading(page, complementaryMessages.omc.title.individual);
    const street = page.getByLabel(addressMessages.omc.streetName.label);
    await address(page);
    await expect(saved).toBeVisible();
    await page.goBack();
    await unfold(page, addressMessages.omc.streetName.label);
    await street.fill('des Amandiers');
    await button(page, addressMessages.omc.save).click();
    await stopsAt(
      () => button(page, 'Continuer').click(),
      () => expect(page.getByText('12 Rue des Amandiers', { exact: false })).toBeVisible(),
    );
    await expect(saved).toBeVisible();
    await page.goBack();
    await unfold(page, addressMessages.omc.streetName.label);
    await expect(street).toHaveValue('des Amandiers');
  } finally {
    await bank.remove();
  }
});
