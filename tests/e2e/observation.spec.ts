import type { Page } from '@playwright/test';
import { samplePeople } from '@sandbox/samples/person';
import { dialogsMessages } from '@messages/dialogs';
import { consentMessages } from '@messages/consent';
import { shellMessages } from '@messages/shell';
import { signatureSuccessMessages } from '@messages/signatureSuccess';
import { welcomeMessages } from '@messages/welcome';
import { expectAccessible } from './support/axe';
import type { Bank } from './support/bank';
import { answerStored } from './support/consent';
import { readDocuments, sign } from './support/ending';
import { unfitWhenLarge } from './support/largeText';
import { standIn } from './support/session';
import { expect, labUnless, test } from './support/test';
import { agesTitle, chooseAccount, chooseOffer, comeBack, create, describe, open, someone, start } from './support/walk';

const SLOW = { timeout: 30_000 };

const banner = (page: Page) => page.getByRole('region', { name: consentMessages.title });
const panel = (page: Page) => page.getByRole('dialog', { name: consentMessages.panel.title });
const manage = (page: Page) => page.getByRole('button', { name: shellMessages.footer.cookies }).click();

/** Records requests to the tag manager. */
const watching = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/balises/')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

interface Event {
  readonly numero?: number;
  readonly etape?: string;
}
const eventsAt = async (bank: Bank): Promise<readonly Event[]> =>
  (await bank.received('event')).map(({ report }) => report as Event).reverse();

test.describe('OBS-02, X22: consent', () => {
  test.use({ askedForConsent: true });

  test('shows whole answers with large text on a phone (XTR-40)', async ({ page, bank }) => {
    await open(page, bank, 'omc-01');
    await expect(banner(page)).toBeVisible();
    expect(await unfitWhenLarge(page)).toEqual([]);
    await page.getByRole('button', { name: consentMessages.choose }).click();
    await expect(panel(page)).toBeVisible();
    expect(await unfitWhenLarge(page)).toEqual([]);
  });

  test('refusing is one press, keeps everything away, and is remembered', async ({ page, bank }) => {
    const asked = watching(page);
    await open(page, bank, 'omc-01');
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page);
    await banner(page).getByRole('button', { name: consentMessages.refuse }).press('Enter');
    await expect(banner(page)).toBeHidden();
    await answerStored(page.context());
    await page.reload();
    await start(page);
    await chooseAccount(page, 'individual');
    await expect(banner(page)).toBeHidden();
    expect(asked).toEqual([]);
  });

  test('OBS-03: accepted, the steps are tracked in their order with their numbers; taken back from the footer, nothing more is', async ({
    page,
    bank,
  }) => {
    const before = (await eventsAt(bank)).length;
    const asked = watching(page);
    await open(page, bank, 'omc-01');
    const steps = async () => (await eventsAt(bank)).slice(before).map(({ etape, numero }) => `${etape} ${numero}`);
    await banner(page).getByRole('button', { name: consentMessages.accept }).click();
    await expect.poll(steps).toEqual(['home 1']); // each event is a request of its own
    await start(page);
    await expect.poll(steps).toEqual(['home 1', 'accountType 1']);
    await chooseAccount(page, 'individual');
    await expect(agesTitle(page)).toBeVisible();
    expect(asked[0]).toBe('/balises/gestionnaire.js');
    await expect.poll(steps).toEqual(['home 1', 'accountType 1', 'age 1']);

    await manage(page);
    await expect(panel(page)).toBeVisible();
    await expectAccessible(page);
    await panel(page).getByRole('checkbox').uncheck();
    await panel(page).getByRole('button', { name: consentMessages.panel.save }).click();
    await page.goBack();
    await expect(page.locator('#commencer')).toBeVisible();
    expect((await eventsAt(bank)).slice(before)).toHaveLength(3);
  });

  test('the choice opens from the first screen, and stays closed when what reports errors comes late', async ({ page, bank }) => {
    let come = (): void => undefined;
    const late = new Promise<void>(done => (come = done));
    await page.route('**/error-reports*.js', async route => {
      await late;
      await route.continue();
    });
    await page.goto(`${bank.address('omc-03')}/ouvrirmoncompte/main`, { waitUntil: 'domcontentloaded' });
    await manage(page);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    const arrived = page.waitForResponse('**/error-reports*.js');
    come();
    await (await arrived).finished();
    await expect.poll(async () => JSON.stringify(await bank.received('error-report'))).toContain('HomePage');
    await expect(panel(page)).toBeHidden();
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('OBS-03, STP-05: on a phone, the full-screen ceremony and back', () => {
  test.use({ askedForConsent: true, viewport: { width: 390, height: 844 } });

  // What comes before it is the test's before, told late. A quick bank has opened the account before the page of its creation, or the return from the ceremony, is shown.
  for (const [workflow, way, end] of [
    ['individual', /(^|,)10,11(,11)?,15(,15)?$/, welcomeMessages.title],
    ['joint', /(^|,)10,11(,11)?$/, signatureSuccessMessages.title],
  ] as const)
    test(
      `${workflow}: each page is counted once, and none goes backwards`,
      labUnless(workflow === 'individual'),
      async ({ page, bank }) => {
        test.setTimeout(120_000);
        const before = (await eventsAt(bank)).length;
        const { holder } = await bank.prepare({ task: 'signature', workflow, done: 'video', local: `compte.${workflow}` });
        await standIn(page, bank, holder);
        await banner(page).getByRole('button', { name: consentMessages.accept }).click();
        await readDocuments(page);
        await sign(page, bank, { ...holder, ...samplePeople.holder });
        await expect(page.getByRole('heading', { level: 1, name: end(samplePeople.holder.firstName) })).toBeVisible(SLOW);
        const told = async () =>
          (await eventsAt(bank))
            .slice(before)
            .map(({ numero }) => numero)
            .join();
        await expect.poll(told, { timeout: 30_000 }).toMatch(way);
      },
    );
});

test('OBS-01, X21: page changes and an error that nobody caught are reported, and nothing that was typed', async ({
  page,
  bank,
  problems,
}) => {
  const canary = 'Zoraïde-Kanari';
  const sent: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/envelope/')) sent.push(request.postData() ?? '');
  });
  const { holder } = await bank.prepare({ task: 'identityDocUpload' });
  await comeBack(page, bank, holder);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.evaluate(text => {
    setTimeout(() => JSON.parse(text), 0);
    void Promise.reject(new RangeError(text));
  }, `"${canary}`);
  const told = async (): Promise<string> => JSON.stringify((await bank.received('error-report')).map(({ report }) => report));
  await expect.poll(told).toContain('SyntaxError');
  await expect.poll(told).toContain('RangeError');
  await expect.poll(told).toContain('"page":"IdentityForm","kind":"page"');
  const all = await told();
  for (const personal of [canary, holder.email, holder.mobile.replace(/\s/g, '')]) expect(all).not.toContain(personal);
  expect(sent.length).toBeGreaterThan(0);
  for (const envelope of sent) expect(envelope, 'the service is told to keep no address of the person').toContain('"infer_ip":"never"');
  problems.length = 0; // the two errors above are this test's own
});

const reportsAt = async (bank: Bank): Promise<readonly { readonly tags: Readonly<Record<string, string>> }[]> =>
  (await bank.received('error-report')).map(({ report }) => report as { readonly tags: Readonly<Record<string, string>> });

test('OBS-01, D-21: what customers wait for is measured page by page, in numbers', async ({ page, bank }) => {
  await open(page, bank, 'omc-01');
  await expect.poll(async () => JSON.stringify(await reportsAt(bank))).toContain('HomePage');
  await start(page);
  await chooseAccount(page, 'individual');
  await expect(page.getByRole('radio').first()).toBeVisible();
  const own = async () => (await reportsAt(bank)).map(({ tags }) => tags).filter(({ kind }) => kind === 'measured');
  await expect.poll(async () => (await own()).map(tags => tags['page'])).toContain('HomePage');
  await expect.poll(async () => (await own()).some(tags => Number(tags['change']) > 0)).toBe(true);
  for (const { page: name, kind, variant, ...values } of await own()) {
    expect([name?.match(/^[A-Za-z]+$/)?.length, kind, variant?.match(/^(?:omc|mdc)-\d\d$/)?.length]).toEqual([1, 'measured', 1]);
    expect(Object.keys(values).filter(key => !['lcp', 'inp', 'cls', 'change'].includes(key))).toEqual([]);
    for (const value of Object.values(values)) expect(value).toMatch(/^\d+(?:\.\d+)?$/);
  }
});

test('OBS-01: a call that fails shows the reference that its header and its report have; without the key no call has one', async ({
  page,
  bank,
  problems,
}) => {
  const traces: (string | undefined)[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/')) traces.push(request.headers()['traceparent']);
  });
  await page.route('**/api/public/states', route => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }));
  const traced = (traceCalls: boolean) =>
    page.route('**/config/*.json', async route => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), observation: { traceCalls } } });
    });
  await traced(false);
  await open(page, bank, 'omc-01');
  await chooseOffer(page);
  await describe(page, someone('26+'));
  await create(page, 'individual');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: dialogsMessages.omc.technical.again })).toBeVisible();
  expect(traces.length).toBeGreaterThan(0);
  expect(traces.filter(each => each !== undefined)).toEqual([]);

  await traced(true);
  await page.reload();
  await create(page, 'individual');
  await expect(dialog.getByRole('button', { name: dialogsMessages.omc.technical.again })).toBeVisible();
  const last = traces.at(-1)?.split('-')[1] ?? '';
  await expect(dialog).toContainText(dialogsMessages.omc.technical.reference(last.slice(0, 8)));
  await expect.poll(async () => JSON.stringify(await reportsAt(bank))).toContain(`"trace":"${last}"`);
  problems.length = 0; // the failed call is this test's own
});
