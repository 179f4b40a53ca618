import { expect, type Locator, type Page } from '@playwright/test';
import { townForPeople } from '@domain/field/townForPeople';
import type { AskingPage } from '@domain/holders/fields';
import { places, type Place } from '@domain/holders/prospect';
import { inWords } from '@sandbox/desk/coded';
import { answerOf } from '@sandbox/prepared/people';
import { samplePeople } from '@sandbox/samples/person';
import { addressMessages } from '@messages/address';
import { complementaryMessages } from '@messages/complementary';
import { folded, next } from './common';

const answer = answerOf(samplePeople.holder);

/** The profession has its own dialog. */
export const profession = async (page: Page): Promise<void> => {
  const { choose, change } = complementaryMessages.omc.profession;
  const chooses = page.getByRole('button', { name: choose });
  await chooses.or(page.getByRole('button', { name: change })).waitFor();
  if (!(await chooses.isVisible())) return;
  await chooses.click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByLabel(complementaryMessages.omc.search.label);
  await expect(search).toBeFocused();
  await page.keyboard.type('infirm');
  await dialog.getByRole('radio', { name: 'Infirmier' }).click();
};

/** The postal code brings the only town. */
const townOfCode = async (page: Page, town: string): Promise<void> => {
  if (!(await folded(page).isVisible())) await page.getByRole('status').filter({ hasText: town }).waitFor();
};

/** Asked once the address is known. A first answer submits. */
const housing = async (page: Page, value: string): Promise<void> => {
  const save = page.getByRole('button', { name: addressMessages.omc.save });
  const radio = page.locator(`[name=housing][value="${value}"]`);
  await save.or(radio).first().waitFor();
  if (await save.isVisible()) await save.click();
  const stood = await page.locator('[name=housing]:checked').count();
  await radio.click();
  if (stood > 0) await next(page).click();
};

/** Answers that may be on a card, if a document contains them. */
const ofCard = /^(address\.(?!housing)|occupation\.employer|monthlyNetIncome)/;

/** The sector that the bank found by the payslip's SIRET is on a card. */
const sector = async (page: Page, value: string): Promise<void> => {
  const { label, change } = complementaryMessages.omc.sector;
  const read = page.getByRole('button', { name: new RegExp(`^${change}\\s*:\\s*${label}`) });
  const control = page.locator(`[name=sector][value="${value}"]`).or(page.locator('select[name=sector]'));
  await read.or(control).first().waitFor();
  if (await read.isVisible()) return;
  if ((await control.evaluate(each => each.localName)) === 'select') await control.selectOption(value);
  else await control.check();
};

const ofItself = new Map([
  ['occupation.sector', sector],
  ['occupation.profession', profession],
  ['occupation.category', () => Promise.resolve()], // the profession brings it along
  ['address.town', townOfCode],
  ['address.housing', housing],
]);

const give = async (page: Page, control: Locator, { field }: Place, value: string): Promise<void> => {
  const kind = await control.first().evaluate((each: HTMLInputElement) => each.getAttribute('role') ?? each.type);
  if (kind === 'radio') return control.and(page.locator(`[value="${value}"]`)).check();
  if ((await control.inputValue()) === value) return;
  if (kind === 'select-one') return void (await control.selectOption(value));
  if (kind !== 'combobox') return control.fill(value);
  const words = inWords(field, value);
  if ((await control.inputValue()) === words) return;
  await control.click();
  await control.fill(words);
  await page.getByRole('option', { name: townForPeople(words), exact: true }).click();
};

/** Answers every field of a page that a person of the samples answers; a control's name is its field's. */
export const fill = async (page: Page, asking: AskingPage): Promise<void> => {
  for (const place of places.filter(({ field }) => field.page === asking)) {
    const value = answer(place);
    if (value === undefined) continue;
    const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
    const name = place.names.join('.');
    const apart = ofItself.get(name);
    const control = page.locator(`[name="${place.names.at(-1)}"]`);
    if (!apart && ofCard.test(name) && (await folded(page).isVisible())) continue;
    await (apart ? apart(page, text) : give(page, control, place, text));
  }
};
