import type { Page } from '@playwright/test';
import { accountTypeMessages } from '@messages/accountType';
import { ageMessages } from '@messages/age';
import { beforeScriptsMessages } from '@messages/beforeScripts';
import { homeMessages } from '@messages/home';
import { kitMessages } from '@messages/kit';
import { offerMessages } from '@messages/offer';
import { shellMessages } from '@messages/shell';
import { expectAccessible } from './support/axe';
import { heading } from './support/page';
import { expect, test } from './support/test';
import type { Bank, Variant } from './support/bank';
import { agesTitle, chooseAccount, start } from './support/walk';

/** Pages move as they come and go. XTR-45 */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const BEHIND = /\/chunks\/(?:app|react|vendors|http-libraries|domain)[^/]*\.js$/;

/** Does not wait for delayed requests. */
const open = async (page: Page, bank: Bank, variant: Variant): Promise<void> => {
  await page.goto(`${bank.address(variant)}/ouvrirmoncompte/main`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Delayed requests also delay the document's `load` event: Back must not wait for it. */
const back = (page: Page) => page.goBack({ waitUntil: 'commit' });
const forth = (page: Page) => page.goForward({ waitUntil: 'commit' });

/** Delays every chunk of the journey; returns the function that releases them. */
const held = async (page: Page): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const allowed = new Promise<void>(done => (letThrough = done));
  await page.route(BEHIND, async route => {
    await allowed;
    await route.continue();
  });
  return letThrough;
};

const option = (page: Page, workflow: 'individual' | 'joint') => page.getByRole('radio', { name: accountTypeMessages.omc.label[workflow] });

test('asks the account type before the rest of the journey has come, and keeps its answer (ACC-02, STP-12)', async ({ page, bank }) => {
  await bank.prepare({ task: 'summary' }); // a person who begins has nothing to do with the files of others
  const letThrough = await held(page);
  await open(page, bank, 'omc-01');
  await page.locator('#commencer').dblclick();
  await expect(heading(page, accountTypeMessages.omc.title)).toBeFocused();
  await expectAccessible(page);
  const entries = await page.evaluate(() => history.length);
  const placeOfTitle = () =>
    heading(page, accountTypeMessages.omc.title).evaluate(title => title.getBoundingClientRect().top + window.scrollY);
  const stood = await placeOfTitle();
  await option(page, 'individual').dblclick();
  await expect(page.getByRole('status').filter({ hasText: shellMessages.loading })).toBeVisible();
  expect(await placeOfTitle()).toBe(stood); // the message is below the answers, and nothing moves
  await expect(option(page, 'individual')).toBeChecked();
  await expectAccessible(page);
  letThrough();
  await expect(agesTitle(page)).toBeFocused(); // asked below the answer, which stays where it is (D-125)
  await expect(option(page, 'individual')).toBeChecked();
  expect(await placeOfTitle()).toBeCloseTo(stood, 0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.getByRole('radio', { name: ageMessages.omc.band['26+'] }).click();
  await expect(heading(page, offerMessages.omc.title.individual.TIT)).toBeFocused();
  await back(page);
  await expect(page.getByRole('radio', { name: ageMessages.omc.band['26+'] })).toBeChecked();
  await expect(option(page, 'individual')).toBeChecked();
  await back(page);
  await expect(heading(page, homeMessages.omc.heading.desktop)).toBeVisible();
  await forth(page);
  await expect(agesTitle(page)).toBeVisible();
});

test('an answer whose next page never comes is kept, and asked no second time (ACC-02, LOD-05)', async ({ page, bank }) => {
  await page.route(BEHIND, route => route.abort());
  await open(page, bank, 'omc-01');
  await start(page);
  await chooseAccount(page, 'joint');
  await expect(page.getByRole('heading', { name: beforeScriptsMessages.failure })).toBeFocused();
  await page.unroute(BEHIND);
  await page.getByRole('button', { name: beforeScriptsMessages.again }).click();
  await expect(agesTitle(page, 'joint')).toBeVisible();
});

test('the account type is the same page, whether the document or React draws it (ACC-02, XTR-48)', async ({ page, bank }) => {
  /** Attributes in their order, without what React names by itself. */
  const form = () =>
    page
      .locator('main form')
      .evaluate(drawn =>
        [drawn, ...drawn.querySelectorAll('*')].map(({ localName, attributes, children, textContent }) =>
          [
            localName,
            ...[...attributes].map(({ name, value }) => `${name}=${value}`.replace(/=_[rR]_\w*$/, '')).sort(),
            children.length === 0 ? textContent : '',
          ].join(' '),
        ),
      );
  /** The form as shown first, sent without an answer, and answered with a key. */
  const drawings = async (): Promise<readonly (readonly string[])[]> => {
    const asked = await form();
    await option(page, 'individual').press('Enter'); // D-116
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await page.title()).toContain(kitMessages.errorTitlePrefix);
    const missing = await form();
    await page.getByRole('link', { name: accountTypeMessages.omc.required }).click();
    await option(page, 'individual').press('Space');
    await expect(page.getByRole('button', { name: accountTypeMessages.omc.next })).toBeVisible();
    return [asked, missing, await form()];
  };
  await open(page, bank, 'omc-01');
  await start(page);
  await page.reload();
  await expect(option(page, 'joint')).toBeVisible();
  const byReact = await drawings();
  await page.evaluate(() => sessionStorage.clear());
  await page.evaluate(() => history.replaceState(null, ''));
  await page.reload();
  await start(page);
  expect(await drawings()).toEqual(byReact);
  await page.getByRole('button', { name: accountTypeMessages.omc.next }).click();
  await expect(agesTitle(page)).toBeFocused();
});

test('a joint account that is not open online leads to an appointment (ACC-02)', async ({ page, bank }) => {
  await open(page, bank, 'omc-03');
  await start(page);
  await option(page, 'joint').click();
  await expect(page.getByRole('heading', { name: accountTypeMessages.omc.announced.title })).toBeFocused();
});

test('a press that comes before the scripts shows at once that it counts, and leads to the next question (D-04)', async ({
  page,
  bank,
}) => {
  let letThrough = (): void => undefined;
  const allowed = new Promise<void>(done => (letThrough = done));
  await page.route(/\/modules\/main\.[^/]+\.js$/, async route => {
    await allowed;
    await route.continue();
  });
  await page.goto(`${bank.address('omc-03')}/ouvrirmoncompte/main`, { waitUntil: 'commit' });
  const button = page.locator('#commencer');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(heading(page, accountTypeMessages.omc.title)).toBeFocused();
  await back(page);
  await expect(button).toHaveText(homeMessages.omc.start);
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('shows the home screen as it was after Back before the rest has come (STP-12)', async ({ page, bank }) => {
  await held(page);
  await open(page, bank, 'omc-01');
  await expect(page).toHaveTitle(new RegExp(homeMessages.omc.step));
  const title = await page.title();
  await start(page);
  expect(await page.title()).toContain(kitMessages.productTitle);
  expect(await page.title()).not.toBe(title);
  await page.getByRole('button', { name: kitMessages.back }).click();
  await expect(heading(page, homeMessages.omc.heading.desktop)).toBeFocused();
  expect(await page.title()).toBe(title);
  await expectAccessible(page);
  await page.locator('#commencer-ici').click();
  await expect(heading(page, accountTypeMessages.omc.title)).toBeFocused();
});

test('Back pressed while the whole journey takes over is seen by it (STP-12)', async ({ page, bank }) => {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await open(page, bank, 'omc-01');
  await start(page);
  const answer = option(page, 'individual');
  await answer.evaluate(radio => radio.addEventListener('click', () => setTimeout(() => history.back())));
  await answer.click();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"step":"home"');
  await expect(heading(page, homeMessages.omc.heading.desktop)).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(agesTitle(page)).toBeVisible();
  await expect(answer).toBeChecked();
});

test('the help’s panel of the home screen closes on Escape, and the link to the content leads there (XTR-29)', async ({ page, bank }) => {
  await held(page);
  await open(page, bank, 'omc-01');
  const help = page.locator('summary').first();
  const panel = page.locator('details').first();
  await help.click(); // it opens before any script has come
  await expect(panel).toHaveAttribute('open');
  await expect(async () => {
    await page.keyboard.press('Escape'); // and closes once one has: until then a key is pressed again
    await expect(panel).not.toHaveAttribute('open', { timeout: 500 });
  }).toPass();
  await expect(help).toBeFocused();
  const address = page.url();
  await page.locator('a[href="#contenu"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenu')).toBeFocused();
  expect(page.url()).toBe(address);
});

test('counts a press for what it began on, though late letters move it (R12)', async ({ page, bank }) => {
  await page.setViewportSize({ width: 1_280, height: 1_000 });
  await open(page, bank, 'omc-01');
  const button = page.locator('#commencer');
  await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true); // its scripts have run
  const box = async () => (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect(async () => {
    await page.mouse.up();
    const { x, y, width, height } = await box();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(page.locator('#commencer:active')).toBeVisible({ timeout: 200 }); // it has not moved yet
  }).toPass();
  const { y, height } = await box();
  await page.evaluate(() => document.querySelector('h1')?.style.setProperty('margin-block-end', '15rem'));
  await expect.poll(async () => (await box()).y - y).toBeGreaterThan(height);
  await page.mouse.up();
  await expect(heading(page, accountTypeMessages.omc.title)).toBeVisible();
});
