import type { Page } from '@playwright/test';
import { birthplaceMessages } from '@messages/birthplace';
import { complementaryMessages } from '@messages/complementary';
import { familyStatusMessages } from '@messages/familyStatus';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { expectAccessible } from './support/axe';
import { pick, unfold } from './support/dossier';
import { button, heading } from './support/page';
import { enterAt } from './support/prepared';
import { expect, lab, test } from './support/test';

const next = (page: Page) => button(page, 'Continuer');
const box = (page: Page, name: string) => page.getByRole('combobox', { name });

test(
  'a nationality by its people, a department of former days, a commune that no list has (D-87, D-67, XTR-49)',
  lab,
  async ({ page, bank }) => {
    await enterAt(
      page,
      bank,
      { task: 'identityValidation', local: 'ancienne.commune', inTurn: true },
      fullIdentityMessages.omc.title.individual,
    );
    await unfold(page, fullIdentityMessages.omc.nationality.other, fullIdentityMessages.omc.nationality.label);
    await page.getByRole('radio', { name: fullIdentityMessages.omc.nationality.other }).check();
    await pick(page, fullIdentityMessages.omc.nationality.which, 'marocaine', 'Maroc (marocain)');
    await expect(box(page, fullIdentityMessages.omc.nationality.which)).toHaveValue('Maroc');

    // the birthplace was read whole: it is beside the identity, and corrected there
    await unfold(page, birthplaceMessages.omc.country.label, birthplaceMessages.omc.known);
    await expect(box(page, birthplaceMessages.omc.country.label)).toBeFocused();
    await expect(box(page, birthplaceMessages.omc.country.label)).toHaveValue('France');
    await expect(box(page, birthplaceMessages.omc.town.label)).toHaveValue('Nantes');
    await pick(page, birthplaceMessages.omc.county.label, 'seine-et-oise', 'Seine-et-Oise');
    await pick(page, birthplaceMessages.omc.town.label, 'nanterre', 'Nanterre');
    await pick(page, birthplaceMessages.omc.county.label, '59', 'Nord (59)');
    await pick(page, birthplaceMessages.omc.town.label, 'lomme', 'Lille (Lomme)');
    await expect(box(page, birthplaceMessages.omc.town.label)).toHaveValue('Lille');

    await page.getByRole('checkbox', { name: birthplaceMessages.omc.absent.individual }).focus();
    await page.keyboard.press('Space');
    const typed = page.getByRole('textbox', { name: birthplaceMessages.omc.town.label });
    await expect(typed).toHaveValue('');
    await expectAccessible(page);
    await page.keyboard.press('Shift+Tab');
    await expect(typed).toBeFocused();
    await page.keyboard.type('Vieux Bourg');
    await next(page).click();
    await expect(heading(page, familyStatusMessages.omc.title.individual)).toBeVisible();
    await page.goBack();
    await unfold(page, birthplaceMessages.omc.country.label, birthplaceMessages.omc.known);
    await expect(page.getByRole('textbox', { name: birthplaceMessages.omc.town.label })).toHaveValue('Vieux-Bourg');
  },
);

test('who finds no profession takes Autre, of each category told apart (D-87)', async ({ page, bank }) => {
  await enterAt(page, bank, { task: 'compInfos', local: 'autre.metier' }, complementaryMessages.omc.title.individual);
  const search = async (text: string): Promise<void> => {
    await page.getByRole('button', { name: complementaryMessages.omc.profession.choose }).click();
    await page.getByLabel(complementaryMessages.omc.search.label).fill(text);
  };
  await search('femme de ménage');
  await expect(page.getByRole('radio', { name: 'Agent d’entretien (femme de ménage)' })).toBeVisible();
  await page.getByLabel(complementaryMessages.omc.search.label).fill('cascadeuse');
  const other = page.getByRole('radio', { name: 'Autre (Employés)' });
  await expect(other).toBeVisible();
  await expectAccessible(page);
  await other.click();
  await expect(page.getByRole('group', { name: complementaryMessages.omc.profession.label })).toContainText(/Autre.*Employés/);
});
