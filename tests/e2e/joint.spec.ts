import type { Page } from '@playwright/test';
import { samplePeople } from '@sandbox/samples/person';
import { deliveryMessages } from '@messages/delivery';
import { familyStatusMessages } from '@messages/familyStatus';
import { dossierPageMessages } from '@messages/dossierPage';
import { homeMessages } from '@messages/home';
import { dossierFormMessages } from '@messages/dossierForm';
import { preLivenessMessages } from '@messages/preLiveness';
import { recapRowsMessages } from '@messages/recapRows';
import { otherTurnMessages } from '@messages/otherTurn';
import { newEmailMessages } from '@messages/newEmail';
import { summaryMessages } from '@messages/summary';
import { welcomeMessages } from '@messages/welcome';
import { expectAccessible, expectNoOverflow } from './support/axe';
import type { Bank, Contact } from './support/bank';
import { beginVideo } from './support/ending';
import { button, changing, heading } from './support/page';
import { recap } from './support/dossier/ending';
import { standIn } from './support/session';
import { expect, test } from './support/test';
import { sayWho } from './support/visit';
import { comeBack } from './support/walk';

const { holder, coHolder } = samplePeople;

const second = (person: Contact | undefined): Contact => {
  if (person === undefined) throw new Error('A joint file has two people');
  return person;
};

/** An SMS code to the co-holder's mobile confirms the new e-mail. D-62 */
const newEmail = async (page: Page, bank: Bank, { mobile }: Contact, email: string): Promise<void> => {
  const copy = newEmailMessages.omc;
  const dialog = page.getByRole('dialog', { name: copy.title });
  await changing(page, recapRowsMessages.lines.email).click();
  await dialog.getByLabel(copy.label).fill(email);
  await dialog.getByRole('button', { name: copy.ask }).click();
  await expect(dialog.getByText(copy.sent(mobile))).toBeVisible();
  await dialog.getByLabel(copy.code).fill(await bank.codeFor(mobile));
  await dialog.getByRole('button', { name: copy.confirm }).click();
  await expect(dialog).toBeHidden();
};

test('lets the co-holder change what is theirs alone before signing (JNT-01, JNT-03, D-62)', async ({ page, bank }) => {
  const prepared = await bank.prepare({ task: 'coHolderSignature', workflow: 'joint', local: 'corrige.le.sien' });
  await standIn(page, bank, second(prepared.coHolder));
  const opening = heading(page, welcomeMessages.opening.title(coHolder.firstName));
  await expect(opening).toBeVisible();
  await expect(page.getByText(welcomeMessages.opening.own(holder.firstName))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const change = changing(page, recapRowsMessages.lines.family);
  await change.click();
  await expect(heading(page, familyStatusMessages.omc.title.COT)).toBeVisible();
  await page.reload();
  await expect(heading(page, familyStatusMessages.omc.title.COT)).toBeVisible();
  await page.getByRole('radio', { name: 'Divorcé' }).check();
  await button(page, dossierFormMessages.omc.backToRecap).click();
  await expect(opening).toBeVisible();
  await expect(page.getByText('Divorcé(e)', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Divorcé(e)', { exact: true })).toBeVisible();
  await newEmail(page, bank, second(prepared.coHolder), 'yanis.nouveau@example.fr');
  await page.reload();
  await expect(page.getByText('yanis.nouveau@example.fr', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check();
  await page.getByRole('button', { name: welcomeMessages.opening.confirm }).click();
  await beginVideo(page);
});

test('shows the co-holder who comes early whose turn it is, at the holder’s recap and signature (D-105, D-123, XTR-63)', async ({
  page,
  bank,
  browser,
}) => {
  const prepared = await bank.prepare({ task: 'summary', workflow: 'joint', local: 'trop.tot' });
  const theirs = await browser.newPage();
  await standIn(theirs, bank, second(prepared.coHolder));
  const board = heading(theirs, otherTurnMessages.title(holder.firstName));
  await expect(board).toBeVisible();
  await expect(theirs.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(theirs);
  await expectNoOverflow(theirs);

  await standIn(page, bank, prepared.holder);
  await recap(page, 'TIT');
  // the co-holder's page follows by itself: their reading, then the board again
  await recap(theirs, 'COT', async () => {
    const holders = theirs.getByRole('region', { name: summaryMessages.omc.situation.TIT });
    await expect(holders.getByText(recapRowsMessages.given, { exact: true }).first()).toBeVisible();
    await expect(holders.getByRole('button')).toHaveCount(0);
    await expectAccessible(theirs);
    await expectNoOverflow(theirs);
  });
  await expect(board).toBeVisible();
  await theirs.reload();
  await expect(board).toBeVisible();
  await page.reload();
  await expect(heading(page, preLivenessMessages.title)).toBeVisible();
});

test('leads the co-holder on the holder’s computer to their own part (XTR-33, D-58, D-59)', async ({ page, bank }) => {
  const prepared = await bank.prepare({ task: 'deliveryChoice', workflow: 'joint', local: 'un.seul.ordinateur' });
  await comeBack(page, bank, prepared.holder);
  await page.getByRole('button', { name: dossierPageMessages.omc.later.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: dossierPageMessages.omc.later.leave }).click();
  await page.getByRole('link', { name: homeMessages.omc.underWay }).click();
  await sayWho(page, bank, second(prepared.coHolder));
  await expect(heading(page, deliveryMessages.omc.title.TIT)).toBeVisible();
  const said = page.waitForResponse(answer => /\/v1\/persons\/me/.test(answer.url()));
  await page.reload();
  expect(JSON.stringify(await (await said).json())).toContain(coHolder.firstName);
});
