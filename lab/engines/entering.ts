import type { Bank } from '@e2e/support/bank';
import { minimalMessages } from '@ui/copy/fr/minimal';
import type { Page } from './page';

export interface Walk {
  readonly name: string;
  readonly walk: (page: Page, bank: Bank) => Promise<void>;
}

export const look = async (page: Page): Promise<void> => {
  const flaws = await page.flaws();
  if (flaws.length > 0) throw new Error(`axe, on “${await page.heading()}”: ${flaws.join('; ')}`);
};

export const arrive = async (page: Page, title: string): Promise<void> => {
  await page.find('heading', title);
  await look(page);
};

export const prove = async (page: Page, bank: Bank, mobile: string): Promise<void> => {
  await page.find('field', 'Code reçu par SMS');
  await page.fill('Code reçu par SMS', await bank.codeFor(mobile));
};

/** By the link of the last e-mail and the code of the last SMS. */
export const enter = async (page: Page, bank: Bank, email: string, mobile: string): Promise<void> => {
  await page.driver.go(await bank.linkFor(email));
  await page.press('button', minimalMessages.login.go);
  await prove(page, bank, mobile);
};
