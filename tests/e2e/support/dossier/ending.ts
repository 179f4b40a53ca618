import { expect, type Page } from '@playwright/test';
import { agencyMessages } from '@messages/agency';
import { deliveryMessages } from '@messages/delivery';
import { summaryMessages } from '@messages/summary';
import { answer } from '@tests/e2e/support/walk';
import { type Whose, type Look, nothing, next, standAt, heading } from './common';

export const agency = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  const nearest = page.getByRole('radio', { name: /Nantes Centre/ });
  await standAt(page, agencyMessages, whose, look, nearest);
  await answer(page, /Nantes Centre/);
};

export const delivery = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await standAt(page, deliveryMessages, whose, look, page.getByText(deliveryMessages.omc.mode.AGEN));
  await next(page).click();
};

export const recap = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, summaryMessages.omc.title[whose])).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Nantes Centre').first()).toBeVisible();
  await look();
  const terms = page.getByRole('checkbox', { name: summaryMessages.omc.terms.label });
  if (whose === 'COT') await expect(terms).toHaveCount(0);
  else await terms.check();
  await page.getByRole('button', { name: whose === 'COT' ? summaryMessages.omc.read.submit : summaryMessages.omc.submit }).click();
};
