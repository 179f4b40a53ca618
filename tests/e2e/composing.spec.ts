import type { Locator, Page } from '@playwright/test';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { expect, lab, test } from './support/test';
import { chooseOffer, open } from './support/walk';

/** Types through an input method: each composed text replaces the last until the final one is committed. */
const compose = async (page: Page, field: Locator, text: string): Promise<readonly string[]> => {
  await field.focus();
  const keyboard = await page.context().newCDPSession(page);
  const seen: string[] = [];
  for (let length = 1; length <= text.length; length += 1) {
    const composed = text.slice(0, length);
    await keyboard.send('Input.imeSetComposition', { text: composed, selectionStart: length, selectionEnd: length });
    seen.push(await field.inputValue());
  }
  await keyboard.send('Input.insertText', { text });
  await keyboard.detach();
  return seen;
};

const beginnings = (text: string): readonly string[] => [...text].map((_letter, index) => text.slice(0, index + 1));

test('leaves composing, undo and own separators alone until the field is left (D-94, XTR-40)', lab, async ({ page, bank }) => {
  await open(page, bank, 'omc-01');
  await chooseOffer(page);
  const date = page.getByLabel(applicantDetailsMessages.omc.birthdate.label);
  await date.pressSequentially('01.06.1985');
  await expect(date).toHaveValue('01.06.1985');
  // browsers undo different amounts at once: repeats until nothing changes
  const until = (keys: string, value: string) =>
    expect(async () => {
      if ((await date.inputValue()) !== value) await page.keyboard.press(keys);
      expect(await date.inputValue()).toBe(value);
    }).toPass();
  await until('Control+z', '');
  await until('Control+Shift+z', '01.06.1985');
  await date.blur();
  await expect(date).toHaveValue('01/06/1985');

  await date.fill('');
  expect(await compose(page, date, '13061985')).toEqual(beginnings('13061985'));
  await expect(date).toHaveValue('13061985');
  await page.keyboard.press('Tab');
  await expect(date).toHaveValue('13/06/1985');

  const mobile = page.getByLabel(applicantDetailsMessages.omc.mobile.label);
  expect(await compose(page, mobile, '0639981234')).toEqual(beginnings('0639981234'));
  await mobile.blur();
  await expect(mobile).toHaveValue('06 39 98 12 34');
});
