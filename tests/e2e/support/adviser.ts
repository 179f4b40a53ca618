import { expect, type Page } from '@playwright/test';
import { sessionOpenMessages } from '@messages/sessionOpen';
import { clientDossierMessages } from '@messages/clientDossier';
import { dossierCreatedMessages } from '@messages/dossierCreated';
import { handedOverMessages } from '@messages/handedOver';
import { summaryMessages } from '@messages/summary';
import { welcomeMessages } from '@messages/welcome';
import { brands } from '@domain/brand/variant';
import { tableOf } from '@domain/kernel/tableOf';
import { bankOf } from '@sandbox/brands';
import type { Bank, Contact } from './bank';
import { passVideo, readDocuments, sign } from './ending';
import { heading as title, SLOW } from './page';
import { comeBack } from './walk';

export { SLOW, title };

/** One fictional adviser for each brand. */
export const advisers = tableOf(brands.map(brand => [`mdc-${brand}` as const, bankOf[brand].adviser.id]));
export type AdviserVariant = keyof typeof advisers;

/** The address that the workstation gives the adviser. */
export const addressAtDesk = async (bank: Bank, variant: AdviserVariant, file?: string): Promise<string> =>
  (await bank.atDesk<{ readonly address: string }>(`advisers/${advisers[variant]}/open`, { file })).address;

/** From the workstation: creates a client's file, or opens `file`. D-47 */
export const enterAs = async (page: Page, bank: Bank, variant: AdviserVariant, file?: string): Promise<void> => {
  await page.goto(await addressAtDesk(bank, variant, file));
  const { title: asked, other } = sessionOpenMessages.mdc;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SLOW);
  // a second entry in the same tab asks which session continues. D-101
  if (await title(page, asked).isVisible()) await page.getByRole('button', { name: other }).click();
  await expect(title(page, asked)).toBeHidden(SLOW);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SLOW);
  await expect.poll(() => new URL(page.url()).search).toBe('');
};

/** Submits the recap and hands the file over. */
export const handOver = async (page: Page, workflow: 'individual' | 'joint'): Promise<void> => {
  await expect(title(page, clientDossierMessages.title)).toBeVisible(SLOW);
  if (workflow === 'joint') {
    await page.getByRole('button', { name: clientDossierMessages.next }).click();
    await expect(page.getByRole('button', { name: clientDossierMessages.handOver.joint })).toBeVisible(SLOW);
  }
  await page.getByRole('button', { name: clientDossierMessages.handOver[workflow] }).click();
  await expect(title(page, handedOverMessages.title)).toBeVisible(SLOW);
};

/** The client's part: link, terms, video, documents, signature. */
export const finishAsClient = async (page: Page, bank: Bank, person: Contact & { readonly firstName: string }): Promise<void> => {
  await comeBack(page, bank, person);
  await expect(title(page, welcomeMessages.opening.title(person.firstName))).toBeVisible(SLOW);
  await page.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check();
  await page.getByRole('button', { name: welcomeMessages.opening.confirm }).click();
  await passVideo(page);
  await readDocuments(page);
  await sign(page, bank, { ...person, lastName: '', birthdate: '' });
};

export const created = async (page: Page): Promise<void> => {
  await expect(title(page, dossierCreatedMessages.title)).toBeVisible({ timeout: 60_000 });
};
