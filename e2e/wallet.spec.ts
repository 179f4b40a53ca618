import { type Page } from '@playwright/test';
import { boxWords } from '@sandbox/wallet/box/words';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import { languageMessages } from '@ui/copy/fr/language';
import { walletMessages } from '@ui/copy/fr/wallet';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { passVideo, readDocuments, sign, welcome } from './support/ending';
import { address, agency, birthplace, choosePaper, complementary, delivery, family, give, recap, taxResidence } from './support/file';
import { folded, heading } from './support/file/common';
import { cutWords } from './support/fits';
import { button, next, SLOW } from './support/page';
import { expect, test } from './support/test';
import { answer, openFile, someone } from './support/walk';

const copy = walletMessages.omc;
const wallet = boxWords[languageMessages.own];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use(PHONE);

/** From the choice of paper to the wallet, which is another origin. */
const openWallet = async (page: Page): Promise<void> => {
  await answer(page, identityChoiceMessages.omc.wallet);
  await expect(heading(page, copy.title.individual)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await button(page, copy.open).click();
  await expect(heading(page, wallet.title)).toBeVisible(SLOW);
};

test('an identity from a wallet on this phone takes the place of photos, from home to the open account (XTR-38, D-63)', async ({
  page,
  bank,
}) => {
  const person = someone('26+');
  await openFile(page, bank, 'omc-01', person);
  await openWallet(page);
  await button(page, wallet.refuse).click();
  await expect(heading(page, copy.refused.title)).toBeVisible(SLOW);
  await expect(page.getByText(copy.refused.reasons.REFUSED_IN_WALLET)).toBeVisible();
  await expectAccessible(page);
  await button(page, copy.refused.again).click();
  await button(page, copy.open).click();
  await button(page, wallet.send).click(SLOW);

  await expect(heading(page, copy.received.title)).toBeVisible(SLOW);
  await expect(page.locator('h1')).toBeFocused();
  expect(page.url()).not.toContain('response_code');
  expect(await cutWords(page, 'dt, dd')).toEqual([]);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.reload();
  await button(page, copy.received.next).click(SLOW);

  await expect(page.getByRole('radio', { name: fullIdentityMessages.omc.nationality.french })).toBeChecked(SLOW);
  await expect(folded(page)).toBeVisible();
  await expectAccessible(page);
  await next(page).click();
  await birthplace(page);
  await family(page);
  await choosePaper(page, 'ELECTRICITY');
  await give(page, { document: 'ELECTRICITY', format: 'pdf' }, person);
  await address(page);
  await choosePaper(page, 'PAYSLIP');
  await give(page, { document: 'PAYSLIP', format: 'png' }, person);
  await complementary(page);
  await taxResidence(page);
  await agency(page);
  await delivery(page);
  await recap(page);
  await passVideo(page);
  await readDocuments(page);
  await sign(page, bank, person);
  await welcome(page, person.firstName);
});
