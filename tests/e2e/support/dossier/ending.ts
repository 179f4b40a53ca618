import { expect, type Page } from '@playwright/test';
import { agencyMessages } from '@messages/agency';
import { deliveryMessages } from '@messages/delivery';
import { summaryMessages } from '@messages/summary';
import { answer } from '@tests/e2e/support/walk';
import { type Whose, type Look, nothing, next, standAt, heading } from './common';

/** Whether the page has asked the delivery too: it suggests an agency. D-125 */
const answerAgency = async (page: Page, whose: Whose, look: Look): Promise<boolean> => {
  const listed = page.getByRole('radio', { name: /Nantes Centre/ });
  const suggested = page.getByRole('button', { name: new RegExp(`^${agencyMessages.omc.change}`) });
  await standAt(page, agencyMessages, whose, look, listed.or(suggested));
  const asksDelivery = await suggested.isVisible();
  if (asksDelivery) await next(page).click();
  else await answer(page, /Nantes Centre/);
  return asksDelivery;
};

export const agency = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await answerAgency(page, whose, look);
};

export const delivery = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await standAt(page, deliveryMessages, whose, look, page.getByText(deliveryMessages.omc.mode.AGEN));
  await next(page).click();
};

/** The agency and each delivery: on one page; with an adviser, on a page each. D-125 */
export const agencyAndDelivery = async (
  page: Page,
  both: readonly [Whose, ...Whose[]] = ['individual'],
  look: Look = nothing,
): Promise<void> => {
  if (await answerAgency(page, both[0], look)) return;
  for (const whose of both) await delivery(page, whose, look);
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
