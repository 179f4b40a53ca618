import { mailAgainMessages } from '@ui/copy/fr/mailAgain';
import { signatureSuccessMessages } from '@ui/copy/fr/signatureSuccess';
import { minimalMessages } from '@ui/copy/fr/minimal';
import { optionsMessages } from '@ui/copy/fr/options';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { offerMessages } from '@ui/copy/fr/offer';
import { summaryMessages } from '@ui/copy/fr/summary';
import { welcomeMessages } from '@ui/copy/fr/welcome';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { watchBetween } from './support/between';
import { Canary } from './support/canary';
import { expectSteady } from './support/steady';
import { passVideo, readDocuments, sign, welcome } from './support/ending';
import { completeFile, completeJointFile } from './support/file';
import { expect, test } from './support/test';
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
  openFile,
  someone,
  start,
} from './support/walk';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

test('XTR-18: from the home page to an open account, alone, on a phone; every screen is accessible, nothing leaks outside', async ({
  page,
  bank,
}) => {
  test.setTimeout(360_000);
  await page.setViewportSize(PHONE);
  const look = async (): Promise<void> => {
    await expectAccessible(page);
    await expectNoOverflow(page);
  };
  const person = { ...someone('26+', 'Ysoline'), lastName: 'Canarival' };
  const canary = new Canary();
  await canary.watch(page);
  const expectNoWait = await watchBetween(page);
  await openFile(page, bank, 'omc-03', person);
  await completeFile(page, person, look);
  await passVideo(page, look);
  await readDocuments(page, look);
  await sign(page, bank, person, look);
  await welcome(page, person.firstName, look);
  await canary.expectSilence(page, person);
  expectNoWait();
});

test('STP-12: a young client on a desktop reloads and goes back at every step, and opens an account all the same', async ({
  page,
  bank,
}) => {
  test.setTimeout(360_000);
  await page.setViewportSize(DESKTOP);
  const person = someone('18-25');
  await openFile(page, bank, 'omc-01', person, '18-25');
  await completeFile(page, person, () => expectSteady(page));
  await passVideo(page, () => expectSteady(page));
  await readDocuments(page, () => expectSteady(page));
  await sign(page, bank, person);
  await welcome(page, person.firstName);
});

test('JNT-01, JNT-03: two holders open a joint account, each in a browser of their own', async ({ page, bank, browser }) => {
  test.setTimeout(420_000);
  const holder = someone('26+');
  const coHolder = someone('26+', 'Éloi');
  await open(page, bank, 'omc-01');
  await start(page);
  await chooseAccount(page, 'joint');
  await chooseAge(page, { TIT: '26+', COT: '26+' });
  await chooseCard(page, 'Mastercard');
  await expect(page.getByRole('heading', { level: 1, name: offerMessages.omc.title.joint.COT })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await chooseCard(page, 'Mastercard');
  await choosePlain(page, optionsMessages.omc.overdraft.no);
  await choosePlain(page, insuranceMessages.omc.no);
  await confirmOffer(page);
  await describePerson(page, holder);
  await create(page, 'joint');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await describePerson(page, coHolder);
  await create(page, 'joint');
  await confirmPhone(page, bank, holder);
  await completeJointFile(page, holder, coHolder);
  await passVideo(page);
  await readDocuments(page);
  await sign(page, bank, holder);
  await expect(page.getByRole('heading', { level: 1, name: signatureSuccessMessages.title(holder.firstName) })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: mailAgainMessages.omc.send }).click();
  await expect(page.getByText(/^Le dernier e-mail est parti à \d\d:\d\d\. Vous pourrez/)).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const theirs = await other.newPage();
  const link = await bank.linkFor(coHolder.email);
  await theirs.goto(link);
  await theirs.getByRole('button', { name: minimalMessages.login.go }).click();
  await confirmPhone(theirs, bank, coHolder);
  await expect(theirs.getByRole('heading', { level: 1, name: welcomeMessages.opening.title(coHolder.firstName) })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check();
  await theirs.getByRole('button', { name: welcomeMessages.opening.confirm }).click();
  await passVideo(theirs);
  await readDocuments(theirs);
  await sign(theirs, bank, coHolder);
  await welcome(theirs, coHolder.firstName);

  const again = await other.newPage();
  await again.goto(link);
  await again.getByRole('button', { name: minimalMessages.login.go }).click();
  await expect(again.getByRole('heading', { level: 1, name: minimalMessages.failed.title })).toBeVisible();
  await expectAccessible(again);
  await other.close();
});
