import type { Page } from '@playwright/test';
import { agencyMessages } from '@messages/agency';
import { minimalMessages } from '@messages/minimal';
import { finalizeMessages } from '@messages/finalize';
import { welcomeMessages } from '@messages/welcome';
import { heading } from './support/page';
import { expect, test } from './support/test';

import { sayWho } from './support/visit';
import { comeBack } from './support/walk';

const END = '/v1/states/subcriptionEnd';
const AROUND = 10;

interface Moment {
  /** Number of calls after the link; `end`: the call that completes the subscription. */
  readonly call: number | 'end';
  /** `asked`: the bank does not receive the call; `answered`: the browser does not receive the answer. */
  readonly cut: 'asked' | 'answered';
}

const moments: readonly Moment[] = Array.from({ length: AROUND }, (_, index) => index + 1).flatMap(call => [
  { call, cut: 'asked' },
  { call, cut: 'answered' },
]);
/** `npm test` loses the answer of the completing call; ALL adds its request and twenty moments around it. */
const chosen: readonly Moment[] = [
  { call: 'end', cut: 'answered' },
  ...(process.env['ALL'] ? [{ call: 'end', cut: 'asked' } as const, ...moments] : []),
];

/** Kills the browser at this moment; returns the calls made before. */
const killedAt = async (page: Page, { call, cut }: Moment): Promise<readonly string[]> => {
  const calls: string[] = [];
  const over = new Promise<void>(done => {
    page.on('close', () => done());
    void page.route('**/api/v1/**', async route => {
      const { pathname } = new URL(route.request().url());
      calls.push(pathname);
      const now = call === 'end' ? pathname.endsWith(END) : calls.length === call;
      if (!now) return route.continue();
      if (cut === 'answered') await route.fetch();
      await page.context().close();
    });
  });
  return over.then(() => calls);
};

for (const { call, cut } of chosen)
  test(`opens one account where the browser is killed at call ${call} of the end, ${cut} (FIN-01)`, async ({ browser, bank }) => {
    const { id, holder } = await bank.prepare({ task: 'signature', done: 'signature', local: `fin.interrompue.${call}.${cut}` });
    const first = await browser.newContext({ locale: 'fr-FR' });
    const page = await first.newPage();
    const killed = killedAt(page, { call, cut });
    await comeBack(page, bank, holder).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
    const calls = await killed;
    expect(calls.filter(path => path.endsWith(END)).length).toBeLessThanOrEqual(1);
    const second = await browser.newContext({ locale: 'fr-FR' });
    const again = await second.newPage();
    await expect(async () => {
      await comeBack(again, bank, holder);
    }, 'a link whose answer was lost is renewed by e-mail').toPass();
    const created = heading(again, finalizeMessages.omc.progress.title('Maëlle'));
    const welcomed = heading(again, welcomeMessages.title('Maëlle'));
    await expect(created.or(welcomed)).toBeVisible();
    const { account } = await bank.file(id);
    expect(account?.number).toMatch(/^\d{11}$/);
    const opened = (await bank.messages()).filter(({ to, text }) => to === holder.email && text.includes('Votre compte est ouvert'));
    expect(opened).toHaveLength(1);
    await second.close();
  });

test('a link that was used leads nowhere a second time, and says what to do (MIN-02)', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'structureChoice', local: 'lien.deux.fois' });
  const link = await bank.linkFor(holder.email);
  await page.goto(link);
  await expect(heading(page, minimalMessages.login.title)).toBeVisible();
  expect(page.url(), 'its code is not left in the address').not.toContain(new URL(link).searchParams.get('code'));
  await page.getByRole('button', { name: minimalMessages.login.go }).click();
  await expect(page.getByLabel('Code reçu par SMS')).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: minimalMessages.login.go }).click();
  await expect(heading(page, minimalMessages.failed.title)).toBeVisible();
  await expect(page.getByText(minimalMessages.failed.used)).toBeVisible();
  expect(await bank.linkFor(holder.email), 'the last e-mail holds a good one').not.toBe(link);
  await page.goto(`${new URL(link).origin}${new URL(link).pathname}`); // an address that Back leads to, or one cut in two
  await expect(page.getByText(minimalMessages.failed.noCode)).toBeVisible();
  await page.getByRole('link', { name: minimalMessages.failed.identify }).click();
  await sayWho(page, bank, holder);
  await expect(heading(page, agencyMessages.omc.title.individual)).toBeVisible();
});
