import type { Page } from '@playwright/test';
import { dossierFormMessages } from '@messages/dossierForm';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { middleControlMessages } from '@messages/middleControl';
import { complementaryMessages } from '@messages/complementary';
import { optionsMessages } from '@messages/options';
import { preLivenessMessages } from '@messages/preLiveness';
import { signatureMessages } from '@messages/signature';
import { recapRowsMessages } from '@messages/recapRows';
import { newEmailMessages } from '@messages/newEmail';
import { comparedMessages } from '@messages/compared';
import { summaryMessages } from '@messages/summary';
import { uploadMessages } from '@messages/upload';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { recap } from './support/dossier';
import { button, changing, heading } from './support/page';
import { enterAt } from './support/prepared';
import { standIn } from './support/session';
import { expect, lab, test } from './support/test';

test('has an adviser check a first name corrected at the recap (XTR-01, D-52)', async ({ page, bank }) => {
  const { id } = await enterAt(page, bank, { task: 'summary', local: 'prenom.corrige' }, summaryMessages.omc.title.individual);
  await changing(page, recapRowsMessages.lines.identity).click();
  await expect(heading(page, fullIdentityMessages.omc.title.individual)).toBeVisible();
  await expect(page.getByText(dossierFormMessages.omc.checkedAgain.text)).toBeVisible();
  await page.getByLabel(fullIdentityMessages.omc.firstName.label, { exact: true }).fill('Corrigée');
  await button(page, dossierFormMessages.omc.backToRecap).click();
  await expect(heading(page, middleControlMessages.omc.byAdviser)).toBeVisible();
  expect(await (await page.request.get(`${bank.desk}/dossiers/${id}`)).text()).toContain('ne concorde pas avec les justificatifs');
  await bank.atDesk(`files/${id}/accept`, {});
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible();
  await expect(page.getByText('Corrigée').first()).toBeVisible();
  await recap(page);
  await expect(heading(page, preLivenessMessages.title)).toBeVisible();
});

test('prints the whole file, over more than one sheet, without what a press alone can use (SUM-01)', async ({ page, bank }) => {
  await enterAt(page, bank, { task: 'summary', local: 'recap.imprime' }, summaryMessages.omc.title.individual);
  await button(page, summaryMessages.omc.whole.open).click();
  await page.emulateMedia({ media: 'print' });
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => [scrollHeight - clientHeight, clientHeight > innerHeight])).toEqual([
    0,
    true,
  ]);
  await expect(page.getByRole('button')).toHaveCount(0);
});

const total = (page: Page) => page.locator('main [data-line="total"]').first();

test('card, overdraft and insurance change on the recap, and shows the new total (D-62, OFR-16)', async ({ page, bank }) => {
  await enterAt(page, bank, { task: 'summary', local: 'offre.changee' }, summaryMessages.omc.title.individual);
  await expect(total(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const before = await total(page).innerText();
  const dialog = page.getByRole('dialog');
  const choose = async (name: string, answer: string): Promise<void> => {
    await changing(page, name).click();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: answer }).check();
    await dialog.getByRole('button', { name: summaryMessages.omc.changing.save, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(changing(page, name)).toBeFocused();
  };
  await choose(recapRowsMessages.offer.card.individual, 'Gold Mastercard');
  await expect(
    page
      .getByRole('main')
      .getByText(/^Gold Mastercard/)
      .first(),
  ).toBeVisible();
  await expect(total(page)).not.toHaveText(before);
  const withGold = await total(page).innerText();
  await choose(recapRowsMessages.offer.insurance.label, optionsMessages.omc.overdraft.yes);
  await expect(total(page)).not.toHaveText(withGold);
  await choose(recapRowsMessages.offer.overdraft.label, optionsMessages.omc.overdraft.yes);
  const shown = (await total(page).textContent()) ?? '';
  await page.reload();
  await expect(total(page)).toHaveText(shown);
  await expect(
    page
      .getByRole('main')
      .getByText(/^Gold Mastercard/)
      .first(),
  ).toBeVisible();
});

test('changes the e-mail at the recap by a code alone, and keeps what was typed (D-62)', lab, async ({ page, bank }) => {
  const holder = await enterAt(page, bank, { task: 'summary', local: 'courriel.change' }, summaryMessages.omc.title.individual);
  const copy = newEmailMessages.omc;
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(copy.label);
  await changing(page, recapRowsMessages.lines.email).click();
  await field.fill('sans-arobase');
  await dialog.getByRole('button', { name: copy.ask }).click();
  await expect(dialog.getByText(copy.issues.FORMAT).first()).toBeVisible();
  await expectAccessible(page);
  await field.fill('courriel.nouveau@example.fr');
  await page.keyboard.press('Escape');
  await changing(page, recapRowsMessages.lines.email).click();
  await expect(field).toHaveValue('courriel.nouveau@example.fr');
  await dialog.getByRole('button', { name: copy.ask }).click();
  await dialog.getByLabel(copy.code).fill('000000');
  await dialog.getByRole('button', { name: copy.confirm }).click();
  await expect(dialog.getByText(copy.issues.CODE_REFUSED).first()).toBeVisible();
  await expectAccessible(page);
  // The box sends every code here: the word of a bank that sends none is put in its place.
  const unsent = { status: 422, contentType: 'application/json', body: JSON.stringify({ functionalCode: 'generic' }) };
  await page.route(/\/v1\/sms\/me\/otp$/, route => route.fulfill(unsent), { times: 1 });
  await dialog.getByRole('button', { name: copy.again }).click();
  await expect(dialog.getByText(signatureMessages.code.states.failed)).toBeVisible();
  await expect(dialog.getByText(copy.sent(holder.mobile))).toBeHidden();
  await expectAccessible(page);
  await dialog.getByLabel(copy.code).fill(await bank.codeFor(holder.mobile));
  await dialog.getByRole('button', { name: copy.confirm }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('courriel.nouveau@example.fr')).toBeVisible();
  await page.reload();
  await expect(page.getByText('courriel.nouveau@example.fr')).toBeVisible();
});

test('reads the whole file from one place; each line can be changed, or says why not (SUM-01, XTR-01, D-62)', async ({ page, bank }) => {
  await enterAt(page, bank, { task: 'summary', local: 'chaque.ligne' }, summaryMessages.omc.title.individual);
  await page.getByRole('button', { name: summaryMessages.omc.whole.open }).click();
  const dialog = page.getByRole('dialog', { name: summaryMessages.omc.whole.title });
  for (const name of [
    recapRowsMessages.rows.sector,
    recapRowsMessages.offer.receipt.total,
    summaryMessages.omc.agency.row,
    recapRowsMessages.rows.wealth,
  ])
    await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const name of Object.values(recapRowsMessages.lines)) {
    if (name === recapRowsMessages.lines.mobile) continue;
    await expect(changing(page, name)).toBeVisible();
  }
  await expect(page.getByText(summaryMessages.omc.mobileFixed)).toBeVisible();
  await expect(page.getByText(summaryMessages.omc.offer.accountFixed)).toBeVisible();
  await page.getByText(summaryMessages.omc.proofs.validatedTitle).click();
  await changing(page, summaryMessages.omc.proofs.change.address).click();
  await expect(heading(page, uploadMessages.omc.title.address.individual)).toBeVisible();
});

test('shows where what was typed differs from what was read, and folds the rest (XTR-22)', lab, async ({ page, bank }) => {
  const copy = comparedMessages.omc;
  await enterAt(page, bank, { task: 'summary', local: 'saisi.et.lu' }, summaryMessages.omc.title.individual);
  await changing(page, recapRowsMessages.lines.work).click();
  await page.getByLabel(complementaryMessages.omc.employer.label).fill('Une Autre Maison');
  await button(page, dossierFormMessages.omc.backToRecap).click();
  const table = page.getByRole('table', { name: copy.caption });
  await expect(page.getByText(copy.line(copy.rows.employer, 'Une Autre Maison', 'Atelier Spécimen'))).toBeVisible();
  await page.getByText(summaryMessages.omc.proofs.title).last().click();
  await page.getByText(/^Voir .* comparées/).click();
  await expect(table).toBeVisible();
  const row = table.getByRole('row').filter({ hasText: copy.rows.employer });
  await expect(row).toContainText('Une Autre Maison');
  await expect(row).toContainText(copy.different);
  await expect(table.getByRole('row').filter({ hasText: copy.rows.birthdate })).toContainText(copy.equal);
  await expectAccessible(page);
});

test('shows the terms once everything above them has loaded (SUM-02, D-50)', lab, async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'summary', local: 'tout.est.la' });
  const terms = page.getByRole('checkbox', { name: summaryMessages.omc.terms.label });
  const accept = page.getByRole('button', { name: summaryMessages.omc.submit });
  const late = { offer: /\/v1\/cart\/me/, agency: /\/v1\/structures\//, proofs: /\/v1\/proofs\//, lists: /\/v1\/referentials/ } as const;
  for (const [what, address] of Object.entries(late)) {
    const held: (() => void)[] = [];
    let hold = true;
    await page.route(address, async route => {
      if (hold) await new Promise<void>(go => held.push(go));
      await route.fallback();
    });
    if (what === 'offer') await standIn(page, bank, holder);
    else await page.reload();
    await expect.poll(() => held.length, { message: `${what} is asked for` }).toBeGreaterThan(0);
    await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible();
    await expect(page.getByText(summaryMessages.omc.loading).last()).toBeVisible();
    await expect(terms, what).toBeHidden();
    await expect(accept).toBeHidden();
    await expectAccessible(page);
    hold = false;
    held.forEach(go => go());
    await expect(terms, what).toBeVisible();
    await expect(accept).toBeVisible();
    await page.unroute(address);
  }
  await terms.check();
  await accept.click();
  await expect(heading(page, preLivenessMessages.title)).toBeVisible();
});
