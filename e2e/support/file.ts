import { expect, type Page } from '@playwright/test';
import type { PaperName } from '@domain/documents/papers';
import { sampleOf, type SampleFormat, type SampleOutcome } from '@sandbox/samples/samples';
import { identityChoiceWords } from '@ui/copy/fr/adviser/identityChoice';
import { fullIdentityWords } from '@ui/copy/fr/adviser/fullIdentity';
import { birthplaceWords } from '@ui/copy/fr/adviser/birthplace';
import { familyStatusWords } from '@ui/copy/fr/adviser/familyStatus';
import { addressWords } from '@ui/copy/fr/adviser/address';
import { complementaryWords } from '@ui/copy/fr/adviser/complementary';
import { taxResidenceWords } from '@ui/copy/fr/adviser/taxResidence';
import { agencyWords } from '@ui/copy/fr/adviser/agency';
import { deliveryWords } from '@ui/copy/fr/adviser/delivery';
import { uploadWords } from '@ui/copy/fr/adviser/upload';
import { addressCopy } from '@ui/copy/fr/address';
import { agencyCopy } from '@ui/copy/fr/agency';
import { birthplaceCopy } from '@ui/copy/fr/birthplace';
import { complementaryCopy } from '@ui/copy/fr/complementary';
import { deliveryCopy } from '@ui/copy/fr/delivery';
import { familyStatusCopy } from '@ui/copy/fr/familyStatus';
import { fullIdentityCopy } from '@ui/copy/fr/fullIdentity';
import { identityChoiceCopy } from '@ui/copy/fr/identityChoice';
import { papersCopy } from '@ui/copy/fr/papers';
import { summaryCopy } from '@ui/copy/fr/summary';
import { taxResidenceCopy } from '@ui/copy/fr/taxResidence';
import { uploadCopy } from '@ui/copy/fr/upload';
import { answer, type Traveller } from './walk';

/** The default day of the bank's clock, on which samples are fresh. */
export const BANK_DAY = '2025-10-15';

export type Whose = 'individual' | 'TIT' | 'COT';
export type Look = () => Promise<void>;
const nothing: Look = () => Promise.resolve();

const isoDay = (typed: string): `${number}-${number}-${number}` => {
  const [day = '', month = '', year = ''] = typed.split('/');
  return `${year}-${month}-${day}` as `${number}-${number}-${number}`;
};

const next = (page: Page) => page.getByRole('button', { name: 'Continuer', exact: true });
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
/** The client's heading, or the one that an adviser reads in its place. */
const heading = (page: Page, ...names: readonly string[]) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^(?:${names.map(escaped).join('|')})$`) });

export interface Given {
  readonly document: PaperName;
  readonly outcome?: SampleOutcome;
  readonly format?: SampleFormat;
}

/** Sample files of this very person, as a tester would choose them. */
export const filesOf = async ({ document, outcome = 'OK', format = 'jpeg' }: Given, { firstName, lastName, birthdate }: Traveller) => {
  const files = await sampleOf({
    document,
    outcome,
    format,
    person: { firstName, lastName, birthdate: isoDay(birthdate) },
    today: BANK_DAY,
  });
  return files.map(({ name, type, bytes }) => ({ name, mimeType: type, buffer: Buffer.from(bytes) }));
};

/** Gives each side of the document, one after the other, and sends. */
export const give = async (page: Page, given: Given, person: Traveller, look: Look = nothing): Promise<void> => {
  const files = await filesOf(given, person);
  for (const file of files) {
    await page
      .getByLabel(new RegExp(`^${uploadCopy.file}`))
      .last()
      .setInputFiles(file);
    await expect(page.getByText(uploadCopy.given(file.name)).first()).toBeVisible();
  }
  await look();
  await page.getByRole('button', { name: uploadCopy.send, exact: true }).click();
};

export const chooseIdentity = async (
  page: Page,
  document: 'CNI' | 'PASSPORT',
  whose: Whose = 'individual',
  look: Look = nothing,
): Promise<void> => {
  await expect(heading(page, identityChoiceCopy.title[whose], identityChoiceWords.mdc.title[whose])).toBeVisible();
  await look();
  await answer(page, papersCopy[document]);
  await expect(heading(page, uploadCopy.title.identity[whose], uploadWords.mdc.title.identity[whose])).toBeVisible();
};

export const choosePaper = async (page: Page, document: PaperName): Promise<void> => {
  await page.getByRole('radio', { name: papersCopy[document], exact: true }).check();
};

export const pick = async (page: Page, label: string, typed: string, option: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
};

export const identity = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, fullIdentityCopy.title[whose], fullIdentityWords.mdc.title[whose])).toBeVisible();
  const french = page.getByRole('radio', { name: fullIdentityCopy.nationality.french });
  await expect(french).toBeVisible();
  await look();
  await french.check();
  await next(page).click();
};

export const birthplace = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, birthplaceCopy.title[whose], birthplaceWords.mdc.title[whose])).toBeVisible();
  await look();
  await pick(page, birthplaceCopy.country.label, 'fran', 'France');
  await pick(page, birthplaceCopy.county.label, 'loire-at', 'Loire-Atlantique');
  await pick(page, birthplaceCopy.town.label, 'nant', 'NANTES');
  await next(page).click();
};

/** What was read is taken in one press, then what no document says is answered. D-63, XTR-32 */
export const takeOffered = async (page: Page, title: string, action: string, answer: Look = nothing): Promise<void> => {
  await expect(heading(page, title)).toBeVisible();
  await page.getByRole('button', { name: action }).click();
  await answer();
  await next(page).click();
};

export const family = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, familyStatusCopy.title[whose], familyStatusWords.mdc.title[whose])).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look();
  await answer(page, 'Célibataire');
};

export const address = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, addressCopy.title[whose], addressWords.mdc.title[whose])).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look();
  await page.getByLabel(addressCopy.streetNumber.label).fill('12');
  await page.getByLabel(addressCopy.streetType.label).selectOption({ label: 'Rue' });
  await page.getByLabel(addressCopy.streetName.label).fill('des Tilleuls');
  await page.getByLabel(addressCopy.postalCode.label).fill('44000');
  await expect(page.getByRole('status').filter({ hasText: 'NANTES' })).toBeVisible();
  await page.getByRole('radio', { name: 'Locataire' }).check();
  await next(page).click();
};

export const complementary = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, complementaryCopy.title[whose], complementaryWords.mdc.title[whose])).toBeVisible();
  await expect(page.getByLabel(complementaryCopy.category.label)).toBeVisible();
  await look();
  await page.getByLabel(complementaryCopy.category.label).selectOption({ label: 'Professions intermédiaires' });
  await page.getByRole('button', { name: complementaryCopy.profession.choose }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(complementaryCopy.search.label).fill('infirm');
  await dialog.getByRole('radio', { name: 'Infirmier' }).click();
  await page.getByLabel(complementaryCopy.employer.label).fill('Atelier Spécimen');
  await page.getByLabel(complementaryCopy.sector.label).selectOption({ label: 'Santé' });
  await page.getByLabel(complementaryCopy.monthlyNetIncome.label).fill('2100');
  await page.getByLabel(complementaryCopy.wealth.label).selectOption({ index: 1 });
  await next(page).click();
};

export const taxResidence = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await expect(heading(page, taxResidenceCopy.title[whose], taxResidenceWords.mdc.title[whose])).toBeVisible();
  await look();
  await page.getByRole('radio', { name: taxResidenceCopy.resident.yes }).check();
  await next(page).click();
};

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

/** The whole file of one person, every proof validated, up to what comes after the card's delivery. */
export const fillFile = async (page: Page, person: Traveller, look: Look = nothing): Promise<void> => {
  const { address: addressTitle, income: incomeTitle } = uploadCopy.title;
  const theirs = uploadWords.mdc.title;
  await chooseIdentity(page, 'CNI', 'individual', look);
  await give(page, { document: 'CNI' }, person, look);
  await identity(page, 'individual', look);
  await birthplace(page, 'individual', look);
  await family(page, 'individual', look);
  await expect(heading(page, addressTitle.individual, theirs.address.individual)).toBeVisible();
  await choosePaper(page, 'ELECTRICITY');
  await give(page, { document: 'ELECTRICITY', format: 'pdf' }, person, look);
  await address(page, 'individual', look);
  await expect(heading(page, incomeTitle.individual, theirs.income.individual)).toBeVisible();
  await choosePaper(page, 'PAYSLIP');
  await give(page, { document: 'PAYSLIP', format: 'png' }, person);
  await complementary(page, 'individual', look);
  await taxResidence(page, 'individual', look);
  await agency(page, 'individual', look);
  await delivery(page, 'individual', look);
};

/** From the identity document to the recap's acceptance. */
export const completeFile = async (page: Page, person: Traveller, look: Look = nothing): Promise<void> => {
  await fillFile(page, person, look);
  await recap(page, 'individual', look);
};

/** What each of two holders gives, one after the other, in the order of the joint journey. JNT-01, D-34 */
export const completeJointFile = async (page: Page, holder: Traveller, coHolder: Traveller): Promise<void> => {
  const both = [
    ['TIT', holder],
    ['COT', coHolder],
  ] as const;
  for (const [whose, person] of both) {
    await chooseIdentity(page, 'PASSPORT', whose);
    await give(page, { document: 'PASSPORT' }, person);
  }
  for (const [whose] of both) {
    await identity(page, whose);
    await birthplace(page, whose);
    await family(page, whose);
  }
  for (const [whose, person] of both) {
    await expect(heading(page, uploadCopy.title.address[whose])).toBeVisible({ timeout: 20_000 });
    await choosePaper(page, 'INTERNET');
    await give(page, { document: 'INTERNET' }, person);
  }
  for (const [whose] of both) await address(page, whose);
  for (const [whose, person] of both) {
    await expect(heading(page, uploadCopy.title.income[whose])).toBeVisible({ timeout: 20_000 });
    await choosePaper(page, 'PAYSLIP');
    await give(page, { document: 'PAYSLIP' }, person);
  }
  for (const [whose] of both) {
    await complementary(page, whose);
    await taxResidence(page, whose);
  }
  await agency(page, 'TIT');
  for (const [whose] of both) await delivery(page, whose);
  for (const [whose] of both) await recap(page, whose);
};
