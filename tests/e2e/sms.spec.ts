import type { Page, Route } from '@playwright/test';
import { dossierPageMessages } from '@messages/dossierPage';
import { homeMessages } from '@messages/home';
import { minimalMessages } from '@messages/minimal';
import { SMS_PENDING_SECONDS } from '@domain/signature/smsState';
import { samplePeople } from '@sandbox/samples/person';
import { expectAccessible } from './support/axe';
import { welcome } from './support/ending';
import { heading } from './support/page';
import { expect, labUnless, test } from './support/test';
import { comeBack, open } from './support/walk';

const { sms: copy } = minimalMessages;

test('sends the secret code at a press alone, a second one later, and leads to the customer area (MIN-03, D-26, D-100)', async ({
  page,
  bank,
}) => {
  const title = (name: string) => heading(page, name);
  const { holder } = await bank.prepare({ task: 'signature', done: 'signature', local: 'code.secret' });
  await comeBack(page, bank, holder);
  await welcome(page, samplePeople.holder.firstName);

  const link = await bank.linkFor(holder.email, 'sms');
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/public/sms')) asked.push(request.method());
  });
  // a mail scanner opens the address and runs its scripts, ten times over
  for (let visit = 0; visit < 10; visit += 1) {
    await page.goto(link);
    await expect(page.getByRole('button', { name: copy.ask.go })).toBeVisible();
  }
  expect(asked).toEqual([]);

  await page.clock.install();
  await page.goto(link);
  await expect(title(copy.ask.title)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: copy.ask.go }).press('Enter');
  await expect(title(copy.success.title)).toBeFocused();
  expect(asked).toEqual(['POST']);
  await expectAccessible(page);

  await page.reload();
  await page.getByRole('button', { name: copy.ask.go }).press('Enter');
  await expect(title(copy.pending.title)).toBeFocused();
  await expect(page.getByRole('button', { name: copy.again })).toBeHidden();
  await page.clock.fastForward(SMS_PENDING_SECONDS * 1_000);
  await bank.passSeconds(SMS_PENDING_SECONDS + 1);
  await expect(page.getByRole('status')).toContainText(copy.pending.over);
  await page.getByRole('button', { name: copy.again }).press('Enter');
  await expect(title(copy.success.title)).toBeFocused();

  await page.getByRole('link', { name: copy.success.go }).click();
  await expect(heading(page, 'Espace client')).toBeVisible();
});

/** Holds the answers of the identity provider's form until `answer` is called; counts what was sent. */
const slowProvider = async (page: Page) => {
  const held: Route[] = [];
  await page.route('**/identite/authorize', async route => {
    if (route.request().method() !== 'POST') return route.continue();
    held.push(route);
  });
  return { sent: () => held.length, answer: () => held.at(-1)?.continue() };
};

/** Counts how many times a page lets its form go, for the page after it. */
const SUBMITTED = 'times submitted';
const counting = (name: string): void =>
  addEventListener('submit', event => {
    if (!event.defaultPrevented) localStorage.setItem(name, String(Number(localStorage.getItem(name) ?? 0) + 1));
  });

/** A keyboard that continues to type while a page loads. */
interface Keys {
  readonly type: (text: string) => Promise<void>;
  readonly paste: (text: string) => Promise<unknown>;
  readonly enter: () => Promise<unknown>;
  readonly press: (button: string) => Promise<unknown>;
}

const keysOf = async (page: Page): Promise<Keys> => {
  const keyboard = await page.context().newCDPSession(page);
  const down = (key: string, text = key) =>
    keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, ...(key === 'Enter' ? { windowsVirtualKeyCode: 13 } : {}) });
  return {
    type: async text => {
      for (const letter of text) await down(letter);
    },
    paste: text => keyboard.send('Input.insertText', { text }),
    enter: () => down('Enter', '\r'),
    press: button => keyboard.send('Runtime.evaluate', { expression: `document.querySelector('${button}').click()` }),
  };
};

const habits: Readonly<Record<string, (keys: Keys, code: string) => Promise<unknown>>> = {
  'Enter right after the sixth digit': async (keys, code) => {
    await keys.type(code);
    await keys.enter();
  },
  'Enter held': async (keys, code) => {
    await keys.type(code);
    for (let repeat = 0; repeat < 5; repeat += 1) await keys.enter();
  },
  'the button, twice': async (keys, code) => {
    await keys.type(code);
    await keys.press('.actions button');
    await keys.press('.actions button');
  },
  'the code pasted, then Enter': async (keys, code) => {
    await keys.paste(code);
    await keys.enter();
  },
  'the whole SMS pasted, then Enter twice': async (keys, code) => {
    await keys.paste(`Votre code est ${code}.`);
    await keys.enter();
    await keys.enter();
  },
};

for (const [index, [what, does]] of Object.entries(habits).entries())
  test(`signs in with the first SMS at a slow provider: ${what} (D-58, D-88, R04)`, labUnless(index === 0), async ({ page, bank }) => {
    const { holder } = await bank.prepare({ task: 'addressValidation', local: `vite.${index}` });
    await open(page, bank, 'omc-01');
    await page.getByRole('link', { name: homeMessages.omc.underWay }).click();
    await page.getByLabel('Téléphone mobile').fill(holder.mobile);
    await page.getByRole('button', { name: 'Recevoir un code' }).click();
    await expect(page.getByLabel('Code reçu par SMS')).toBeFocused();
    const code = await bank.codeFor(holder.mobile);
    const provider = await slowProvider(page);
    await page.evaluate(counting, SUBMITTED);
    await does(await keysOf(page), code);
    await expect.poll(provider.sent).toBeGreaterThan(0);
    await provider.answer();
    await expect(page.getByRole('button', { name: dossierPageMessages.omc.later.button })).toBeVisible();
    expect(await page.evaluate(name => localStorage.getItem(name), SUBMITTED)).toBe('1');
    expect((await bank.messages()).filter(({ to }) => to === holder.mobile)).toHaveLength(1);
  });
