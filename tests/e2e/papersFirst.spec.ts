import type { Page } from '@playwright/test';
import { addressMessages } from '@messages/address';
import { analysisMessages } from '@messages/analysis';
import { complementaryMessages } from '@messages/complementary';
import { papersStripMessages as strip } from '@messages/papersStrip';
import { uploadMessages } from '@messages/upload';
import { expectAccessible } from './support/axe';
import { address, chooseIdentity, family, give, identity, prove, read, refusal } from './support/dossier';
import { button, heading, SLOW } from './support/page';
import { enterAt } from './support/prepared';
import { standIn } from './support/session';
import { expect, lab, test } from './support/test';

const { received } = uploadMessages.omc;
const photo = (page: Page, of: 'identity' | 'address' | 'income', place: number) => heading(page, strip.title[of].individual(place, 3));
const occupation = (page: Page) => heading(page, complementaryMessages.omc.title.individual);

test(
  'a photo given twice, a bill of somebody else, a reload, another device and Back lead to the right place (D-125, STP-06, STP-12, D-09)',
  lab,
  async ({ page, bank, browser }) => {
    const person = await enterAt(page, bank, { task: 'identityDocUpload' });
    await chooseIdentity(page, 'CNI');
    await give(page, { document: 'CNI' }, person);
    await expect(photo(page, 'address', 2)).toBeVisible();
    await page.getByRole('list', { name: strip.label }).getByRole('button', { name: strip.names.identity }).click();
    await expect(photo(page, 'identity', 1)).toBeVisible();
    await button(page, received.replace).click();
    await give(page, { document: 'CNI' }, person);
    await prove(page, 'address', 'individual', { document: 'GAS' }, { ...person, lastName: 'Quidam' });
    await expect(photo(page, 'income', 3)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(photo(page, 'income', 3)).toBeVisible();

    const other = await browser.newPage();
    await standIn(other, bank, person);
    await expect(photo(other, 'identity', 1)).toBeVisible();
    await button(other, strip.next.income).click();
    await prove(other, 'income', 'individual', { document: 'PAYSLIP' }, person);
    const doubted = refusal(other, 'LAST_NAME_MISMATCH');
    await expect(doubted).toBeVisible(SLOW);
    await other.goBack();
    await expect(photo(other, 'income', 3)).toBeVisible();
    await button(other, received.settled.follow).click();
    await expect(doubted).toBeVisible(SLOW);
    await other.getByRole('button', { name: analysisMessages.omc.failed.another }).click();
    await prove(other, 'address', 'individual', { document: 'GAS' }, person);
    await read(other);
    await expect(occupation(other)).toBeVisible();

    await page.reload();
    await expect(occupation(page)).toBeVisible();
  },
);

test(
  'a bank that refuses a paper before its task leads through its own order, without an error and with the photo kept (D-125, D-34)',
  lab,
  async ({ page, bank }) => {
    const person = await enterAt(page, bank, { task: 'identityDocUpload' });
    await page.route('**/api/v1/exchanges/*/documents', route =>
      (route.request().postDataJSON() as { docRank: string }).docRank === '2'
        ? route.fulfill({ status: 409, json: { error: 'not_yet' } })
        : route.fallback(),
    );
    await chooseIdentity(page, 'CNI');
    await give(page, { document: 'CNI' }, person);
    await prove(page, 'address', 'individual', { document: 'GAS' }, person);
    await identity(page, 'individual', async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAccessible(page);
    });
    await page.unroute('**/api/v1/exchanges/*/documents');
    await family(page, 'individual', async () => void (await page.reload()));
    await expect(heading(page, uploadMessages.omc.title.address.individual)).toBeVisible();
    await prove(page, 'address', 'individual', { document: 'GAS' }, person);
    await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible(SLOW);
    await address(page);
    await prove(page, 'income', 'individual', { document: 'PAYSLIP' }, person);
    await expect(occupation(page)).toBeVisible(SLOW);
  },
);
