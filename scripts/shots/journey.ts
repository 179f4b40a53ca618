import { expect } from '@playwright/test';
import { passVideo, readDocuments, sign, welcome } from '../../e2e/support/ending';
import { completeFile } from '../../e2e/support/file';
import { test } from '../../e2e/support/test';
import { insuranceCopy } from '@ui/copy/fr/insurance';
import { optionsCopy } from '@ui/copy/fr/options';
import {
  chooseAccount,
  chooseAge,
  chooseCard,
  choosePlain,
  confirmOffer,
  confirmPhone,
  create,
  describe as describePerson,
  open,
  someone,
  start,
} from '../../e2e/support/walk';
import { camera } from './camera';

for (const [brand, variant] of [
  ['01', 'omc-01'],
  ['03', 'omc-03'],
] as const) {
  test(`brand ${brand}`, async ({ page, bank }) => {
    test.setTimeout(480_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const look = camera(page, brand);
    const person = someone('26+');
    await open(page, bank, variant);
    await expect(page.locator('[data-price-of]').last()).toContainText('€');
    await look();
    await start(page);
    await look();
    await chooseAccount(page, 'individual');
    await look();
    await chooseAge(page, { TIT: '26+' });
    await page.getByRole('button', { name: 'Choisir' }).first().waitFor();
    await look();
    await chooseCard(page, 'Mastercard');
    await look();
    await choosePlain(page, optionsCopy.overdraft.no);
    await look();
    await choosePlain(page, insuranceCopy.no);
    await look();
    await confirmOffer(page);
    await look();
    await describePerson(page, person);
    await create(page, 'individual');
    await page.getByLabel('Code reçu par SMS').waitFor();
    await look();
    await confirmPhone(page, bank, person);
    await completeFile(page, person, look);
    await passVideo(page, look);
    await readDocuments(page, look);
    await sign(page, bank, person, look);
    await welcome(page, person.firstName, look);
  });
}
