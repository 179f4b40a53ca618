import type { Page, Route } from '@playwright/test';
import { addressMessages } from '@ui/copy/fr/address';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { homeMessages } from '@ui/copy/fr/home';
import { inactivityMessages } from '@ui/copy/fr/inactivity';
import { minimalMessages } from '@ui/copy/fr/minimal';
import type { Bank, Contact } from './support/bank';
import { expect, test } from './support/test';
import { asOnAnotherDay, expectNothingOf, resume, sayWho } from './support/visit';
import { comeBack, confirmPhone } from './support/walk';

const SLOW = { timeout: 30_000 };
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const home = (page: Page) => heading(page, homeMessages.omc.heading.desktop);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const signOut = async (page: Page): Promise<void> => {
  await button(page, filePageMessages.omc.later.button).click();
  await page.getByRole('dialog').getByRole('button', { name: filePageMessages.omc.later.leave }).click();
};

const answering = (page: Page, address: string | RegExp, status: number, body = '{}', method?: string) =>
  page.route(address, route =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status, contentType: 'application/json', body })
      : route.fallback(),
  );

const typed = 'des Amandiers';
const street = (page: Page) => page.getByLabel(addressMessages.omc.streetName.label);

const atAddress = async (page: Page, bank: Bank, local: string): Promise<Contact> => {
  const { holder } = await bank.prepare({ task: 'addressValidation', local });
  await comeBack(page, bank, holder);
  await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible(SLOW);
  await street(page).fill(typed);
  return holder;
};

test('XTR-36: a 401 on a write keeps what was typed, for the same person after they identified themselves', async ({ page, bank }) => {
  const person = await atAddress(page, bank, 'ecrire.refuse');
  await page.getByLabel(addressMessages.omc.streetNumber.label).fill('12');
  await page.getByLabel(addressMessages.omc.streetType.label).selectOption({ label: 'Rue' });
  await page.getByLabel(addressMessages.omc.postalCode.label).fill('44000');
  await expect(page.getByRole('status').filter({ hasText: 'NANTES' })).toBeVisible();
  await page.getByRole('radio', { name: 'Locataire' }).check();
  await answering(page, '**/api/v1/prospect/*', 401, '{}', 'PUT');
  await button(page, 'Continuer').click();
  await expect(heading(page, inactivityMessages.omc.title)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual(['omc.words']);
  await expectNothingOf(page, person, true);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(typed);
  await page.unroute('**/api/v1/prospect/*');
  await resume(page, bank, person);
  await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible(SLOW);
  await expect(street(page)).toHaveValue(typed);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(['omc.session', 'omc.told']);
});

test('SES-01, XTR-36: the end of the token’s life ends the visit by itself; a second person on the same tab sees nothing of the first', async ({
  page,
  bank,
}) => {
  await page.clock.install();
  const person = await atAddress(page, bank, 'premiere.personne');
  await page.clock.fastForward('31:00');
  await expect(heading(page, inactivityMessages.omc.title)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual(['omc.words']);
  await expectNothingOf(page, person, true);
  const second = await bank.prepare({ task: 'addressValidation', local: 'seconde.personne' });
  await comeBack(page, bank, second.holder);
  await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible(SLOW);
  await expect(street(page)).not.toHaveValue(typed);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(['omc.session', 'omc.told']);
});

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

test('SES-02, R11, XTR-36: a session that ends while the page is being reloaded is announced by the page that comes, once; and what was typed is there', async ({
  page,
  bank,
}) => {
  const person = await atAddress(page, bank, 'recharge.et.perdu');
  const asked = held(page, '**/postal-towns*');
  await page.getByLabel(addressMessages.omc.postalCode.label).fill('44000');
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
  await expect(heading(page, inactivityMessages.omc.title)).toBeVisible(SLOW);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual(['omc.words']);
  await expectNothingOf(page, person, true);
  await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/main`);
  await expect(home(page)).toBeVisible(SLOW);
  await asOnAnotherDay(page);
  await page.getByRole('link', { name: homeMessages.omc.underWay }).click();
  await sayWho(page, bank, person);
  await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible(SLOW);
  await expect(street(page)).toHaveValue(typed);
});

test('XTR-36: signing out erases what was typed', async ({ page, bank }) => {
  const person = await atAddress(page, bank, 'rien.ne.reste');
  await signOut(page);
  await expect(home(page)).toBeVisible();
  await expectNothingOf(page, person);
  await asOnAnotherDay(page);
  await page.getByRole('link', { name: homeMessages.omc.underWay }).click();
  await sayWho(page, bank, person);
  await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible(SLOW);
  await expect(street(page)).not.toHaveValue(typed);
});

test('R12: a page that the browser kept shows nothing once its person signed out', async ({ page, bank }) => {
  const person = await atAddress(page, bank, 'page.gardee');
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(home(page)).toBeVisible();
  await expectNothingOf(page, person);
});

test('D-58, RTE-01: a person who reloads between the code and the application still comes to their file', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'addressValidation', local: 'recharge.tot' });
  await page.goto(await bank.linkFor(holder.email));
  await page.getByRole('button', { name: minimalMessages.login.go }).click();
  await page.route('**/config/omc-01.*.json', route => route.abort());
  await confirmPhone(page, bank, holder);
  await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue pendant le chargement.' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.unroute('**/config/omc-01.*.json');
  await page.reload();
  await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible(SLOW);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(['omc.session', 'omc.told']);
});
