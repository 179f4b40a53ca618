import type { Locator, Page } from '@playwright/test';
import { accountTypeCopy } from '@ui/copy/fr/accountType';
import { ageCopy } from '@ui/copy/fr/age';
import { identityChoiceCopy } from '@ui/copy/fr/identityChoice';
import { informationCopy } from '@ui/copy/fr/information';
import { insuranceCopy } from '@ui/copy/fr/insurance';
import { offerConfirmationCopy } from '@ui/copy/fr/offerConfirmation';
import { offerCopy } from '@ui/copy/fr/offer';
import { optionsCopy } from '@ui/copy/fr/options';
import { chooseByKeys, pressByKeys, tabTo, typeInto } from './support/keyboard';
import { watchFocus } from './support/focus';
import { expect, test } from './support/test';
import { open, someone, type Traveller } from './support/walk';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const radio = (page: Page, name: string): Locator => page.getByRole('radio', { name });

/** A new step is there when its heading has the focus: the next Tab goes on from it. STP-13 */
const arrived = async (page: Page, title: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
};

const onwards = (page: Page): Promise<void> => pressByKeys(page, button(page, 'Continuer'));

/** The explanation opens, holds the keyboard, and gives it back where it was. */
const readExplanation = async (page: Page): Promise<void> => {
  const why = button(page, optionsCopy.documents.why);
  await pressByKeys(page, why);
  const dialog = page.getByRole('dialog', { name: optionsCopy.explanation.title });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: optionsCopy.explanation.close }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(why).toBeFocused();
};

const chooseOffer = async (page: Page): Promise<void> => {
  await pressByKeys(page, page.locator('#commencer'));
  await arrived(page, accountTypeCopy.title);
  await chooseByKeys(page, radio(page, accountTypeCopy.label.individual));
  await onwards(page);
  await arrived(page, ageCopy.title.individual);
  await chooseByKeys(page, radio(page, ageCopy.band['26+']));
  await onwards(page);
  await arrived(page, offerCopy.title.individual.TIT);
  await pressByKeys(page, button(page, `${offerCopy.choose}${offerCopy.chooseWhich('Gold Mastercard')}`).first());
  await arrived(page, optionsCopy.title);
  await chooseByKeys(page, radio(page, optionsCopy.overdraft.no));
  await pressByKeys(page, page.getByRole('checkbox', { name: optionsCopy.documents.accept }), 'Space');
  await readExplanation(page);
  await onwards(page);
  await arrived(page, insuranceCopy.title);
  await chooseByKeys(page, radio(page, insuranceCopy.no));
  await onwards(page);
  await arrived(page, offerConfirmationCopy.title);
  await pressByKeys(page, button(page, offerConfirmationCopy.confirm));
  await arrived(page, informationCopy.title.individual);
};

/** Sent empty first: the summary takes the focus, and its first link leads to the first field. XTR-31 */
const correctFirst = async (page: Page): Promise<void> => {
  await pressByKeys(page, button(page, informationCopy.create));
  await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeFocused();
  await pressByKeys(page, page.getByRole('alert').getByRole('link').first());
  await expect(page.locator('input[name=civility]').first()).toBeFocused();
};

const describePerson = async (page: Page, person: Traveller): Promise<void> => {
  const field = (label: string): Locator => page.getByLabel(label, { exact: true });
  await page.keyboard.press('Space');
  await typeInto(page, field(informationCopy.lastName.label), person.lastName);
  await typeInto(page, field(informationCopy.firstName.label), person.firstName);
  await typeInto(page, page.getByLabel(informationCopy.birthdate.label), person.birthdate);
  await typeInto(page, field(informationCopy.email.label), person.email);
  await typeInto(page, page.getByLabel(informationCopy.mobile.label), person.mobile);
  await pressByKeys(page, button(page, informationCopy.create));
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
      await expect(page.getByRole('heading', { level: 1, name: identityChoiceCopy.title.individual })).toBeVisible();
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
