import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { fillStorage } from '@tests/faults/person';
import { accountTypeMessages } from '@messages/accountType';
import { errorsMessages } from '@messages/errors';
import { preLivenessMessages } from '@messages/preLiveness';
import { inactivityMessages } from '@messages/inactivity';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { offerMessages } from '@messages/offer';
import { shellMessages } from '@messages/shell';
import { storageMessages } from '@messages/storage';
import { dossierPageMessages } from '@messages/dossierPage';
import { servedHeaders } from '@tests/support/headers';
import { expectAccessible } from './support/axe';
import { onChunks } from './support/chunks';
import { button, heading } from './support/page';
import { enterAt } from './support/prepared';
import { expect, lab, test } from './support/test';
import { chooseAccount, chooseAge, chooseOffer, composeOffer, open, start } from './support/walk';

const BASE = '/ouvrirmoncompte';

test('refuses a stylesheet that does not fit its hash, and offers to try again (X03)', async ({ page, bank, problems }) => {
  await page.route(/chunks\/[^/]+\.css$/, async route => {
    const answer = await route.fetch();
    const body = `${await answer.text()} `;
    await route.fulfill({ status: answer.status(), headers: answer.headers(), body });
  });
  await page.goto(`${bank.address('omc-01')}${BASE}/main`);
  await page.locator('#commencer').click();
  // the first question appears before the main application, whose stylesheet fails
  const question = page.getByRole('radio', { name: accountTypeMessages.omc.label.individual });
  const again = page.getByRole('button', { name: 'Réessayer' });
  await expect(question.or(again)).toBeVisible();
  if (await question.isVisible()) await chooseAccount(page, 'individual');
  await expect(again).toBeVisible();
  await page.goto('about:blank'); // the file may still be asked for again
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(problems.splice(0).join()).toContain('integrity');
});

test('a stylesheet of a step that never comes is not waited for without end (LOD-05, R08)', async ({ page, bank, problems }) => {
  await page.clock.install();
  const styles = await onChunks(page, ['offer'], () => undefined, 'css');
  await open(page, bank, 'omc-01');
  await start(page);
  await chooseAccount(page, 'individual');
  await chooseAge(page, { TIT: '26+' });
  const again = page.getByRole('button', { name: 'Réessayer' });
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(again).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(styles.asked()).toEqual(['offer']);
  await styles.end();
  await again.click();
  await expect(heading(page, offerMessages.omc.title.individual.TIT)).toBeVisible();
  expect(problems.splice(0).join()).toContain('Loading CSS chunk offer failed');
});

test('keeps the page alone in its group of windows, its frames able to load (X04, D-104)', async ({ page, bank }) => {
  const answer = await page.goto(`${bank.address('omc-01')}${BASE}/main`);
  expect(answer?.headers()['cross-origin-opener-policy']).toBe('same-origin');
  expect(answer?.headers()['cross-origin-resource-policy']).toBe('same-origin');
  expect(answer?.headers()['cross-origin-embedder-policy']).toBeUndefined();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  expect((await servedHeaders(bank.address('omc-01'), `${BASE}/main`)).flaws).toEqual([]);
});

const refuseStorage = (): void =>
  void Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });

/** Storage that keeps nothing from the start, or gets full after the page is there. */
const storages = [
  ['keeps nothing', (page: Page) => page.addInitScript(refuseStorage), undefined, storageMessages.omc.text],
  ['gets full', undefined, fillStorage, storageMessages.omc.full.how],
] as const;

for (const [what, before, after, said] of storages)
  test(`shows the offer where the tab’s storage ${what}, and says so before anything is typed (R14, XTR-40)`, async ({ page, bank }) => {
    await before?.(page);
    await open(page, bank, 'omc-01');
    await after?.(page);
    await composeOffer(page);
    await expect(page.getByText(said)).toBeVisible();
  });

test('leads to no identification that cannot end where the browser stops keeping (R14, D-58)', async ({ page, bank }) => {
  await enterAt(page, bank, { task: 'signature', local: 'rien.garde' }, preLivenessMessages.title);
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse });
  });
  await page.reload();
  await expect(heading(page, errorsMessages.omc.pages.AUTHENTICATION.title)).toBeVisible();
  await expect(page.getByText(storageMessages.omc.unknown)).toBeVisible();
  await expect(page.getByRole('button', { name: errorsMessages.omc.acts.identify })).toBeHidden();
  await expectAccessible(page);
});

test('a session that ended while the page was closed is announced, and one comes back from there (SES-01, R11)', async ({ page, bank }) => {
  await enterAt(page, bank, { task: 'addressValidation', local: 'session.finie' });
  await expect(page.getByRole('button', { name: dossierPageMessages.omc.later.button })).toBeVisible();
  await page.evaluate(() => {
    const kept = sessionStorage.getItem('omc.session') ?? '{}';
    sessionStorage.setItem('omc.session', kept.replace(/"expiration":"\d{4}/, '"expiration":"2000'));
  });
  // the open page notices the end and drops the token, or the whole session, before it is closed
  await page.waitForFunction(() => (sessionStorage.getItem('omc.session') ?? '"value":""').includes('"value":""'));
  await page.reload();
  await expect(heading(page, inactivityMessages.omc.title)).toBeVisible();
});

/** What loads after the first screen: neither waits for the other. */
const late = { 'the consent manager': ['choices'], 'the reports': ['error-reports', 'reporting-client'] } as const;

for (const [what, names] of Object.entries(late))
  test(`begins the journey without ${what}, which never comes, nor the tag manager (R23)`, async ({ page, bank, problems }) => {
    const files = await onChunks(page, names, () => new Promise(() => undefined));
    await page.route(/tags\.js|reports/, route => (route.request().url().includes('/chunks/') ? route.fallback() : route.abort()));
    const reported = what === 'the reports' ? undefined : page.waitForRequest(/\/envelope\//);
    await page.goto(`${bank.address('omc-01')}${BASE}/main`, { waitUntil: 'commit' });
    await start(page);
    await expect(heading(page, accountTypeMessages.omc.title)).toBeVisible();
    await expect.poll(files.asked).toEqual(names);
    await reported;
    expect(problems.splice(0).filter(problem => !problem.includes('integrity'))).toEqual([]);
  });

test('says that no cookie is set where what asks for consent is blocked (XTR-40)', async ({ page, bank, problems }) => {
  const consent = await onChunks(page, ['choices'], route => route.abort('blockedbyclient'));
  await page.goto(`${bank.address('omc-01')}${BASE}/main`, { waitUntil: 'commit' });
  const said = page.getByRole('status').filter({ hasText: shellMessages.cookiesUnset });
  await page.getByRole('button', { name: shellMessages.footer.cookies }).click();
  await expect(said).toBeVisible();
  await start(page);
  await expect(heading(page, accountTypeMessages.omc.title)).toBeVisible();
  await page.getByRole('button', { name: shellMessages.footer.cookies }).click();
  await expect(said).toBeVisible();
  expect(consent.asked()).toEqual(['choices']);
  await expectAccessible(page);
  expect(problems.splice(0).filter(problem => !/integrity|choice|Failed to load/.test(problem))).toEqual([]);
});

const signs = ['<script>window.hit=1</script>', '"><img src=x onerror=window.hit=1>', "';window.hit=1;//", 'javascript:window.hit=1'];
const wraps = [
  (sign: string) => sign,
  (sign: string) => sign.toUpperCase(),
  (sign: string) => `</title>${sign}`,
  (sign: string) => `</textarea>${sign}`,
  (sign: string) => `--> ${sign}`,
  (sign: string) => `{{${sign}}}`,
  (sign: string) => `\${${sign}}`,
  (sign: string) => `<svg onload=window.hit=1>${sign}`,
  (sign: string) => `<iframe srcdoc="${sign}">`,
  (sign: string) => encodeURIComponent(sign),
];

test('keeps forty texts that would be scripts elsewhere as texts (X16)', lab, async ({ page, bank }) => {
  page.on('dialog', dialog => expect(dialog.message()).toBe('no dialog'));
  await open(page, bank, 'omc-01');
  await chooseOffer(page);
  const texts = signs.flatMap(sign => wraps.map(wrap => wrap(sign)));
  expect(texts).toHaveLength(40);
  const hit = () => page.evaluate(() => 'hit' in window);
  const [lastName, email] = [applicantDetailsMessages.omc.lastName, applicantDetailsMessages.omc.email].map(({ label }) =>
    page.getByLabel(label, { exact: true }),
  );
  for (const text of texts) {
    await lastName?.fill(text);
    await email?.fill(text);
    await email?.blur();
    expect(await lastName?.inputValue()).not.toBe('');
  }
  expect(await hit()).toBe(false);
  for (const sign of signs) {
    const type = sign.replaceAll('window.hit', 'hit').replace(/\//g, ''); // dots and slashes are a file's, which is none here
    await page.goto(`${bank.address('omc-01')}${BASE}/error/${encodeURIComponent(type)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await hit()).toBe(false);
  }
});

test('a drawing that carries a script is an image, and its script does not run (X17)', async ({ page, bank }) => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="top.hit=1"><script>top.hit=1</script><rect width="9" height="9"/></svg>';
  await page.route(/\.svg/, route => route.fulfill({ contentType: 'image/svg+xml', body: drawing }));
  await open(page, bank, 'omc-01');
  await expect
    .poll(() =>
      page
        .getByRole('banner')
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await start(page);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('no other site shows the journey in a frame of its own (X19)', async ({ page, bank }) => {
  const framed = `${bank.address('omc-01')}${BASE}/main`;
  await page.route('http://elsewhere.localhost/', route =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${framed}"></iframe>` }),
  );
  await page.goto('http://elsewhere.localhost/');
  await expect.poll(() => page.frames().map(frame => frame.url())).toContain('chrome-error://chromewebdata/');
  await expect(page.frameLocator('iframe').locator('#commencer')).toHaveCount(0);
});

test('a browser that claims an adviser’s session is not an adviser’s for the bank (X13)', async ({ page, bank, problems }) => {
  await page.route('**/api/v1/persons/me', route =>
    route.fulfill({ json: { externalReference: { externalReferenceValue: 'CONS-0001' } } }),
  );
  const { id } = await enterAt(page, bank, { task: 'addressValidation', local: 'faux.conseiller' });
  // neither holder nor adviser of the file: refused at the entry (D-105)
  await expect(button(page, dossierPageMessages.omc.later.button)).toBeHidden();
  const answered = await page.evaluate(async () => {
    const { value } = JSON.parse(sessionStorage.getItem('omc.session') ?? '{}') as { value?: string };
    const headers = { Authorization: `Bearer ${value ?? ''}`, 'X-Client-Id': 'mdc-01', 'Content-Type': 'application/json' };
    const created = await fetch('/api/public/states', { method: 'POST', headers, body: '{}' });
    const decided = await fetch('/api/v1/workflow/me', { method: 'PUT', headers, body: '{"state":"duplicateClosed"}' });
    return [created.status, decided.status];
  });
  expect(answered.every(status => status >= 400)).toBe(true);
  expect((await bank.file(id)).task).toBe('addressValidation');
  // the body watcher reports these deliberately invalid requests: remove them
  expect(problems.splice(0).filter(problem => !/states|400|401|403|404|422/.test(problem))).toEqual([]);
});

const filesBelow = (folder: string): readonly string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .flatMap(each => (each.isFile() ? [path.join(each.parentPath, each.name)] : []))
    : [];

test('the product, tests and contracts name no real person: only reserved domains and unassigned numbers (X23)', () => {
  /** The specification's form of an e-mail, and values that are nobody's address: a name of one letter, the domain ‘exemple’. */
  const nobody = /(?:^|\.)(?:example(?:\.\w+)?|test|invalid|localhost|exemple\.\w+)$|^domaine\.fr$/;
  const kept = ['dist', 'contracts', 'tests', 'sandbox', 'brands']
    .flatMap(filesBelow)
    .filter(file => /\.(ts|tsx|js|json|html)$/.test(file));
  const found = kept.flatMap(file => {
    const text = fs.readFileSync(file, 'utf8');
    const mobiles = [...text.matchAll(/\b0[67](?:[ .]?\d\d){4}\b/g)].map(([number]) => number.replace(/\D/g, ''));
    const domains = [...text.matchAll(/[\w.+-]{2,}@([\w-]+(?:\.[\w-]+)*\.[a-z][\w-]*)/gi)].map(([, domain = '']) => domain.toLowerCase());
    return [
      ...mobiles.filter(number => !/^0[67]3998|^0612345678$|^06000000|^0700000000$/.test(number)),
      ...domains.filter(domain => !nobody.test(domain)),
    ].map(named => `${path.basename(file)}: ${named}`);
  });
  expect([...new Set(found)]).toEqual([]);
});
