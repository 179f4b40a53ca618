import type { Page } from '@playwright/test';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { fileFormMessages } from '@ui/copy/fr/fileForm';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { homeMessages } from '@ui/copy/fr/home';
import { middleControlMessages } from '@ui/copy/fr/middleControl';
import { complementaryMessages } from '@ui/copy/fr/complementary';
import { optionsMessages } from '@ui/copy/fr/options';
import { preLivenessMessages } from '@ui/copy/fr/preLiveness';
import { signatureMessages } from '@ui/copy/fr/signature';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';
import { newEmailMessages } from '@ui/copy/fr/newEmail';
import { comparedMessages } from '@ui/copy/fr/compared';
import { summaryMessages } from '@ui/copy/fr/summary';
import { uploadMessages } from '@ui/copy/fr/upload';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { recap } from './support/file';
import { standIn } from './support/session';
import { expect, test } from './support/test';
import { comeBack } from './support/walk';

const SLOW = { timeout: 30_000 };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('XTR-01, D-52: a first name corrected at the recap waits for an adviser, then the recap comes back and leads to the signature', async ({
  page,
  bank,
}) => {
  const { id, holder } = await bank.prepare({ task: 'summary', local: 'prenom.corrige' });
  await standIn(page, bank, holder);
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible(SLOW);
  await page
    .getByRole('button', {
      name: `${summaryMessages.omc.change}${summaryMessages.omc.changeWhat(recapRowsMessages.lines.identity, undefined)}`,
    })
    .click();
  await expect(heading(page, fullIdentityMessages.omc.title.individual)).toBeVisible();
  await expect(page.getByText(fileFormMessages.omc.checkedAgain.text)).toBeVisible();
  await page.getByLabel(fullIdentityMessages.omc.firstName.label, { exact: true }).fill('Corrigée');
  await button(page, fileFormMessages.omc.backToRecap).click();
  await expect(heading(page, middleControlMessages.omc.title)).toBeVisible();
  expect(await (await page.request.get(`${bank.desk}/dossiers/${id}`)).text()).toContain('ne concorde plus avec les justificatifs');
  await bank.atDesk(`files/${id}/accept`, {});
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible(SLOW);
  await expect(page.getByText('Corrigée').first()).toBeVisible();
  await recap(page);
  await expect(heading(page, preLivenessMessages.title)).toBeVisible(SLOW);
});

test('XTR-01: a family situation corrected at the recap comes straight back to it', { tag: '@all' }, async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'summary', local: 'situation.corrigee' });
  await standIn(page, bank, holder);
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible(SLOW);
  await page.getByRole('button', { name: new RegExp(`^${summaryMessages.omc.change}.*${recapRowsMessages.lines.family}`) }).click();
  await expect(page.getByRole('radio', { name: 'Célibataire' })).toBeVisible();
  await expect(page.getByText(fileFormMessages.omc.checkedAgain.text)).toBeHidden();
  await page.getByRole('radio', { name: 'Célibataire' }).check();
  await button(page, fileFormMessages.omc.backToRecap).click();
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible();
});

test('ERR-05: a person who signs out is out at the bank too', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'summary', local: 'jeton.revoque' });
  await comeBack(page, bank, holder);
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible(SLOW);
  const asked = page.waitForRequest(/\/api\/v1\/cart\/me/);
  await page.reload();
  const { authorization = '' } = await (await asked).allHeaders();
  const again = () => page.request.get(`${bank.address('omc-01')}/api/v1/cart/me`, { headers: { authorization } });
  expect((await again()).status()).toBe(200);
  await button(page, filePageMessages.omc.later.button).click();
  await page.getByRole('dialog').getByRole('button', { name: filePageMessages.omc.later.leave }).click();
  await expect(heading(page, homeMessages.omc.heading.desktop)).toBeVisible();
  await expect.poll(async () => (await again()).status()).toBe(401);
});

const line = (page: Page, name: string) =>
  page.getByRole('button', { name: `${summaryMessages.omc.change}${summaryMessages.omc.changeWhat(name, undefined)}`, exact: true });
const total = (page: Page) => page.getByText(recapRowsMessages.offer.payment.total).locator('xpath=following-sibling::dd[1]');

test('D-62, OFR-16: card, overdraft and insurance change on the recap, and the new total stands there', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'summary', local: 'offre.changee' });
  await standIn(page, bank, holder);
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible(SLOW);
  await expect(total(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const before = await total(page).innerText();
  const dialog = page.getByRole('dialog');
  const choose = async (name: string, answer: string): Promise<void> => {
    await line(page, name).click();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: answer }).check();
    await dialog.getByRole('button', { name: summaryMessages.omc.changing.save, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(line(page, name)).toBeFocused();
  };
  await choose(recapRowsMessages.offer.card.individual, 'Gold Mastercard');
  await expect(page.getByText(/^Gold Mastercard/)).toBeVisible();
  await expect(total(page)).not.toHaveText(before);
  const withGold = await total(page).innerText();
  await choose(recapRowsMessages.offer.insurance.label, optionsMessages.omc.overdraft.yes);
  await expect(total(page)).not.toHaveText(withGold);
  await choose(recapRowsMessages.offer.overdraft.label, optionsMessages.omc.overdraft.yes);
  const shown = await total(page).innerText();
  await page.reload();
  await expect(total(page)).toHaveText(shown, SLOW);
  await expect(page.getByText(/^Gold Mastercard/)).toBeVisible();
});

test(
  'D-62: the e-mail changes on the recap after a code by SMS; a wrong code changes nothing, and what was typed is kept',
  { tag: '@all' },
  async ({ page, bank }) => {
    const { holder } = await bank.prepare({ task: 'summary', local: 'courriel.change' });
    await standIn(page, bank, holder);
    await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible(SLOW);
    const copy = newEmailMessages.omc;
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(copy.label);
    await line(page, recapRowsMessages.lines.email).click();
    await field.fill('sans-arobase');
    await dialog.getByRole('button', { name: copy.ask }).click();
    await expect(dialog.getByText(copy.issues.FORMAT).first()).toBeVisible();
    await expectAccessible(page);
    await field.fill('courriel.nouveau@example.fr');
    await page.keyboard.press('Escape');
    await line(page, recapRowsMessages.lines.email).click();
    await expect(field).toHaveValue('courriel.nouveau@example.fr');
    await dialog.getByRole('button', { name: copy.ask }).click();
    await dialog.getByLabel(copy.code).fill('000000');
    await dialog.getByRole('button', { name: copy.confirm }).click();
    await expect(dialog.getByText(copy.issues.CODE_REFUSED).first()).toBeVisible();
    await expectAccessible(page);
    // The sandbox always sends a code: the test replaces its answer by a failure.
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
    await expect(page.getByText('courriel.nouveau@example.fr')).toBeVisible(SLOW);
  },
);

test('XTR-01, D-62: every line of the recap has a way to be changed, or says why it has none', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'summary', local: 'chaque.ligne' });
  await standIn(page, bank, holder);
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible(SLOW);
  for (const name of Object.values(recapRowsMessages.lines)) {
    if (name === recapRowsMessages.lines.mobile) continue;
    await expect(line(page, name)).toBeVisible();
  }
  await expect(page.getByText(summaryMessages.omc.mobileFixed)).toBeVisible();
  await expect(page.getByText(summaryMessages.omc.offer.accountFixed)).toBeVisible();
  await line(page, summaryMessages.omc.proofs.change.address).click();
  await expect(heading(page, uploadMessages.omc.title.address.individual)).toBeVisible();
});

test('XTR-22: what was typed stands beside what was read; a difference is shown with its words, agreement is folded away', async ({
  page,
  bank,
}) => {
  const copy = comparedMessages.omc;
  const { holder } = await bank.prepare({ task: 'summary', local: 'saisi.et.lu' });
  await standIn(page, bank, holder);
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible(SLOW);
  await line(page, recapRowsMessages.lines.work).click();
  await page.getByLabel(complementaryMessages.omc.employer.label).fill('Une Autre Maison');
  await button(page, fileFormMessages.omc.backToRecap).click();
  const table = page.getByRole('table', { name: copy.caption });
  await expect(page.getByText(copy.line(copy.rows.employer, 'Une Autre Maison', 'Atelier Spécimen'))).toBeVisible(SLOW);
  await page.getByText(/^Voir .* comparées/).click();
  await expect(table).toBeVisible();
  const row = table.getByRole('row').filter({ hasText: copy.rows.employer });
  await expect(row).toContainText('Une Autre Maison');
  await expect(row).toContainText(copy.different);
  await expect(table.getByRole('row').filter({ hasText: copy.rows.birthdate })).toContainText(copy.equal);
  await expectAccessible(page);
});

test('SUM-01: the whole file is read and printed from one place', async ({ page, bank }) => {
  const { holder } = await bank.prepare({ task: 'summary', local: 'tout.voir' });
  await standIn(page, bank, holder);
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible(SLOW);
  await page.getByRole('button', { name: summaryMessages.omc.whole.open }).click();
  const dialog = page.getByRole('dialog', { name: summaryMessages.omc.whole.title });
  for (const name of [
    recapRowsMessages.rows.sector,
    recapRowsMessages.offer.payment.total,
    summaryMessages.omc.agency.row,
    recapRowsMessages.rows.wealth,
  ])
    await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('SUM-02, D-50: the terms are accepted once all that they stand under has come: until then the page says that it is on its way', async ({
  page,
  bank,
}) => {
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
    await expect(page.getByRole('heading', { level: 1, name: summaryMessages.omc.title.individual })).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1, name: preLivenessMessages.title })).toBeVisible();
});
