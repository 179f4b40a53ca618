import type { Locator, Page } from '@playwright/test';
import { accountTypeMessages } from '@ui/copy/fr/accountType';
import { ageMessages } from '@ui/copy/fr/age';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import { informationMessages } from '@ui/copy/fr/information';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { offerConfirmationMessages } from '@ui/copy/fr/offerConfirmation';
import { offerMessages } from '@ui/copy/fr/offer';
import { optionsMessages } from '@ui/copy/fr/options';
import { chooseByKeys, pressByKeys, tabTo, typeInto } from './support/keyboard';
import { watchFocus } from './support/focus';
import { expect, test } from './support/test';
import { open, someone, type Traveller } from './support/walk';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const radio = (page: Page, name: string): Locator => page.getByRole('radio', { name });

/** A step has arrived when its heading has the focus; Tab continues from there. STP-13 */
const arrived = async (page: Page, title: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
};

const onwards = (page: Page): Promise<void> => pressByKeys(page, button(page, 'Continuer'));

/** Opens the explanation, which traps the focus, and closes it, which returns the focus. */
const readExplanation = async (page: Page): Promise<void> => {
  const why = button(page, optionsMessages.omc.documents.why);
  await pressByKeys(page, why);
  const dialog = page.getByRole('dialog', { name: optionsMessages.omc.explanation.title });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: optionsMessages.omc.explanation.close }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(why).toBeFocused();
};

const chooseOffer = async (page: Page): Promise<void> => {
  await pressByKeys(page, page.locator('#commencer'));
  await arrived(page, accountTypeMessages.omc.title);
  await chooseByKeys(page, radio(page, accountTypeMessages.omc.label.individual));
  await onwards(page);
  await arrived(page, ageMessages.omc.title.individual);
  await chooseByKeys(page, radio(page, ageMessages.omc.band['26+']));
  await onwards(page);
  await arrived(page, offerMessages.omc.title.individual.TIT);
  await pressByKeys(page, button(page, `${offerMessages.omc.choose}${offerMessages.omc.chooseWhich('Gold Mastercard')}`).first());
  await arrived(page, optionsMessages.omc.title);
  await chooseByKeys(page, radio(page, optionsMessages.omc.overdraft.no));
  await pressByKeys(page, page.getByRole('checkbox', { name: optionsMessages.omc.documents.accept }), 'Space');
  await readExplanation(page);
  await onwards(page);
  await arrived(page, insuranceMessages.omc.title);
  await chooseByKeys(page, radio(page, insuranceMessages.omc.no));
  await onwards(page);
  await arrived(page, offerConfirmationMessages.omc.title);
  await pressByKeys(page, button(page, offerConfirmationMessages.omc.confirm));
  await arrived(page, informationMessages.omc.title.individual);
};

/** Submits the empty form: the summary takes the focus, and its first link focuses the first field. XTR-31 */
const correctFirst = async (page: Page): Promise<void> => {
  await pressByKeys(page, button(page, informationMessages.omc.create));
  await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeFocused();
  await pressByKeys(page, page.getByRole('alert').getByRole('link').first());
  await expect(page.locator('input[name=civility]').first()).toBeFocused();
};

const describePerson = async (page: Page, person: Traveller): Promise<void> => {
  const field = (label: string): Locator => page.getByLabel(label, { exact: true });
  await page.keyboard.press('Space');
  await typeInto(page, field(informationMessages.omc.lastName.label), person.lastName);
  await typeInto(page, field(informationMessages.omc.firstName.label), person.firstName);
  await typeInto(page, page.getByLabel(informationMessages.omc.birthdate.label), person.birthdate);
  await typeInto(page, field(informationMessages.omc.email.label), person.email);
  await typeInto(page, page.getByLabel(informationMessages.omc.mobile.label), person.mobile);
  await pressByKeys(page, button(page, informationMessages.omc.create));
};

for (const [width, size] of [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(
    `from the home page to the phone proven with a keyboard alone, the focus seen at every stop: ${width}`,
    { tag: width === 'phone' ? '@all' : [] },
    async ({ page, bank }) => {
      await page.setViewportSize(size);
      await watchFocus(page.context());
      const person = someone('26+');
      await open(page, bank, width === 'phone' ? 'omc-03' : 'omc-01');
      await chooseOffer(page);
      await correctFirst(page);
      await describePerson(page, person);
      const code = page.getByLabel('Code reçu par SMS');
      await typeInto(page, code, await bank.codeFor(person.mobile));
      await expect(page.getByRole('heading', { level: 1, name: identityChoiceMessages.omc.title.individual })).toBeVisible();
      await expect(page).toHaveURL(/\/main$/);
      await chooseByKeys(page, radio(page, 'Passeport'));
    },
  );
}

test('the first Tab of a page offers to skip to its contents', async ({ page, bank }) => {
  await open(page, bank, 'omc-01');
  await tabTo(page, page.getByRole('link', { name: 'Aller au contenu' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('#commencer'));
});
