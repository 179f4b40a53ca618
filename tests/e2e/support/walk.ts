import { expect, type Locator, type Page } from '@playwright/test';
import { ASKED } from '@domain/brand/asked';
import { REFERENCE } from '@domain/brand/languages';
import { codeWords } from '@sandbox/phone/words';
import { languageMessages } from '@messages/language';
import { accountTypeMessages } from '@messages/accountType';
import { ageMessages } from '@messages/age';
import { kitMessages } from '@messages/kit';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { insuranceMessages } from '@messages/insurance';
import { optionsMessages } from '@messages/options';
import { offerConfirmationMessages } from '@messages/offerConfirmation';
import { offerMessages } from '@messages/offer';
import type { AgeBand, Mode, Workflow } from '@domain/journey/words';
import { minimalMessages } from '@messages/minimal';
import type { Bank, Contact, Variant } from './bank';
import { nothing, type Look } from './dossier/common';
import { identityAsked } from './dossier/common';
import { heading, next, SLOW, typeCode } from './page';

export interface Traveller {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthdate: string;
  readonly email: string;
  readonly mobile: string;
}

let drawn = 0;
/** A fictional person; the mobile is from the block reserved for fiction, outside the prepared persons' part. */
export const someone = (band: AgeBand, firstName = 'Maëlle'): Traveller => {
  drawn += 1;
  const pair = (value: number): string => String(value % 100).padStart(2, '0');
  return {
    firstName,
    lastName: `Exemple`,
    birthdate: band === '18-25' ? '27/03/2003' : '27/03/1992',
    email: `${band === '18-25' ? 'jeune' : 'adulte'}${drawn}@example.fr`,
    mobile: `06 39 98 ${pair(process.pid % 50)} ${pair(drawn)}`,
  };
};

/** Answers a page with one question: a first answer submits by itself, a changed one by the button. */
export const answer = async (page: Page, name: string | RegExp): Promise<void> => {
  const radio = page.getByRole('radio', { name });
  await radio.waitFor();
  const stood = await page.getByRole('radio', { checked: true }).count();
  await radio.click();
  if (stood > 0) await next(page).click();
};

/** An address in the language of the test (XTR-12). */
export const inOwn = (address: string): string => {
  const asked = new URL(address);
  if (languageMessages.own !== REFERENCE) asked.searchParams.set(ASKED, languageMessages.own);
  return asked.href;
};

export const open = async (page: Page, bank: Bank, variant: Variant): Promise<void> => {
  await page.goto(inOwn(`${bank.address(variant)}/ouvrirmoncompte/main`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

export const start = async (page: Page, reader: Mode = 'omc'): Promise<void> => {
  if (reader === 'omc') await page.locator('#commencer').click();
  await expect(heading(page, accountTypeMessages[reader].title)).toBeVisible();
};

/** The first answer asks the ages below it; with an adviser it leads to their page. D-125 */
export const chooseAccount = (page: Page, workflow: Workflow): Promise<void> =>
  page.getByRole('radio', { name: accountTypeMessages.omc.label[workflow] }).click();

/** The title of the ages: below the account, or of their own page. */
export const agesTitle = (page: Page, workflow: Workflow = 'individual', reader: Mode = 'omc'): Locator =>
  page.getByRole('heading', { name: ageMessages[reader].title[workflow] });

export const chooseAge = async (page: Page, bands: { readonly TIT: AgeBand; readonly COT?: AgeBand }): Promise<void> => {
  const { TIT, COT } = bands;
  if (COT === undefined) {
    const band = page.getByRole('radio', { name: ageMessages.omc.band[TIT] });
    await band.waitFor();
    const stood = await page.locator('[name="band-TIT"]:checked').count();
    await band.click();
    if (stood > 0) await next(page).click();
    return;
  }
  const asked = [
    ['TIT', TIT],
    ['COT', COT],
  ] as const;
  for (const [who, band] of asked) {
    await page.getByRole('group', { name: ageMessages.omc.legend[who] }).getByRole('radio', { name: ageMessages.omc.band[band] }).check();
  }
  await next(page).click();
};

export const describe = async (page: Page, person: Traveller): Promise<void> => {
  await page.getByRole('radio', { name: applicantDetailsMessages.omc.civility.options.MME }).check();
  await page.getByLabel(applicantDetailsMessages.omc.lastName.label, { exact: true }).fill(person.lastName);
  await page.getByLabel(applicantDetailsMessages.omc.firstName.label, { exact: true }).fill(person.firstName);
  await page.getByLabel(applicantDetailsMessages.omc.birthdate.label).fill(person.birthdate);
  await page.getByLabel(applicantDetailsMessages.omc.email.label, { exact: true }).fill(person.email);
  await page.getByLabel(applicantDetailsMessages.omc.mobile.label).fill(person.mobile);
  await expect(page.getByText('à corriger')).toBeHidden(); // D-46: corrected, checked again, gone
};

export const chooseCard = async (page: Page, label: string): Promise<void> => {
  await page
    .getByRole('button', { name: `${offerMessages.omc.choose}${offerMessages.omc.chooseWhich(label)}` })
    .first()
    .click();
};

const goWithoutCard = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: offerMessages.omc.withoutCard.link }).click();
  await page.getByRole('dialog').getByRole('button', { name: offerMessages.omc.withoutCard.go }).click();
};

/** A yes or no, the digital documents where they are asked, and on. */
export const choosePlain = async (page: Page, wanted: string): Promise<void> => {
  const yesOrNo = page.getByRole('radio', { name: wanted });
  await yesOrNo.waitFor();
  const documents = page.getByRole('checkbox');
  if ((await documents.count()) === 0) return answer(page, wanted);
  await yesOrNo.check();
  await documents.check();
  await next(page).click();
  // the next page's answers have the same words
  await expect(documents).toBeHidden();
};

/** The options and the insurance: on one page; with an adviser, on a page each, where `between` runs. D-125 */
export const chooseOptions = async (
  page: Page,
  reader: Mode,
  { overdraft = 'no', insurance = 'no' }: Pick<Offer, 'overdraft' | 'insurance'> = {},
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  if (reader === 'mdc') {
    await choosePlain(page, optionsMessages[reader].overdraft[overdraft]);
    await between();
    return choosePlain(page, insuranceMessages[reader][insurance]);
  }
  const asked = (name: RegExp | string, answer: string) => page.getByRole('group', { name }).getByRole('radio', { name: answer });
  const insured = asked(insuranceMessages[reader].title, insuranceMessages[reader][insurance]);
  await insured.waitFor();
  await asked(/200/, optionsMessages[reader].overdraft[overdraft]).check();
  await page.getByRole('checkbox').check();
  await insured.click();
  // an answer that was given before, or by keys, does not submit
  await next(page).or(heading(page, offerConfirmationMessages[reader].title)).waitFor();
  if (await next(page).isVisible()) await next(page).click();
};

export const confirmOffer = async (page: Page, reader: Mode = 'omc'): Promise<void> => {
  await page.getByRole('button', { name: offerConfirmationMessages[reader].confirm }).click();
  await expect(page.getByLabel(applicantDetailsMessages.omc.lastName.label, { exact: true })).toBeVisible();
};

/** Submits the applicant's form; `refused`: expects the focused error summary. */
export const create = async (page: Page, workflow: Workflow, refused = false): Promise<void> => {
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  const last = workflow === 'individual' || before === applicantDetailsMessages.omc.title.COT;
  await page
    .getByRole('button', { name: last ? applicantDetailsMessages.omc.create : applicantDetailsMessages.omc.next, exact: true })
    .click();
  if (refused && !(await page.getByLabel(applicantDetailsMessages.omc.lastName.label, { exact: true }).inputValue())) {
    await expect(page).toHaveTitle(new RegExp(`^${kitMessages.errorTitlePrefix}`));
    await expect(page.locator(':focus')).toContainText('à corriger');
    return;
  }
  if (!last) await expect(heading(page, applicantDetailsMessages.omc.title.COT)).toBeVisible();
};

/** From the home page to the confirmed phone, for a single holder. */
export const openDossier = async (page: Page, bank: Bank, variant: Variant, person: Traveller, band: AgeBand = '26+'): Promise<void> => {
  await open(page, bank, variant);
  await fromHome(page, bank, person, band);
};

/** What is chosen on the way to the applicant's form, where it is not the plainest; an adviser reads other words. */
interface Offer {
  readonly reader?: Mode;
  readonly workflow?: Workflow;
  readonly band?: AgeBand;
  readonly card?: string;
  /** The co-holder’s; by default the holder’s. */
  readonly coHolderCard?: 'none';
  readonly overdraft?: 'yes' | 'no';
  readonly insurance?: 'yes' | 'no';
}

/** From the home page, already open, to the offer's confirmation. `look` runs on each page once its heading is shown. */
export const composeOffer = async (
  page: Page,
  {
    reader = 'omc',
    workflow = 'individual',
    band = '26+',
    card = 'Mastercard',
    coHolderCard,
    overdraft = 'no',
    insurance = 'no',
  }: Offer = {},
  look: Look = nothing,
): Promise<void> => {
  const shows = async (title: Locator): Promise<void> => {
    await expect(title).toBeVisible(SLOW);
    await look();
  };
  const stands = (title: string): Promise<void> => shows(heading(page, title));
  await start(page, reader);
  await look();
  await chooseAccount(page, workflow);
  await shows(agesTitle(page, workflow, reader));
  await chooseAge(page, workflow === 'joint' ? { TIT: band, COT: band } : { TIT: band });
  await stands(offerMessages[reader].title[workflow].TIT);
  await chooseCard(page, card);
  if (workflow === 'joint') {
    await stands(offerMessages[reader].title.joint.COT);
    await (coHolderCard === 'none' ? goWithoutCard(page) : chooseCard(page, card));
  }
  await stands(optionsMessages[reader].title);
  await chooseOptions(page, reader, { overdraft, insurance }, () => stands(insuranceMessages[reader].title));
  await stands(offerConfirmationMessages[reader].title);
};

/** From the home page, already open, to the applicant's form. */
export const chooseOffer = async (page: Page, offer: Offer = {}, look: Look = nothing): Promise<void> => {
  await composeOffer(page, offer, look);
  await confirmOffer(page, offer.reader);
  await look();
};

/** From the open home page to the confirmed phone. */
export const fromHome = async (page: Page, bank: Bank, person: Traveller, band: AgeBand = '26+'): Promise<void> => {
  await chooseOffer(page, { band });
  await describe(page, person);
  await create(page, 'individual');
  await confirmPhone(page, bank, person);
};

/** Types the latest SMS code; six digits submit by themselves. */
export const confirmPhone = async (page: Page, bank: Bank, { mobile }: Pick<Contact, 'mobile'>): Promise<void> => {
  const field = page.getByLabel(codeWords[languageMessages.own].label);
  await expect(field).toBeVisible();
  await typeCode(field, await bank.codeFor(mobile));
};

/** Types a wrong code first, then the right one. */
export const provePhone = async (page: Page, bank: Bank, { mobile }: Traveller, whose: 'individual' | 'TIT'): Promise<void> => {
  await page.getByLabel(codeWords[languageMessages.own].label).fill('000000');
  await expect(page.getByRole('alert')).toContainText(codeWords[languageMessages.own].wrong);
  await confirmPhone(page, bank, { mobile });
  await expect(identityAsked(page, whose)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
};

/** Opens the file by the last e-mail's link and the last SMS code. MIN-02, D-42 */
export const comeBack = async (page: Page, bank: Bank, person: Contact): Promise<void> => {
  await page.goto(inOwn(await bank.linkFor(person.email)));
  await page.getByRole('button', { name: minimalMessages.login.go }).click();
  await confirmPhone(page, bank, person);
};
