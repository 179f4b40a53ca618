import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { minimalMessages } from '@messages/minimal';
import { preLivenessMessages } from '@messages/preLiveness';
import { writeCertificate } from '@tests/support/certificate';
import { Bank } from './support/bank';
import { refusedBefore } from './support/consent';
import { passVideo } from './support/ending';
import { completeFile } from './support/dossier';
import { heading, SLOW } from './support/page';
import { bare, expect, FIRST_PORT, lab } from './support/test';
import { confirmPhone, openDossier, someone, start } from './support/walk';

const HOST = 'demo.bank.test';

/** Another device: its browser knows the bank by a name, and gives no rights to this machine's own addresses. */
const test = bare.extend<{ named: Bank; device: Browser; theirs: Page }>({
  named: async ({ browserName }, use, { parallelIndex }) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-host-'));
    const { certificate, key } = await writeCertificate(folder, HOST);
    const port = FIRST_PORT + (browserName === 'chromium' ? 10_000 : 10_300) + parallelIndex * 50;
    const bank = new Bank(port, ['--host', HOST, '--certificate', certificate, '--key', key], HOST);
    await bank.start();
    await use(bank);
    await bank.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  },
  device: async ({ playwright, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(browser);
    await browser.close();
  },
  theirs: async ({ device }, use) => {
    const settings = { ignoreHTTPSErrors: true, locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' } as const;
    const context = await device.newContext(settings);
    await refusedBefore(context, HOST);
    await use(await context.newPage());
  },
});

/** The bank's desk, in a tab of its own. */
const atDesk = async (page: Page, { desk }: Bank, place: string, act: (desk: Page) => Promise<void>): Promise<void> => {
  const tab = await page.context().newPage();
  await tab.goto(desk + place);
  await act(tab);
  await expect(tab.locator('#said')).toHaveRole('status');
  await tab.close();
};

test(
  'another device opens the bank by its name: home, a dossier that the desk’s form makes, its e-mail, the filmed video (X20, D-18)',
  lab,
  async ({ theirs: page, named: bank }) => {
    await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/main`);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
    await start(page);
    await atDesk(page, bank, '/', desk => desk.getByRole('button', { name: 'Préparer un dossier' }).click());
    await page.goto(`${bank.desk}/messages`);
    await page.getByRole('link', { name: /\/acces\/login/ }).click();
    await page.getByRole('button', { name: minimalMessages.login.go }).click();
    const sms = async () => (await bank.messages()).find(({ to }) => !to.includes('@'))?.to ?? '';
    await expect.poll(sms).not.toBe('');
    await confirmPhone(page, bank, { mobile: await sms() });
    await expect(heading(page, preLivenessMessages.title)).toBeVisible(SLOW);
    await passVideo(page);
  },
);

test('the same device opens an account from home to the filmed video (X20, D-18)', lab, async ({ theirs: page, named: bank }) => {
  const person = someone('26+');
  await atDesk(page, bank, '/reglages', desk =>
    desk
      .getByRole('button', { name: /^Enregistrer/ })
      .first()
      .click(),
  );
  await openDossier(page, bank, 'omc-01', person);
  await completeFile(page, person);
  await passVideo(page);
});
