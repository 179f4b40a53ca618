import type { Page } from '@playwright/test';
import { samplePeople } from '@sandbox/samples/person';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { hourMessages } from '@messages/hour';
import { inactivityMessages } from '@messages/inactivity';
import { welcomeMessages } from '@messages/welcome';
import { welcome } from './support/ending';
import { heading } from './support/page';
import { standIn } from './support/session';
import { confirmIdentity, folded, identityForm } from './support/dossier';
import { expect, lab, labUnless, test } from './support/test';
import { resume } from './support/visit';
import { comeBack } from './support/walk';

const DAY_MS = 86_400_000;
const form = (page: Page) => identityForm(page);

/** Birthdates around the bank's date, 15 October 2025: 18 on that day, and a day later. */
const eighteen = { on: '15/10/2007', after: '16/10/2007' };
const refused = 'Cette offre est réservée aux plus de 18 ans.';

/** Time zones and errors of the browser's clock; the last one crosses the start of daylight saving time. */
const clocks = [
  ['Pacific/Auckland', 'a day ahead', () => Date.now() + DAY_MS],
  ['America/Los_Angeles', 'a day behind', () => Date.now() - DAY_MS],
  ['Europe/Paris', 'a second before clocks go forward', () => Date.parse('2026-03-29T00:59:59Z')],
] as const;

for (const [zone, wrong, told] of clocks)
  test(
    `keeps a session over a reload and counts an age on the bank’s day: ${zone}, ${wrong} (R15)`,
    labUnless(zone === 'Europe/Paris'),
    async ({ browser, bank }) => {
      const context = await browser.newContext({ locale: 'fr-FR', timezoneId: zone });
      const page = await context.newPage();
      await page.clock.install({ time: told() });
      const { holder } = await bank.prepare({ task: 'identityValidation' });
      await comeBack(page, bank, holder);
      await expect(form(page)).toBeVisible();
      await page.reload();
      await expect(form(page)).toBeVisible();
      await folded(page).click();
      const birthdate = page.getByLabel(fullIdentityMessages.omc.birthdate.label);
      await birthdate.fill(eighteen.after);
      await birthdate.blur();
      await confirmIdentity(page).click();
      await expect(page.getByText(refused).first()).toBeVisible();
      await birthdate.fill(eighteen.on);
      await expect(page.getByText(refused)).toHaveCount(0);
      await context.close();
    },
  );

test('stays where a clock is set back, ends the visit where it is set forward (R15, R11)', async ({ page, bank }) => {
  await page.clock.install();
  const { holder } = await bank.prepare({ task: 'identityValidation' });
  await comeBack(page, bank, holder);
  await expect(form(page)).toBeVisible();
  await page.clock.setSystemTime(Date.now() - DAY_MS);
  await page.reload();
  await expect(form(page)).toBeVisible();
  await page.clock.fastForward('24:00:00');
  await expect(heading(page, inactivityMessages.omc.title)).toBeVisible();
  await resume(page, bank, holder);
  await expect(form(page)).toBeVisible();
});

test('sends a code that was typed before the page’s script had come (XTR-35, R15)', lab, async ({ page, bank }) => {
  await page.clock.install(); // takes the times of the visit away too
  let typed = (): void => undefined;
  const late = new Promise<void>(resolve => (typed = resolve));
  await page.route('**/bac/code.js', route => late.then(() => route.continue()));
  const { holder } = await bank.prepare({ task: 'identityValidation' });
  await comeBack(page, bank, holder);
  await expect(page.getByLabel('Code reçu par SMS')).toHaveValue(/^\d{6}$/);
  typed();
  await expect(form(page)).toBeVisible();
});

test(
  'an hour is that of Paris, and said to be where the device’s own clock shows another (D-93, CFG-06)',
  lab,
  async ({ browser, bank }) => {
    const { holder } = await bank.prepare({ task: 'signature', done: 'signature', local: 'heure.de.paris' });
    const told = async (timezoneId: string): Promise<{ readonly ofParis: boolean; readonly minutes: number }> => {
      const context = await browser.newContext({ locale: 'fr-FR', timezoneId });
      const page = await context.newPage();
      await standIn(page, bank, holder);
      await welcome(page, samplePeople.holder.firstName);
      const { receipt } = welcomeMessages;
      await page.getByRole('button', { name: receipt.show }).click();
      const said = page.getByText(/^\d\d\/\d\d\/\d{4} à \d+\sh/);
      await expect(said).toBeVisible();
      const text = await said.innerText();
      const [, hours = '', minutes = '0'] = /(\d+)\sh(?:\s(\d\d))?/.exec(text) ?? [];
      await context.close();
      return { ofParis: text.includes(hourMessages.ofParis('')), minutes: Number(hours) * 60 + Number(minutes) };
    };
    const [reunion, paris] = [await told('Indian/Reunion'), await told('Europe/Paris')];
    expect([reunion.ofParis, paris.ofParis]).toEqual([true, false]);
    expect((paris.minutes - reunion.minutes + 1_440) % 1_440).toBeLessThan(3);
  },
);
