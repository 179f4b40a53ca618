import type { Page } from '@playwright/test';
import { informationWords } from '@ui/copy/fr/adviser/information';
import { insuranceWords } from '@ui/copy/fr/adviser/insurance';
import { offerConfirmationWords } from '@ui/copy/fr/adviser/offerConfirmation';
import { optionsCopy } from '@ui/copy/fr/options';
import { created, enterAs, finishAsClient, handOver, type AdviserVariant } from './support/adviser';
import type { Bank } from './support/bank';
import { fillFile } from './support/file';
import { expect, test } from './support/test';
import { chooseAccount, chooseAge, chooseCard, choosePlain, describe, someone, type Traveller } from './support/walk';

/** From the workstation's first screen to the first page of the file, as quickly as hands go. */
const openAsAdviser = async (page: Page, bank: Bank, variant: AdviserVariant, client: Traveller): Promise<void> => {
  await enterAs(page, bank, variant);
  await page.locator('#commencer').click();
  await chooseAccount(page, 'individual');
  await chooseAge(page, { TIT: '26+' });
  await chooseCard(page, 'Mastercard');
  await choosePlain(page, optionsCopy.overdraft.no);
  await choosePlain(page, insuranceWords.mdc.no);
  await page.getByRole('button', { name: offerConfirmationWords.mdc.confirm }).click();
  await describe(page, client);
  await page.getByRole('button', { name: informationWords.mdc.create, exact: true }).click();
};

for (const variant of ['mdc-01', 'mdc-03'] as const)
  test(
    `ADV-02: ${variant}: an adviser’s file, from the workstation’s first screen to the account open, takes under 4 minutes`,
    variant === 'mdc-01' ? {} : { tag: '@all' },
    async ({ page, bank, browser }) => {
      test.setTimeout(300_000);
      const began = Date.now();
      const client = someone('26+');
      await openAsAdviser(page, bank, variant, client);
      await fillFile(page, client);
      await handOver(page, 'individual');
      const theirs = await (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
      await finishAsClient(theirs, bank, client);
      await created(page);
      const seconds = Math.round((Date.now() - began) / 1000);
      console.log(`An adviser's individual file, workstation to account open: ${seconds} s`);
      expect(seconds).toBeLessThan(240);
      await theirs.context().close();
    },
  );
