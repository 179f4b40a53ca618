import type { Page } from '@playwright/test';
import { WALLET_OFFSET } from '@sandbox/ports';
import { birthplaceMessages } from '@messages/birthplace';
import { complementaryMessages } from '@messages/complementary';
import { identityChoiceMessages } from '@messages/identityChoice';
import { walletMessages } from '@messages/wallet';
import { enterAs } from './support/adviser';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { address, chooseIdentity, family, give, proofTitles, prove } from './support/dossier';
import { heading, pick } from './support/dossier/common';
import { button, next, SLOW } from './support/page';
import { enterAt, travellerOf } from './support/prepared';
import { scanned } from './support/scan';
import { standIn } from './support/session';
import { expect, lab, test } from './support/test';
import { answer } from './support/walk';
import { keepReceived, openWallet, send, wallet } from './support/wallet';

const copy = walletMessages.omc;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const look = (page: Page) => async (): Promise<void> => {
  await expectAccessible(page);
  await expectNoOverflow(page);
};

test('each holder of a joint account sends their own identity, from their own device (XTR-38, JNT-01)', lab, async ({ bank, browser }) => {
  const { id, holder, coHolder } = await bank.prepare({ task: 'identityDocUpload', workflow: 'joint' });
  if (!coHolder) throw new Error('A joint file has two people');
  const page = await browser.newPage(PHONE);
  await standIn(page, bank, holder);
  await openWallet(page, 'TIT', look(page));
  await send(page);
  await keepReceived(page);
  // the holder's wallet is no answer for the co-holder
  await openWallet(page, 'COT', look(page), false);
  await send(page);
  await expect(heading(page, walletMessages.mdc.refused.title)).toBeVisible(SLOW);
  await expect(page.getByText(walletMessages.mdc.refused.reasons.ANOTHER_PERSON)).toBeVisible();
  await expectAccessible(page);

  // the holder has given all of theirs: on their own device it is the co-holder's turn
  const theirs = await browser.newPage(PHONE);
  await standIn(theirs, bank, coHolder);
  await openWallet(theirs, 'COT');
  await send(theirs, 'coHolder');
  await keepReceived(theirs, look(theirs), true);
  await expect(heading(theirs, birthplaceMessages.omc.title.COT)).toBeVisible(SLOW);

  // the holder continues: the proof of an address that no wallet contains, and of the co-holder only the county of birth and the family
  await page.reload();
  await keepReceived(page, look(page), true);
  await prove(page, 'address', 'COT', { document: 'INTERNET' }, travellerOf(coHolder, 'coHolder'));
  await expect(heading(page, birthplaceMessages.omc.title.COT)).toBeVisible(SLOW);
  await pick(page, birthplaceMessages.omc.county.label, 'ille', 'Ille-et-Vilaine');
  await expect(page.getByRole('combobox', { name: birthplaceMessages.omc.town.label })).toHaveValue(/^rennes$/i);
  await look(page)();
  await next(page).click();
  await family(page, 'COT');
  await address(page, 'COT');
  await expect(heading(page, complementaryMessages.omc.title.TIT)).toBeVisible(SLOW);
  expect((await bank.file(id)).task).toBe('compInfos');
});

test(
  'at an adviser’s the client scans the code on the screen with their own phone (XTR-38, ADV-02)',
  lab,
  async ({ page, bank, browser }) => {
    const { mdc } = walletMessages;
    const { id } = await bank.prepare({ task: 'identityDocUpload', variant: 'mdc-01' });
    await enterAs(page, bank, 'mdc-01', id);
    await answer(page, identityChoiceMessages.mdc.wallet);
    const code = page.getByRole('img', { name: mdc.code.label });
    await expect(code).toBeVisible();
    await look(page)();
    const theirs = await browser.newPage(PHONE);
    await theirs.goto((await scanned(code)) ?? '');
    await send(theirs);
    await expect(heading(theirs, wallet.sent.title)).toBeVisible();
    await expect(heading(page, mdc.received.title)).toBeVisible(SLOW);
    await look(page)();
    await keepReceived(page);
    await expect(heading(page, complementaryMessages.mdc.title.individual)).toBeVisible(SLOW);
  },
);

test('a browser that knows wallets asks one itself (XTR-38)', lab, async ({ page, bank }) => {
  const begun = page.waitForResponse(answered => new URL(answered.url()).pathname.endsWith('/v1/identity-presentations'));
  await enterAt(page, bank, { task: 'identityDocUpload' });
  await answer(page, identityChoiceMessages.omc.wallet);
  const { request } = (await (await begun).json()) as { readonly request: string };
  const box = new URL(bank.desk);
  box.port = String(Number(box.port) + WALLET_OFFSET);
  const body = JSON.stringify({ request, origin: new URL(page.url()).origin });
  const answered = await fetch(new URL('/navigateur', box), { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { protocol, data } = (await answered.json()) as { readonly protocol: string; readonly data: object };
  const devtools = await page.context().newCDPSession(page);
  // typed by no version of the client yet
  await devtools.send('DigitalCredentials.setVirtualWalletBehavior' as never, { action: 'respond', protocol, response: data } as never);
  await look(page)();
  await button(page, copy.browser).click();
  await keepReceived(page, look(page));
  await expect(heading(page, complementaryMessages.omc.title.individual)).toBeVisible(SLOW);
});

test('whatever the wallet sends, the page says why it is refused, and photos are one press away (XTR-38)', lab, async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'identityDocUpload' });
  await page.setViewportSize(PHONE.viewport);
  await standIn(page, bank, holder);
  for (const [held, reason] of [
    ['expired', 'EXPIRED'],
    ['revoked', 'REVOKED'],
    ['unknown', 'UNKNOWN_ISSUER'],
    ['abroad', 'NOT_ACCEPTED'],
    ['coHolder', 'ANOTHER_PERSON'],
  ] as const) {
    await openWallet(page);
    await send(page, held);
    await expect(heading(page, copy.refused.title)).toBeVisible(SLOW);
    await expect(page.getByText(copy.refused.reasons[reason])).toBeVisible();
    await expect(page.getByText(copy.refused.nothingLost)).toBeVisible();
    for (const foreign of ['Modèle', 'Esempio']) await expect(page.getByText(foreign)).toBeHidden();
    await look(page)();
    await button(page, copy.photos).click();
  }
  await chooseIdentity(page, 'PASSPORT');
  await give(page, { document: 'PASSPORT' }, travellerOf(holder));
  await expect(heading(page, ...proofTitles('address', 'individual'))).toBeVisible(SLOW);
});
