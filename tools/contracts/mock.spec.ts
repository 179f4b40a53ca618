import type { AddressInfo } from 'node:net';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { refusedBefore } from '@tests/e2e/support/consent';
import { button, heading, next } from '@tests/e2e/support/page';
import { answer, chooseOffer, create, describe, someone } from '@tests/e2e/support/walk';
import { agencyMessages } from '@messages/agency';
import { finalizeMessages } from '@messages/finalize';
import { identityChoiceMessages } from '@messages/identityChoice';
import { walletMessages } from '@messages/wallet';
import { openapi } from '@tools/contracts/openapi';
import { readPacts } from '@tools/contracts/read';
import { mockOf, type Description } from './mock';

/** What the identity provider does once the code of the SMS is right: a page, which no call describes. */
const signIn = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/identite\/authorize\?/);
  const asked = new URL(page.url()).searchParams;
  const back = new URL(asked.get('redirect_uri') ?? '');
  back.search = new URLSearchParams({ code: 'FAKE-CODE', state: asked.get('state') ?? '' }).toString();
  await page.goto(back.href);
};

const STATE = 'a-request-for-the-state-of-a-file';
const WALLET = 'a-request-for-what-became-of-a-request-to-a-wallet';

/** From home to the first page of the file; `prefer`: the examples that the bank gives before all others. */
const openDossier = async (page: Page, context: BrowserContext, prefer: readonly string[]) => {
  const description = JSON.parse(JSON.stringify(await openapi(readPacts()))) as Description;
  const { server, missed } = mockOf(description, 'omc-01', prefer);
  await new Promise<void>(done => server.listen(0, 'localhost', done));
  const main = `http://localhost:${(server.address() as AddressInfo).port}/ouvrirmoncompte/main`;
  await refusedBefore(context);
  await page.goto(main);
  await chooseOffer(page);
  await describe(page, someone('26+'));
  await create(page, 'individual');
  await signIn(page);
  await expect(heading(page, identityChoiceMessages.omc.title.individual)).toBeVisible();
  const ended = (): Promise<unknown> => {
    expect(missed.filter(call => call.includes(' /api/'))).toEqual([]);
    return new Promise(done => server.close(done));
  };
  return { main, ended };
};

test('from home to the account created, against a bank that knows openapi.json alone (XTR-57)', async ({ page, context }) => {
  const prefer = [`${STATE}-at-identitydocupload`];
  const { ended } = await openDossier(page, context, prefer);
  prefer.splice(0, 1, `${STATE}-whose-creation-is-created`);
  await page.reload();
  await expect(heading(page, finalizeMessages.omc.done.title)).toBeVisible();
  await ended();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an identity from a wallet, against the same bank: asked, waited for, received (XTR-57, XTR-38)', async ({ page, context }) => {
    await page.clock.setFixedTime('2025-10-15T10:00:00+02:00'); // its requests end five minutes later
    const prefer = [`${STATE}-at-identitydocupload`, `${WALLET}-that-waits`];
    const { main, ended } = await openDossier(page, context, prefer);
    await answer(page, identityChoiceMessages.omc.wallet);
    await button(page, walletMessages.omc.open).click();
    await expect(page.getByText(walletMessages.omc.waiting)).toBeVisible();
    prefer[1] = 'a-request-for-an-identity-with-everything-that-it-may-carry-with-the-code-that-the-wallet-led-back';
    // a second tab: in the tab that asked, the browser's own question about opening the wallet blocks every click
    const opened = page.waitForEvent('popup');
    await page.evaluate(address => void window.open(address), `${main}?response_code=FAKE-CODE`);
    const back = await opened;
    await expect(heading(back, walletMessages.omc.received.title)).toBeVisible();
    await expect(back.getByText('Ministère de l’intérieur (France)')).toBeVisible();
    await next(back).click();
    await expect(heading(back, agencyMessages.omc.title.individual)).toBeVisible();
    await ended();
  });
});
