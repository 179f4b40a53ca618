import type { Page } from '@playwright/test';
import { samplePeople } from '@sandbox/samples/person';
import { agencyMessages } from '@ui/copy/fr/agency';
import { deliveryMessages } from '@ui/copy/fr/delivery';
import { familyStatusMessages } from '@ui/copy/fr/familyStatus';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { homeMessages } from '@ui/copy/fr/home';
import { fileFormMessages } from '@ui/copy/fr/fileForm';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';
import { newEmailMessages } from '@ui/copy/fr/newEmail';
import { summaryMessages } from '@ui/copy/fr/summary';
import { welcomeMessages } from '@ui/copy/fr/welcome';
import { expectAccessible, expectNoOverflow } from './support/axe';
import type { Bank, Contact } from './support/bank';
import { beginVideo } from './support/ending';
import { agency, delivery, recap } from './support/file';
import { standIn } from './support/session';
import { expect, test } from './support/test';
import { sayWho } from './support/visit';
import { comeBack, open } from './support/walk';

const SLOW = { timeout: 30_000 };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const { holder, coHolder } = samplePeople;

const second = (person: Contact | undefined): Contact => {
  if (person === undefined) throw new Error('A joint file has two people');
  return person;
};

/** An SMS code to the co-holder's mobile confirms the new e-mail. D-62 */
const newEmail = async (page: Page, bank: Bank, { mobile }: Contact, email: string): Promise<void> => {
  const copy = newEmailMessages.omc;
  const dialog = page.getByRole('dialog', { name: copy.title });
  await page
    .getByRole('button', {
      name: `${summaryMessages.omc.change}${summaryMessages.omc.changeWhat(recapRowsMessages.rows.email, undefined)}`,
    })
    .click();
  await dialog.getByLabel(copy.label).fill(email);
  await dialog.getByRole('button', { name: copy.ask }).click();
  await expect(dialog.getByText(copy.sent(mobile))).toBeVisible();
  await dialog.getByLabel(copy.code).fill(await bank.codeFor(mobile));
  await dialog.getByRole('button', { name: copy.confirm }).click();
  await expect(dialog).toBeHidden();
};

test('JNT-01, JNT-03, D-62: before signing, the co-holder changes what is theirs alone, their e-mail too, and finds it in their file', async ({
  page,
  bank,
}) => {
  test.setTimeout(120_000);
  const prepared = await bank.prepare({ task: 'coHolderSignature', workflow: 'joint', local: 'corrige.le.sien' });
  await standIn(page, bank, second(prepared.coHolder));
  const opening = heading(page, welcomeMessages.opening.title(coHolder.firstName));
  await expect(opening).toBeVisible(SLOW);
  await expect(page.getByText(welcomeMessages.opening.own(holder.firstName))).toBeVisible(SLOW);
  await expectAccessible(page);
  await expectNoOverflow(page);
  const change = page.getByRole('button', {
    name: `${summaryMessages.omc.change}${summaryMessages.omc.changeWhat(recapRowsMessages.rows.family, undefined)}`,
  });
  await change.click();
  await expect(heading(page, familyStatusMessages.omc.title.COT)).toBeVisible();
  await page.reload();
  await expect(heading(page, familyStatusMessages.omc.title.COT)).toBeVisible(SLOW);
  await page.getByRole('radio', { name: 'Divorcé' }).check();
  await page.getByRole('button', { name: fileFormMessages.omc.backToRecap, exact: true }).click();
  await expect(opening).toBeVisible(SLOW);
  await expect(page.getByText('Divorcé(e)', { exact: true })).toBeVisible(SLOW);
  await page.reload();
  await expect(page.getByText('Divorcé(e)', { exact: true })).toBeVisible(SLOW);
  await newEmail(page, bank, second(prepared.coHolder), 'yanis.nouveau@example.fr');
  await page.reload();
  await expect(page.getByText('yanis.nouveau@example.fr', { exact: true })).toBeVisible(SLOW);
  await page.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check();
  await page.getByRole('button', { name: welcomeMessages.opening.confirm }).click();
  await beginVideo(page);
});

test('XTR-33, D-58, D-59: one computer for two: after the holder’s link the co-holder says their own number, and comes to their own part', async ({
  page,
  bank,
}) => {
  const prepared = await bank.prepare({ task: 'deliveryChoice', workflow: 'joint', local: 'un.seul.ordinateur' });
  await comeBack(page, bank, prepared.holder);
  await page.getByRole('button', { name: filePageMessages.omc.later.button }).click(SLOW);
  await page.getByRole('dialog').getByRole('button', { name: filePageMessages.omc.later.leave }).click();
  await page.getByRole('link', { name: homeMessages.omc.underWay }).click();
  await page.getByRole('button', { name: 'Changer de numéro' }).click();
  await sayWho(page, bank, second(prepared.coHolder));
  await expect(heading(page, deliveryMessages.omc.title.TIT)).toBeVisible(SLOW);
  const said = page.waitForResponse(answer => /\/v1\/persons\/me/.test(answer.url()));
  await page.reload();
  expect(JSON.stringify(await (await said).json())).toContain(coHolder.firstName);
});

/** Code of the chosen agency. */
const NANTES_CENTRE = '00441';

test(
  'AGY-01: with the co-holder connected the agency is the file’s, kept with the holder, and both go on',
  { tag: '@all' },
  async ({ page, bank }) => {
    test.setTimeout(120_000);
    const prepared = await bank.prepare({ task: 'structureChoice', workflow: 'joint', local: 'agence.a.deux' });
    await open(page, bank, 'omc-01');
    await page.getByRole('link', { name: homeMessages.omc.underWay }).click();
    await sayWho(page, bank, second(prepared.coHolder));
    await expect(heading(page, agencyMessages.omc.title.TIT)).toBeVisible(SLOW);
    const saved = page.waitForRequest(request => request.method() === 'PUT' && /\/prospect\//.test(request.url()));
    await agency(page, 'TIT', () => expectAccessible(page));
    const body = (await saved).postDataJSON() as { readonly identity?: { readonly agencyId?: string } };
    expect(body.identity?.agencyId).toBe(NANTES_CENTRE);
    await expect(heading(page, deliveryMessages.omc.title.TIT)).toBeVisible(SLOW);
    await delivery(page, 'TIT');
    await delivery(page, 'COT');
    await recap(page, 'TIT');
    await expect(heading(page, summaryMessages.omc.title.COT)).toBeVisible(SLOW);
  },
);
