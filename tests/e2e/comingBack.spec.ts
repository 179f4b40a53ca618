import type { Page } from '@playwright/test';
import { addressMessages } from '@messages/address';
import { errorsMessages } from '@messages/errors';
import { homeMessages } from '@messages/home';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { returnedMessages } from '@messages/returned';
import { stayedMessages } from '@messages/stayed';
import { digits, type Bank } from './support/bank';
import { identityAsked } from './support/dossier';
import { button, heading } from './support/page';
import { enterAt } from './support/prepared';
import { expect, lab, labUnless, test } from './support/test';
import { sayWho } from './support/visit';
import { chooseOffer, comeBack, confirmPhone, create, describe, open, someone } from './support/walk';

const inDossier = (page: Page) => expect(heading(page, addressMessages.omc.title.individual)).toBeVisible();

test('shows what is left in one line, and the title in a window that lies (XTR-28)', lab, async ({ page, bank }) => {
  for (const task of ['addressValidation', 'signature'] as const) {
    await enterAt(page, bank, { task, local: `reprise.${task}`.toLowerCase() });
    const notice = page.getByText(returnedMessages.title).locator('xpath=ancestor::details/../../..');
    await expect(notice).toBeVisible();
    const [told, sheet] = await Promise.all([
      notice.boundingBox(),
      page.getByRole('heading', { level: 1 }).locator('xpath=..').boundingBox(),
    ]);
    expect([told?.x, told?.width], task).toEqual([sheet?.x, sheet?.width]);
    expect((told?.y ?? 0) + (told?.height ?? 0), task).toBeLessThan(sheet?.y ?? 0);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

const TOKEN = '**/identite/token';
/** Failures of the token exchange. */
const lost = {
  'cut off': { abort: 'connectionreset' },
  'a page in its place': { status: 200, contentType: 'text/html', body: '<html></html>' },
  'an error': { status: 500, body: '' },
} as const;

for (const [fault, answer] of Object.entries(lost))
  test(`tries an exchange again that is not answered: ${fault} (D-58, RTE-01)`, labUnless(fault === 'cut off'), async ({ page, bank }) => {
    const { holder } = await bank.prepare({ task: 'addressValidation', local: 'echange.manque' });
    await page.route(TOKEN, route => ('abort' in answer ? route.abort(answer.abort) : route.fulfill(answer)));
    await comeBack(page, bank, holder);
    await expect(heading(page, errorsMessages.omc.pages.AUTHENTICATION.title)).toBeVisible();
    await page.unroute(TOKEN);
    await button(page, errorsMessages.omc.acts.again).click();
    await inDossier(page);
  });

test('identifies by mobile a person whose code the bank took without an answer (D-58)', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'addressValidation', local: 'code.refuse' });
  const taken: number[] = [];
  await page.route(TOKEN, async route => {
    taken.push((await route.fetch()).status());
    await route.abort('connectionreset');
  });
  await comeBack(page, bank, holder);
  await expect(heading(page, errorsMessages.omc.pages.AUTHENTICATION.title)).toBeVisible();
  expect(taken).toEqual([200]);
  await page.unroute(TOKEN);
  const [again] = await Promise.all([page.waitForResponse(TOKEN), button(page, errorsMessages.omc.acts.again).click()]);
  expect(again.status()).toBe(400);
  await expect(button(page, errorsMessages.omc.acts.identify)).toBeVisible();
  await expect(button(page, errorsMessages.omc.acts.again)).toBeHidden();
  await button(page, errorsMessages.omc.acts.identify).click();
  await sayWho(page, bank, holder);
  await inDossier(page);
});

test('leads from the home page to the file, by the mobile where nothing tells who comes (D-58)', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'addressValidation', local: 'depuis.accueil' });
  await open(page, bank, 'omc-01');
  await page.getByRole('link', { name: homeMessages.omc.underWay }).click();
  await expect(page.getByLabel('Téléphone mobile')).toHaveValue('');
  expect(await page.content()).not.toContain(holder.mobile);
  await sayWho(page, bank, holder);
  await inDossier(page);
  await page.goBack();
  await expect(page.getByText(stayedMessages.omc.filling)).toBeVisible();
  await inDossier(page);
});

test('leads to the file once the bank takes a startup that it refused (D-58, ERR-02)', lab, async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'addressValidation', local: 'refuse.au.depart' });
  const STATE = /\/api\/v1\/states\?/;
  await page.route(STATE, route => route.fulfill({ status: 422, json: { functionalCode: 'IDENTICAL_HOLDERS' } }));
  await comeBack(page, bank, holder);
  await expect(heading(page, errorsMessages.omc.pages['identical-holders'].title)).toBeVisible();
  await page.unroute(STATE);
  await button(page, errorsMessages.omc.acts.main).click();
  await inDossier(page);
});

const toDetails = async (page: Page, bank: Bank): Promise<void> => {
  await open(page, bank, 'omc-01');
  await chooseOffer(page);
};

test('keeps what was typed behind the SMS page, and sends no second code (D-58, D-09)', async ({ page, bank }) => {
  const person = someone('26+');
  await toDetails(page, bank);
  await describe(page, person);
  await create(page, 'individual');
  await bank.codeFor(person.mobile);
  const sent = async (): Promise<number> => (await bank.messages()).filter(({ to }) => digits(to) === digits(person.mobile)).length;
  expect(await sent()).toBe(1);
  await page.getByRole('link', { name: 'Ce n’est pas mon numéro' }).click();
  await expect(page.getByLabel(applicantDetailsMessages.omc.mobile.label)).toHaveValue(person.mobile);
  await expect(page.getByLabel(applicantDetailsMessages.omc.email.label, { exact: true })).toHaveValue(person.email);
  await create(page, 'individual');
  await expect(page.getByLabel('Code reçu par SMS')).toBeVisible();
  await page.goBack();
  await expect(heading(page, applicantDetailsMessages.omc.title.individual)).toBeVisible();
  await create(page, 'individual');
  await confirmPhone(page, bank, person);
  await expect(identityAsked(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(stayedMessages.omc.filling)).toBeVisible();
  await expect(identityAsked(page)).toBeVisible();
  expect(await sent()).toBe(1);
});

test('‘Numéro déjà utilisé.’ says the way back to the file of that number (D-58)', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'addressValidation', local: 'numero.pris' });
  await toDetails(page, bank);
  await describe(page, { ...someone('26+', 'Éloi'), mobile: holder.mobile });
  await create(page, 'individual');
  const message = page.getByRole('alert').getByRole('link', { name: 'Numéro déjà utilisé.' });
  await expect(message).toBeVisible();
  const back = page.getByRole('alert').getByRole('link', { name: applicantDetailsMessages.omc.used.link.individual });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const [said, way] = await Promise.all([message.boundingBox(), back.boundingBox()]);
    expect((way?.y ?? Infinity) - (said?.y ?? 0), `${width}`).toBeLessThan(150);
  }
  await back.click();
  await sayWho(page, bank, holder);
  await inDossier(page);
});
