import type { Page } from '@playwright/test';
import { complementaryMessages } from '@messages/complementary';
import { dossierFormMessages } from '@messages/dossierForm';
import { inactivityMessages } from '@messages/inactivity';
import { kitMessages } from '@messages/kit';
import { recapRowsMessages } from '@messages/recapRows';
import { summaryMessages } from '@messages/summary';
import { uploadMessages } from '@messages/upload';
import type { Bank, Contact } from './support/bank';
import { chooseIdentity, give } from './support/dossier';
import { button, changing, heading, SLOW } from './support/page';
import { enterAt } from './support/prepared';
import { expect, test } from './support/test';
import { expectNothingOf, resume } from './support/visit';

const typed = 'Une Autre Maison';
const recap = (page: Page) => heading(page, summaryMessages.omc.title.individual);
const employer = (page: Page) => page.getByLabel(complementaryMessages.omc.employer.label);
const change = (page: Page) => changing(page, recapRowsMessages.lines.work);

/** On a correction from the recap, with a typed, unsaved employer. */
const correcting = async (page: Page, bank: Bank, local: string): Promise<Contact> => {
  const holder = await enterAt(page, bank, { task: 'summary', local });
  await expect(recap(page)).toBeVisible();
  await change(page).click();
  await expect(employer(page)).toHaveValue('Atelier Spécimen');
  await employer(page).fill(typed);
  return holder;
};

test('keeps what is typed in a correction through a reload refused, Back, Forward and the recap (STP-12, XTR-01)', async ({
  page,
  bank,
}) => {
  await correcting(page, bank, 'correction.retour');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(employer(page)).toHaveValue(typed);
  await button(page, kitMessages.back).click();
  await expect(recap(page)).toBeVisible();
  await change(page).click();
  await expect(employer(page)).toHaveValue(typed);
  await page.goBack();
  await expect(recap(page)).toBeVisible();
  await page.goForward();
  await expect(employer(page)).toHaveValue(typed);
  await button(page, dossierFormMessages.omc.backToRecap).click();
  await expect(recap(page)).toBeVisible();
  await change(page).click();
  await expect(employer(page)).toHaveValue(typed);
});

test('what was typed in a correction when the session ended is there after identification (XTR-36, XTR-01)', async ({ page, bank }) => {
  const person = await correcting(page, bank, 'correction.session');
  await page.route('**/api/v1/prospect/*', route =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 401, json: {} }) : route.fallback(),
  );
  await button(page, dossierFormMessages.omc.backToRecap).click();
  await expect(heading(page, inactivityMessages.omc.title)).toBeVisible();
  // the reader of the tab, client or adviser, outlives the session too (D-111)
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(['omc.reader', 'omc.words']);
  await expectNothingOf(page, person, true);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(typed);
  await page.unroute('**/api/v1/prospect/*');
  await resume(page, bank, person);
  await expect(employer(page)).toHaveValue(typed);
  await button(page, dossierFormMessages.omc.backToRecap).click();
  await expect(recap(page)).toBeVisible();
  await expect(page.getByText(typed).first()).toBeVisible();
});

test('a photo that meets the end of the session: its document stays chosen, and the page asks for the photo again (XTR-36, SES-02)', async ({
  page,
  bank,
}) => {
  const person = await enterAt(page, bank, { task: 'identityDocUpload', local: 'photo.session' });
  await chooseIdentity(page, 'PASSPORT');
  const call = '**/api/v1/exchanges/*/documents';
  await page.route(call, route => route.fulfill({ status: 403 }));
  await give(page, { document: 'PASSPORT' }, person);
  await expect(heading(page, inactivityMessages.omc.title)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(['omc.reader', 'omc.words']);
  await page.unroute(call);
  await resume(page, bank, person);
  await expect(page.getByText(uploadMessages.omc.unsent.photo)).toBeVisible();
  await give(page, { document: 'PASSPORT' }, person);
  await expect(page.getByText(uploadMessages.omc.unsent.photo)).toBeHidden(SLOW);
});
