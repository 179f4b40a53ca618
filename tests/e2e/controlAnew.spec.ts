import { analysisMessages } from '@messages/analysis';
import { birthplaceMessages } from '@messages/birthplace';
import { complementaryMessages } from '@messages/complementary';
import { familyStatusMessages } from '@messages/familyStatus';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { proofReasonsMessages } from '@messages/proofReasons';
import { uploadMessages } from '@messages/upload';
import { expectAccessible } from './support/axe';
import { chooseIdentity, confirmRead, give, heading as anyHeading, prove, read, unfold } from './support/dossier';
import { button, heading } from './support/page';
import { enterAt } from './support/prepared';
import { expect, test } from './support/test';

const { failed } = analysisMessages.omc;
const { received } = uploadMessages.omc;

test('another name typed after the card was validated opens the doubt of the card, and one press corrects it (D-126, PRF-07)', async ({
  page,
  bank,
}) => {
  const person = await enterAt(page, bank, { task: 'identityValidation' });
  await unfold(page, fullIdentityMessages.omc.lastName.label);
  for (const field of ['lastName', 'birthName'] as const)
    await page.getByLabel(fullIdentityMessages.omc[field].label, { exact: true }).fill('Autrenom');
  await confirmRead(page);
  await expect(heading(page, proofReasonsMessages.omc.LAST_NAME_MISMATCH.title)).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page, proofReasonsMessages.omc.LAST_NAME_MISMATCH.title)).toBeVisible();
  await button(page, failed.correct('Exemple')).click();
  const following = [complementaryMessages, birthplaceMessages, familyStatusMessages].map(({ omc }) => omc.title.individual);
  await expect(anyHeading(page, ...following)).toBeVisible();
  const { proofs } = await bank.file(person.id);
  expect(proofs.map(({ rank, standing }) => [rank, standing])).toEqual(['1', '2', '4'].map(rank => [rank, 'validated']));
});

test('a typing mistake stops three papers given in a row, and one press leaves three validated ones; Back from a doubt says that it was refused (D-126, D-44, D-09)', async ({
  page,
  bank,
}) => {
  test.slow();
  const typed = await enterAt(page, bank, { task: 'identityDocUpload', lastName: 'Exempla' });
  const papers = { ...typed, lastName: 'Exemple' };
  const doubted = heading(page, proofReasonsMessages.omc.LAST_NAME_MISMATCH.title);
  await chooseIdentity(page, 'CNI');
  await give(page, { document: 'CNI' }, papers);
  await prove(page, 'address', 'individual', { document: 'GAS' }, papers);
  await prove(page, 'income', 'individual', { document: 'PAYSLIP' }, papers);
  await expect(doubted).toBeVisible();
  await page.goBack();
  await expect(page.getByText(received.failed.title)).toBeVisible();
  await button(page, received.failed.follow).click();
  await expect(doubted).toBeVisible();
  await expectAccessible(page);
  await button(page, failed.correct('Exemple')).click();
  await read(page);
  await expect(heading(page, complementaryMessages.omc.title.individual)).toBeVisible();
  const { proofs } = await bank.file(typed.id);
  expect(proofs.map(({ rank, standing }) => [rank, standing])).toEqual(['1', '2', '4'].map(rank => [rank, 'validated']));
});
