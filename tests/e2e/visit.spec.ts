import type { Page, Route } from '@playwright/test';
import { addressMessages } from '@messages/address';
import { dossierPageMessages } from '@messages/dossierPage';
import { homeMessages } from '@messages/home';
import { inactivityMessages } from '@messages/inactivity';
import { minimalMessages } from '@messages/minimal';
import type { Bank, Contact } from './support/bank';
import { button, heading } from './support/page';
import { enterAt } from './support/prepared';
import { unfold } from './support/dossier';
import { expect, test } from './support/test';
import { expectNothingOf, sayWho } from './support/visit';
import { confirmPhone } from './support/walk';

const home = (page: Page) => heading(page, homeMessages.omc.heading.desktop);

const signOut = async (page: Page): Promise<void> => {
  await button(page, dossierPageMessages.omc.later.button).click();
  await page.getByRole('dialog').getByRole('button', { name: dossierPageMessages.omc.later.leave }).click();
};

const typed = 'des Amandiers';
const street = (page: Page) => page.getByLabel(addressMessages.omc.streetName.label);

const atAddress = async (page: Page, bank: Bank, local: string): Promise<Contact> => {
  const holder = await enterAt(page, bank, { task: 'addressValidation', local }, addressMessages.omc.title.individual);
  await unfold(page, addressMessages.omc.streetName.label);
  await street(page).fill(typed);
  return holder;
};

/** The next request of this kind, kept unanswered; those after it are let through. */
const held = (page: Page, url: string): Promise<Route> =>
  new Promise(caught => {
    let first: Route | undefined;
    void page.route(url, route => (first ? route.fallback() : caught((first = route))));
  });

/** Resolves once the page has encrypted the unsaved input: a page that unloads answers no queries, but its console still arrives. */
const sealed = async (page: Page): Promise<() => Promise<unknown>> => {
  const said = page.waitForEvent('console', message => message.text() === 'kept: omc.words');
  await page.evaluate(() => {
    const keep = sessionStorage.setItem.bind(sessionStorage);
    Storage.prototype.setItem = (key, value) => (keep(key, value), console.debug(`kept: ${key}`));
  });
  return () => said;
};

test('announces once a session that ends during a reload, and keeps what was typed (SES-02, R11, XTR-36)', async ({ page, bank }) => {
  const person = await atAddress(page, bank, 'recharge.et.perdu');
  const asked = held(page, '**/postal-towns*');
  await page.getByLabel(addressMessages.omc.postalCode.label).fill('35000');
  const answer = await asked;
  const kept = await sealed(page);
  const reloaded = held(page, '**/ouvrirmoncompte/main');
  page.once('dialog', dialog => void dialog.accept());
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const next = await reloaded;
  await answer.fulfill({ status: 401, json: {} });
  await kept();
  const [loaded] = [page.waitForEvent('load'), await next.continue()];
  await loaded;
  await expect(heading(page, inactivityMessages.omc.title)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(['omc.reader', 'omc.words']);
  await expectNothingOf(page, person, true);
  await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/main`);
  await expect(home(page)).toBeVisible();
  await page.getByRole('link', { name: homeMessages.omc.underWay }).click();
  await sayWho(page, bank, person);
  await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible();
  await expect(street(page)).toHaveValue(typed);
});

test('signing out erases what was typed, and is out at the bank too (XTR-36, ERR-05)', async ({ page, bank }) => {
  const asked = page.waitForRequest(/\/api\/v1\/states/);
  const person = await atAddress(page, bank, 'rien.ne.reste');
  const { authorization = '' } = await (await asked).allHeaders();
  const again = () => page.request.get(`${bank.address('omc-01')}/api/v1/cart/me`, { headers: { authorization } });
  expect((await again()).status()).toBe(200);
  await signOut(page);
  await expect(home(page)).toBeVisible();
  await expect.poll(async () => (await again()).status()).toBe(401);
  await expectNothingOf(page, person);
  await page.getByRole('link', { name: homeMessages.omc.underWay }).click();
  await sayWho(page, bank, person);
  await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible();
  await unfold(page, addressMessages.omc.streetName.label);
  await expect(street(page)).not.toHaveValue(typed);
});

test('a page that the browser kept shows nothing once its person signed out (R12)', async ({ page, bank }) => {
  const person = await atAddress(page, bank, 'page.gardee');
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(home(page)).toBeVisible();
  await expectNothingOf(page, person);
});

test('a person who reloads between the code and the application still comes to their file (D-58, RTE-01)', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'addressValidation', local: 'recharge.tot' });
  await page.goto(await bank.linkFor(holder.email));
  await page.getByRole('button', { name: minimalMessages.login.go }).click();
  await page.route('**/config/omc-01.*.json', route => route.abort());
  await confirmPhone(page, bank, holder);
  await expect(heading(page, 'Une erreur est survenue pendant le chargement.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.unroute('**/config/omc-01.*.json');
  await page.reload();
  await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(['omc.reader', 'omc.session', 'omc.told']);
});
