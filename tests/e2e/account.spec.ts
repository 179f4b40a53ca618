import { mailAgainMessages } from '@messages/mailAgain';
import { signatureSuccessMessages } from '@messages/signatureSuccess';
import { minimalMessages } from '@messages/minimal';
import { offerMessages } from '@messages/offer';
import { summaryMessages } from '@messages/summary';
import { welcomeMessages } from '@messages/welcome';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { heading, monthly } from './support/page';
import { expectSteady } from './support/steady';
import { passVideo, readDocuments, sign, welcome } from './support/ending';
import { completeFile, completeJointFile } from './support/dossier';
import { expect, test } from './support/test';
import { chooseOffer, composeOffer, confirmOffer, confirmPhone, create, describe, inOwn, open, someone } from './support/walk';

const DESKTOP = { width: 1280, height: 900 };

test.describe(() => {
  // Only in the long suites: on a busy machine, the effect of a click comes after half a second and would count as a shift.
  test.use({ nothingMoves: process.env['ALL'] !== undefined });

  test('opens a young client’s account at the price confirmed, through a reload or Back at every step, and nothing moves (STP-12, XTR-60, D-50)', async ({
    page,
    bank,
  }) => {
    await page.setViewportSize(DESKTOP);
    const person = someone('18-25');
    await open(page, bank, 'omc-01');
    await composeOffer(page, { band: '18-25', overdraft: 'yes' });
    const confirmed = await monthly(page);
    expect(confirmed).toMatch(/1[,.]85.*25/);
    await confirmOffer(page);
    await describe(page, person);
    await create(page, 'individual');
    await confirmPhone(page, bank, person);
    await completeFile(page, person, async () => {
      await expectSteady(page);
      if (await heading(page, summaryMessages.omc.title.individual).isVisible()) expect(await monthly(page)).toBe(confirmed);
    });
    await passVideo(page, () => expectSteady(page));
    await readDocuments(page, () => expectSteady(page));
    await sign(page, bank, person);
    await welcome(page, person.firstName);
  });
});

test('opens a joint account for two holders, each in their own browser (JNT-01, JNT-03)', async ({ page, bank, browser }) => {
  const holder = someone('26+');
  const coHolder = someone('26+', 'Éloi');
  await open(page, bank, 'omc-01');
  await chooseOffer(page, { workflow: 'joint' }, async () => {
    if (await heading(page, offerMessages.omc.title.joint.COT).isHidden()) return;
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
  await describe(page, holder);
  await create(page, 'joint');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await describe(page, coHolder);
  await create(page, 'joint');
  await confirmPhone(page, bank, holder);
  await completeJointFile(page, holder, coHolder);
  await passVideo(page);
  await readDocuments(page);
  await sign(page, bank, holder);
  await expect(heading(page, signatureSuccessMessages.title(holder.firstName))).toBeVisible();
  await page.getByRole('button', { name: mailAgainMessages.omc.send }).click();
  await expect(page.getByText(new RegExp(mailAgainMessages.omc.again('\\d+\\sh(?:\\s\\d\\d)?', '.+')))).toBeVisible();
  await expectAccessible(page);

  const theirs = await browser.newPage();
  const link = inOwn(await bank.linkFor(coHolder.email));
  await theirs.goto(link);
  await theirs.getByRole('button', { name: minimalMessages.login.go }).click();
  await confirmPhone(theirs, bank, coHolder);
  await expect(heading(theirs, welcomeMessages.opening.title(coHolder.firstName))).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check();
  await theirs.getByRole('button', { name: welcomeMessages.opening.confirm }).click();
  await passVideo(theirs);
  await readDocuments(theirs);
  await sign(theirs, bank, coHolder);
  await welcome(theirs, coHolder.firstName);

  await theirs.goto(link);
  await theirs.getByRole('button', { name: minimalMessages.login.go }).click();
  await expect(heading(theirs, minimalMessages.failed.title)).toBeVisible();
  await expectAccessible(theirs);
});
