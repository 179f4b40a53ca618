import { errorPageTypes } from '@domain/errors/codes';
import { SMS_PENDING_SECONDS } from '@domain/sms/state';
import { samplePeople } from '@sandbox/samples/person';
import { accessibilityMessages } from '@ui/copy/fr/accessibility';
import { errorsMessages } from '@ui/copy/fr/errors';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { informationPageMessages } from '@ui/copy/fr/informationPage';
import { minimalMessages } from '@ui/copy/fr/minimal';
import { redirectMessages } from '@ui/copy/fr/redirect';
import { welcome } from '@e2e/support/ending';
import { expect, test } from '@e2e/support/test';
import { comeBack } from '@e2e/support/walk';
import { Inspector } from './inspector';
import { enterFile, fresh } from './reach';

const SLOW = { timeout: 30_000 };
const base = '/ouvrirmoncompte';

for (const variant of ['omc-01', 'omc-03'] as const) {
  test(
    `XTR-24, D-10: ${variant}: pages with an address: statement, errors, information, identifiers`,
    { tag: '@all' },
    async ({ page, bank }) => {
      test.setTimeout(900_000);
      await page.setViewportSize({ width: 390, height: 844 });
      const evidence = await Inspector.begin(page, 'addressed', variant);
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      const at = (path: string) => page.goto(`${bank.address(variant)}${base}/${path}`);
      await at('accessibilite');
      await expect(heading(accessibilityMessages.title)).toBeVisible();
      await evidence.look(page, 'AccessibilityPage');
      for (const type of errorPageTypes) {
        await at(`error/${type}`);
        await expect(heading(errorsMessages.omc.pages[type].title)).toBeVisible();
        await evidence.look(page, 'ErrorPage', type);
      }
      for (const [slug, { title }] of Object.entries(informationPageMessages.omc.pages)) {
        await at(slug);
        await expect(heading(title)).toBeVisible();
        await evidence.look(page, 'InformationPage', slug);
      }
      await at('nulle-part');
      await expect(heading(informationPageMessages.omc.unknown.title)).toBeVisible();
      await evidence.look(page, 'InformationPage', 'no such page');
      await at('resume');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await evidence.look(page, 'ResumePage');
      // The destination answers with nothing (204): the page that leads there stays.
      await page.route(/\/dehors\//, route => route.fulfill({ status: 204 }));
      await page.goto(`${bank.address(variant)}${base}/redirect?vers=appointment`, { waitUntil: 'commit' });
      await expect(heading(redirectMessages.title)).toBeVisible();
      await evidence.look(page, 'RedirectPage');
      evidence.end(page);
    },
  );

  test(`XTR-24, MIN-01: ${variant}: the minimal application: link, code, what may fail`, { tag: '@all' }, async ({ page, bank }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const evidence = await Inspector.begin(page, 'minimal', variant);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const { holder } = await bank.prepare({ task: 'addressValidation', variant, local: `lien.${variant}` });
    const link = await bank.linkFor(holder.email);
    await page.goto(new URL('./', link).href);
    await expect(heading(minimalMessages.construction.title)).toBeVisible();
    await evidence.look(page, 'IndexPage');
    await page.goto(link);
    await expect(heading(minimalMessages.login.title)).toBeVisible();
    await evidence.look(page, 'LoginPage');
    await comeBack(page, bank, holder);
    await expect(page.getByRole('button', { name: filePageMessages.omc.later.button })).toBeVisible(SLOW);
    await fresh(page, bank, variant);
    await page.goto(link);
    await page.getByRole('button', { name: minimalMessages.login.go }).click();
    await expect(heading(minimalMessages.failed.title)).toBeVisible();
    await evidence.look(page, 'LoginPage', 'a link used before');

    const signed = await enterFile(page, bank, { task: 'signature', done: 'signature', variant });
    await welcome(page, samplePeople.holder.firstName);
    await page.clock.install();
    await page.goto(await bank.linkFor(signed.email, 'sms'));
    const ask = page.getByRole('button', { name: minimalMessages.sms.ask.go });
    await expect(ask).toBeVisible();
    await evidence.look(page, 'SmsPage', 'not asked for yet');
    await ask.click();
    await expect(heading(minimalMessages.sms.success.title)).toBeVisible();
    await evidence.look(page, 'SmsPage', 'sent');
    await page.reload();
    await ask.click();
    await expect(heading(minimalMessages.sms.pending.title)).toBeVisible();
    await evidence.look(page, 'SmsPage', 'sent just before');
    await page.clock.fastForward(SMS_PENDING_SECONDS * 1_000);
    await expect(page.getByRole('button', { name: minimalMessages.sms.again })).toBeVisible();
    await evidence.look(page, 'SmsPage', 'another may be asked');
    evidence.end(page);
  });
}
