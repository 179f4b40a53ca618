import { expect, type Locator, type Page } from '@playwright/test';
import type { ProofCategory } from '@domain/proofs/papers';
import { identityChoiceMessages } from '@messages/identityChoice';
import { papersStripMessages } from '@messages/papersStrip';
import { suggestionMessages } from '@messages/suggestions';
import { uploadMessages } from '@messages/upload';

export type Whose = 'individual' | 'TIT' | 'COT';
export type Look = () => Promise<void>;
export const nothing: Look = () => Promise.resolve();

export { next } from '@tests/e2e/support/page';
const escaped = (text: string | RegExp): string =>
  (typeof text === 'string' ? text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : text.source).replace(/\s/g, '\\s');
/** The client's heading, or the adviser's. */
export const heading = (page: Page, ...names: readonly (string | RegExp)[]) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^(?:${names.map(escaped).join('|')})$`) });

const COUNTS = [1, 2, 3];

/** The titles of a proof's page: the client's and the adviser's, or with papers first those of its place among the photos. D-125 */
export const proofTitles = (of: ProofCategory, whose: Whose): readonly (string | RegExp)[] => {
  const { individual, of: named } = papersStripMessages.title[of];
  const photo = (place: number, count: number) =>
    whose === 'individual' ? individual(place, count) : new RegExp(named('[^,]+', place, count).replace('de [', '(?:de |d’)['));
  return [
    uploadMessages.omc.title[of][whose],
    uploadMessages.mdc.title[of][whose],
    ...COUNTS.flatMap(count => COUNTS.map(place => photo(place, count))),
  ];
};

/** The page that asks which identity document: the page of its photos, or one of its own in the bank's order. D-125 */
export const identityAsked = (page: Page, whose: Whose = 'individual'): Locator =>
  heading(page, identityChoiceMessages.omc.title[whose], identityChoiceMessages.mdc.title[whose], ...proofTitles('identity', whose));

/** The button of the card with known answers: the first card's, or the named card's. XTR-49 */
export const folded = (page: Page, what = ''): Locator =>
  page.getByRole('button', { name: new RegExp(`^${suggestionMessages.correct}\\s*:\\s*${what}`) }).first();

/** Opens the card with known answers, if there is one. */
export const unfold = async (page: Page, field: string, what?: string): Promise<void> => {
  const [card, fields] = [folded(page, what), page.getByLabel(field)];
  await card.or(fields).first().waitFor();
  if (await card.isVisible()) await card.click();
};

type Titles = Readonly<Record<'omc' | 'mdc', { readonly title: Readonly<Record<Whose, string>> }>>;
/** Waits for the page and its fields, then runs `look`, which may reload the page. */
export const standAt = async (page: Page, { omc, mdc }: Titles, whose: Whose, look: Look, asked?: Locator): Promise<void> => {
  await expect(heading(page, omc.title[whose], mdc.title[whose])).toBeVisible();
  if (asked) await expect(asked).toBeVisible();
  await look();
  if (asked) await expect(asked).toBeVisible();
};

export const pick = async (page: Page, label: string, typed: string, option: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
};
