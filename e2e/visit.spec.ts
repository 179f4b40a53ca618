import type { Page } from '@playwright/test';
import type { TaskId } from '@domain/journey/steps';
import type { Workflow } from '@domain/journey/words';
import { addressCopy } from '@ui/copy/fr/address';
import { dialogsCopy } from '@ui/copy/fr/dialogs';
import { filePageCopy } from '@ui/copy/fr/filePage';
import { fullIdentityCopy } from '@ui/copy/fr/fullIdentity';
import { homeCopy } from '@ui/copy/fr/home';
import { inactivityCopy } from '@ui/copy/fr/inactivity';
import { minimalCopy } from '@ui/copy/fr/minimal';
import { shellCopy } from '@ui/copy/fr/shell';
import type { Bank, Contact } from './support/bank';
import { expect, test } from './support/test';
import { asOnAnotherDay, expectNothingOf, resume, sayWho } from './support/visit';
import { comeBack, confirmPhone } from './support/walk';

const SLOW = { timeout: 30_000 };
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const home = (page: Page) => heading(page, homeCopy.heading.omc.desktop);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The page of the file where one stands, by its heading. */
const arrived = async (page: Page): Promise<string> => {
  await expect(button(page, filePageCopy.later.button)).toBeVisible(SLOW);
  return page.getByRole('heading', { level: 1 }).innerText();
};

const signOut = async (page: Page): Promise<void> => {
  await button(page, filePageCopy.later.button).click();
  await page.getByRole('dialog').getByRole('button', { name: filePageCopy.later.leave }).click();
};

const answering = (page: Page, address: string | RegExp, status: number, body = '{}', method?: string) =>
  page.route(address, route =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status, contentType: 'application/json', body })
      : route.fallback(),
  );

const CART = '**/api/v1/cart/me';
const STATE = /\/api\/v1\/states\?/;

/** A page of each kind of file: what is typed there or shown is the person's own. */
const walked: readonly (readonly [Workflow, TaskId])[] = [
  ['individual', 'identityValidation'],
  ['joint', 'deliveryChoice'],
];

for (const [workflow, task] of walked)
  test(`SES-02, ERR-05, D-58, STP-12: from ${task} of a file (${workflow}), whoever leaves leaves nothing, and comes back by their mobile`, async ({
    page,
    bank,
  }) => {
    test.setTimeout(180_000);
    const { holder } = await bank.prepare({ task, workflow, local: `visite.${workflow}.${task}`.toLowerCase() });
    await comeBack(page, bank, holder);
    const title = await arrived(page);

    await page.goBack();
    await expect(page.getByText(shellCopy.stayed)).toBeVisible();
    await expect(heading(page, title)).toBeVisible();

    await signOut(page);
    await expect(home(page)).toBeVisible();
    await expectNothingOf(page, holder);

    await asOnAnotherDay(page);
    await page.getByRole('link', { name: homeCopy.underWay }).click();
    await sayWho(page, bank, holder);
    await expect(heading(page, title)).toBeVisible(SLOW);
    await answering(page, STATE, 401);
    await page.reload();
    await expect(heading(page, inactivityCopy.title)).toBeVisible();
    await expectNothingOf(page, holder);
    await page.unroute(STATE);

    await resume(page, bank, holder);
    await expect(heading(page, title)).toBeVisible(SLOW);
  });

const typed = 'des Amandiers';
const street = (page: Page) => page.getByLabel(addressCopy.streetName.label);

const atAddress = async (page: Page, bank: Bank, local: string): Promise<Contact> => {
  const { holder } = await bank.prepare({ task: 'addressValidation', local });
  await comeBack(page, bank, holder);
  await expect(heading(page, addressCopy.title.individual)).toBeVisible(SLOW);
  await street(page).fill(typed);
  return holder;
};

test('XTR-36: a 401 on a write keeps what was typed, for the same person after they identified themselves', async ({ page, bank }) => {
  const person = await atAddress(page, bank, 'ecrire.refuse');
  await page.getByLabel(addressCopy.streetNumber.label).fill('12');
  await page.getByLabel(addressCopy.streetType.label).selectOption({ label: 'Rue' });
  await page.getByLabel(addressCopy.postalCode.label).fill('44000');
  await expect(page.getByRole('status').filter({ hasText: 'NANTES' })).toBeVisible();
  await page.getByRole('radio', { name: 'Locataire' }).check();
  await answering(page, '**/api/v1/prospect/*', 401, '{}', 'PUT');
  await button(page, 'Continuer').click();
  await expect(heading(page, inactivityCopy.title)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual(['omc.words']);
  await expectNothingOf(page, person, true);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(typed);
  await page.unroute('**/api/v1/prospect/*');
  await resume(page, bank, person);
  await expect(heading(page, addressCopy.title.individual)).toBeVisible(SLOW);
  await expect(street(page)).toHaveValue(typed);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['omc.session']);
});

test('SES-01, XTR-36: the end of the token’s life ends the visit by itself; a second person on the same tab sees nothing of the first', async ({
  page,
  bank,
}) => {
  await page.clock.install();
  const person = await atAddress(page, bank, 'premiere.personne');
  await page.clock.fastForward('31:00');
  await expect(heading(page, inactivityCopy.title)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual(['omc.words']);
  await expectNothingOf(page, person, true);
  const second = await bank.prepare({ task: 'addressValidation', local: 'seconde.personne' });
  await comeBack(page, bank, second.holder);
  await expect(heading(page, addressCopy.title.individual)).toBeVisible(SLOW);
  await expect(street(page)).not.toHaveValue(typed);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['omc.session']);
});

test('XTR-36: signing out erases what was typed', async ({ page, bank }) => {
  const person = await atAddress(page, bank, 'rien.ne.reste');
  await signOut(page);
  await expect(home(page)).toBeVisible();
  await expectNothingOf(page, person);
  await asOnAnotherDay(page);
  await page.getByRole('link', { name: homeCopy.underWay }).click();
  await sayWho(page, bank, person);
  await expect(heading(page, addressCopy.title.individual)).toBeVisible(SLOW);
  await expect(street(page)).not.toHaveValue(typed);
});

test('R12: a page that the browser kept shows nothing once its person signed out, and the other’s file once another signed in', async ({
  page,
  bank,
}) => {
  const person = await atAddress(page, bank, 'page.gardee');
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(home(page)).toBeVisible();
  await expectNothingOf(page, person);
});

test('ERR-05: the alert and the continue dialog sign out just as well', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'identityValidation', local: 'deux.boutons' });
  await comeBack(page, bank, holder);
  await arrived(page);
  await answering(page, CART, 500);
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: dialogsCopy.carryOn.later }).click();
  await expect(home(page)).toBeVisible();
  await expectNothingOf(page, holder);
  await page.unroute(CART);

  await asOnAnotherDay(page);
  await page.getByRole('link', { name: homeCopy.underWay }).click();
  await sayWho(page, bank, holder);
  await arrived(page);
  await answering(page, '**/api/v1/prospect/*', 422, '{"functionalCode":"A_CODE_NOBODY_KNOWS"}', 'PUT');
  await page.getByRole('combobox', { name: fullIdentityCopy.nationality.label }).fill('fran');
  await page.getByRole('option', { name: 'France', exact: true }).click();
  await button(page, 'Continuer').click();
  await page.getByRole('dialog').getByRole('button', { name: dialogsCopy.alert.logout }).click();
  await expect(home(page)).toBeVisible();
  await expectNothingOf(page, holder);
});

test('D-58, RTE-01: whoever reloads between the code and the application still comes to their file', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'addressValidation', local: 'recharge.tot' });
  await page.goto(await bank.linkFor(holder.email));
  await page.getByRole('button', { name: minimalCopy.login.go }).click();
  await page.route('**/config/omc-01.*.json', route => route.abort());
  await confirmPhone(page, bank, holder);
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue pendant le chargement.' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.unroute('**/config/omc-01.*.json');
  await page.reload();
  await expect(heading(page, addressCopy.title.individual)).toBeVisible(SLOW);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['omc.session']);
});
