import { expect, type Locator, type Page } from '@playwright/test';
import { dossierFormMessages } from '@messages/dossierForm';
import { summaryMessages } from '@messages/summary';

/** What the bank's own pages take: a film lasts three seconds, and polls are two apart. */
export const SLOW = { timeout: 30_000 };

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const next = (page: Page): Locator => button(page, dossierFormMessages.omc.next);
/** The recap's button that changes a line. */
export const changing = (page: Page, line: string): Locator =>
  button(page, `${summaryMessages.omc.change}${summaryMessages.omc.changeWhat(line, undefined)}`);

export const plain = (text: string | null): string => text?.replace(/\s+/g, ' ').trim() ?? '';

/** The monthly total, as the confirmation and the recap say it. */
export const monthly = async (page: Page): Promise<string> => {
  const row = page.locator('main [data-line="total"]');
  await row.first().waitFor();
  return plain((await row.locator('dd').allTextContents()).join(' '));
};

/** Types a code into its page's only field, which has the focus as the page comes; fills one that is another's frame's, or was filled before. */
export const typeCode = async (field: Locator, code: string): Promise<void> => {
  const isFocused = (): Promise<boolean> =>
    expect(field)
      .toBeFocused({ timeout: 2_000 })
      .then(
        () => true,
        () => false,
      );
  const isReady = (await field.inputValue()) === '' && (await isFocused());
  await (isReady ? field.pressSequentially(code) : field.fill(code));
};
