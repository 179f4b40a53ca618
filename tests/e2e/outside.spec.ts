import { accessibilityMessages } from '@messages/accessibility';
import { beforeScriptsMessages } from '@messages/beforeScripts';
import { errorsMessages } from '@messages/errors';
import { servedHeaders } from '@tests/support/headers';
import { expectAccessible } from './support/axe';
import { heading } from './support/page';
import { expect, test } from './support/test';

const base = '/ouvrirmoncompte';

test('a forged return from the identity provider opens no session', async ({ page, bank }) => {
  await page.goto(`${bank.address('omc-01')}${base}/main?code=FORGED&state=FORGED`);
  await expect(heading(page, errorsMessages.omc.pages.AUTHENTICATION.title)).toBeVisible();
  expect(page.url()).not.toContain('FORGED');
});

test('where no script can run, the page says it in French and how to be helped (R25)', async ({ browser, bank }) => {
  const without = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
  const page = await without.newPage();
  await page.goto(`${bank.address('omc-01')}${base}/main`);
  const configuration = (await (await fetch(`${bank.address('omc-01')}${base}/config/omc-01.dev.json`)).json()) as { contactPhone: string };
  for (const place of [`${base}/main`, '/acces/login']) {
    await page.goto(`${bank.address('omc-01')}${place}`);
    const said = page.locator('noscript .before-scripts');
    await expect(said).toBeVisible();
    await expect(said.locator('a[href^="tel:"]')).toHaveAttribute('href', `tel:${configuration.contactPhone.replace(/ /g, '')}`);
    await said.getByRole('link', { name: beforeScriptsMessages.appointment }).click();
    await expect(page).toHaveURL(/\/dehors\/01\/appointment$/);
  }
  await page.goto(`${bank.address('omc-01')}${base}/main`);
  await expect(page.locator('[data-eager]:visible')).toHaveCount(0);
  const signIn = new URLSearchParams({
    client_id: 'omc-01',
    redirect_uri: `${bank.address('omc-01')}${base}/main`,
    response_type: 'code',
    scope: 'openid',
    state: 'state-of-nobody',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  await page.goto(`${bank.address('omc-01')}/identite/authorize?${signIn.toString()}`);
  await expect(page.getByLabel('Téléphone mobile')).toBeVisible();
  const help = page.getByText(/^Besoin d’aide/);
  await help.click();
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  await help.click();
  await page.getByRole('link', { name: beforeScriptsMessages.appointment }).click();
  await expect(page).toHaveURL(/\/dehors\/01\/appointment$/);
  await without.close();
});

test('a browser that is too old says so and which ones do, and offers no endless retry (R25, LOD-05)', async ({ page, bank }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  for (const place of [`${base}/main`, '/acces/login?code=any']) {
    await page.goto(`${bank.address('omc-01')}${place}`);
    await expect(heading(page, beforeScriptsMessages.tooOld.title)).toBeFocused();
    await expect(page.getByText('Chrome\u00a0109')).toBeVisible();
    await expect(page.getByText(beforeScriptsMessages.failure)).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: beforeScriptsMessages.appointment }).click();
  await expect(page).toHaveURL(/\/dehors\/01\/appointment$/);
});

test('the accessibility statement is reached from every page', async ({ page, bank }) => {
  await page.goto(`${bank.address('omc-01')}${base}/main`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: /Accessibilité/ });
  await page.goto(`${bank.address('omc-01')}${(await link.getAttribute('href')) ?? ''}`);
  await expect(heading(page, accessibilityMessages.title)).toBeVisible();
  await expectAccessible(page);
});

test('the security headers are on documents, assets, answers and errors', async ({ bank }) => {
  const origin = bank.address('omc-01');
  for (const place of [
    `${base}/main`,
    `${base}/modules/reference.json`,
    '/api/public/captcha/challenge',
    '/api/nothing',
    `${base}/nothing.js`,
  ]) {
    expect((await servedHeaders(origin, place)).flaws).toEqual([]);
  }
  expect((await fetch(`${origin}${base}/nothing.js`)).status).toBe(404);
});

test('a module that does not fit its hash is refused, and the page says so with a way to try again', async ({ page, bank, problems }) => {
  await page.route(/modules\/main\./, async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};` });
  });
  await page.goto(`${bank.address('omc-01')}${base}/main`);
  await expect(
    page.getByRole('heading', { name: 'Une erreur est survenue pendant le chargement. Veuillez réessayer plus tard.' }),
  ).toBeFocused();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(problems.splice(0).join()).toContain('integrity');
});
