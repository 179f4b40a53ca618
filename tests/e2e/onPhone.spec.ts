import { onPhoneMessages as copy } from '@messages/onPhone';
import { papersStripMessages } from '@messages/papersStrip';
import { preLivenessMessages } from '@messages/preLiveness';
import { uploadMessages } from '@messages/upload';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { chooseIdentity, prove } from './support/dossier';
import { heading, SLOW } from './support/page';
import { enterAt } from './support/prepared';
import { scanned } from './support/scan';
import { standIn } from './support/session';
import { expect, test } from './support/test';
import { sayWho } from './support/visit';
import { comeBack } from './support/walk';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-FR', timezoneId: 'Europe/Paris' };

test('continues by the code on a phone, follows on the computer, and takes over again (XTR-10, STP-06)', async ({
  page,
  bank,
  browser,
}) => {
  const photo = papersStripMessages.title.address.individual(2, 3);
  const next = papersStripMessages.title.income.individual(3, 3);
  const holder = await enterAt(page, bank, { task: 'addressDocUpload', local: 'sur.mon.telephone' }, photo);
  const button = page.getByRole('button', { name: copy.button });
  const dialog = page.getByRole('dialog', { name: copy.title });
  await button.press('Enter');
  await expect(dialog.getByRole('heading', { name: copy.title })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(async () => {
    await button.press('Enter'); // a press so soon after the one before counts as its repeat (STP-11)
    await expect(dialog.getByText(copy.waiting)).toBeVisible({ timeout: 1_000 });
  }).toPass(SLOW);
  await expectAccessible(page);
  const read = await scanned(dialog.getByRole('img', { name: copy.code }));
  expect(read).toBe(`${bank.address('omc-01')}/ouvrirmoncompte/redirect?vers=identification`);
  await expect(dialog.getByText(read ?? '', { exact: true })).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height });
  await expectNoOverflow(page);
  await page.setViewportSize({ width, height });

  const phone = await (await browser.newContext(PHONE)).newPage();
  await phone.goto(read ?? '');
  await sayWho(phone, bank, holder);
  await expect(heading(phone, photo)).toBeVisible();
  await expect(phone.getByRole('button', { name: copy.button })).toHaveCount(0);
  await prove(phone, 'address', 'individual', { document: 'ELECTRICITY', format: 'pdf' }, holder);

  const following = page.locator('h1', { hasText: next });
  await expect(following).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText(copy.moved('').slice(0, 30));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: copy.here }).click();
  await expect(dialog).toBeHidden();
  await expect(heading(page, next)).toBeVisible();
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const CHROME = 'Chrome/140.0.0.0 Mobile Safari/537.36';

test('sends the link from another application to the phone’s own browser (XTR-40)', async ({ bank, browser }) => {
  const { holder } = await bank.prepare({ task: 'signature', local: 'dans.une.application' });
  const application = await browser.newContext({ ...PHONE, userAgent: `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 ${CHROME}` });
  await application.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  const page = await application.newPage();
  await standIn(page, bank, holder);
  const { link, inApp } = preLivenessMessages;
  await expect(page.getByText(inApp.title.chrome)).toBeVisible();
  const before = await bank.linkFor(holder.email);
  await bank.passSeconds(121); // the e-mail of the preparation is the newest until then
  await page.getByRole('button', { name: link.send }).click();
  await expect(page.getByText(link.sent('', `${holder.email.slice(0, 1)}•••@${holder.email.replace(/.*@/, '')}`).slice(-60))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await bank.linkFor(holder.email)).not.toBe(before);
  await application.close();
  const phone = await browser.newContext({ ...PHONE, userAgent: `${ANDROID}) AppleWebKit/537.36 ${CHROME}`, permissions: ['camera'] });
  const own = await phone.newPage();
  await comeBack(own, bank, holder);
  await expect(heading(own, preLivenessMessages.title)).toBeVisible();
  await expect(own.getByText(inApp.title.chrome)).toBeHidden();
  await phone.close();
});

test('a camera that was closed without a photo: the page says what is missing (D-116, PRF-06)', async ({ bank, browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined })); // no camera in the page
  await enterAt(page, bank, { task: 'identityDocUpload', local: 'camera.fermee' });
  await chooseIdentity(page, 'CNI');
  const missing = page.getByRole('alert').getByRole('link', { name: uploadMessages.omc.required.identity });
  const camera = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: uploadMessages.omc.photo }).tap();
  await (await camera).element().dispatchEvent('cancel', { bubbles: true });
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});
