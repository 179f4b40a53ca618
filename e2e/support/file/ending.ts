import { expect, type Page } from '@playwright/test';
import { agencyWords } from '@ui/copy/fr/adviser/agency';
import { deliveryWords } from '@ui/copy/fr/adviser/delivery';
import { agencyCopy } from '@ui/copy/fr/agency';
import { deliveryCopy } from '@ui/copy/fr/delivery';
import { summaryCopy } from '@ui/copy/fr/summary';
import { answer } from '../walk';
import { type Whose, type Look, nothing, next, heading } from './common';

export const agency = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, agencyCopy.title[whose], agencyWords.mdc.title[whose])).toBeVisible();
  const nearest = page.getByRole('radio', { name: /Nantes Centre/ });
  await expect(nearest).toBeVisible();
  await look();
  await answer(page, /Nantes Centre/);
};

export const delivery = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, deliveryCopy.title[whose], deliveryWords.mdc.title[whose])).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look();
  await next(page).click();
};

export const recap = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, summaryCopy.title[whose])).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Nantes Centre').first()).toBeVisible();
  await look();
  await page.getByRole('checkbox', { name: summaryCopy.terms.label }).check();
  await page.getByRole('button', { name: summaryCopy.submit }).click();
};
