import type { Page } from '@playwright/test';

export type Whose = 'individual' | 'TIT' | 'COT';
export type Look = () => Promise<void>;
export const nothing: Look = () => Promise.resolve();

export const next = (page: Page) => page.getByRole('button', { name: 'Continuer', exact: true });
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
/** The client's heading, or the adviser's. */
export const heading = (page: Page, ...names: readonly string[]) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^(?:${names.map(escaped).join('|')})$`) });

export const pick = async (page: Page, label: string, typed: string, option: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
};
