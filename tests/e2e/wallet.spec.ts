import { type Page } from '@playwright/test';
import { comparedMessages } from '@messages/compared';
import { summaryMessages } from '@messages/summary';
import { walletMessages } from '@messages/wallet';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { passVideo, readDocuments, sign, welcome } from './support/ending';
import { agency, complementary, recap } from './support/dossier';
import { heading } from './support/dossier/common';
import { cutWords } from './support/fits';
import { button, SLOW } from './support/page';
import { expect, test } from './support/test';
import { openDossier, someone } from './support/walk';
import { keepReceived, openWallet, send, wallet } from './support/wallet';

const copy = walletMessages.omc;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use(PHONE);

const look = (page: Page) => async (): Promise<void> => {
  await expectAccessible(page);
  await expectNoOverflow(page);
};

test('an identity from a wallet on this phone takes the place of photos, from home to the open account (XTR-38, D-63)', async ({
  page,
  bank,
}) => {
  const person = someone('26+');
  await openDossier(page, bank, 'omc-01', person);
  await openWallet(page);
  await button(page, wallet.refuse).click();
  await expect(heading(page, copy.refused.title)).toBeVisible(SLOW);
  await expect(page.getByText(copy.refused.reasons.REFUSED_IN_WALLET)).toBeVisible();
  await expectAccessible(page);
  await button(page, copy.refused.again).click();
  await look(page)();
  await button(page, copy.open).click();
  await send(page);
  await keepReceived(page, async () => {
    await expect(page.locator('h1')).toBeFocused();
    expect(page.url()).not.toContain('response_code');
    expect(await cutWords(page, 'dt, dd')).toEqual([]);
    await look(page)();
    await page.reload();
  });

  // every page of the identity and of the address is answered, and the bank lends nothing: the work follows
  await complementary(page);
  await agency(page);
  await recap(page, 'individual', async () => {
    for (const answered of [/Nantes/, 'Célibataire', /rue des Tilleuls/i])
      await expect(page.getByRole('main').getByText(answered).first()).toBeVisible();
    await page.getByText(summaryMessages.omc.proofs.validatedTitle).click();
    await page.getByText(comparedMessages.omc.same).click();
    await expect(page.getByRole('columnheader', { name: comparedMessages.omc.received })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: comparedMessages.omc.read })).toBeHidden(); // no paper was read
  });
  await passVideo(page);
  await readDocuments(page);
  await sign(page, bank, person);
  await welcome(page, person.firstName);
});
