import type { Page } from '@playwright/test';
import { addressMessages } from '@messages/address';
import { complementaryMessages } from '@messages/complementary';
import { taxResidenceMessages } from '@messages/taxResidence';
import { folded, next, nothing, standAt, type Look, type Whose } from './common';
import { fill } from './fill';

export type Filling = (page: Page, whose?: Whose, look?: Look) => Promise<void>;

/** The last answer, the housing, submits. */
export const address: Filling = async (page, whose = 'individual', look = nothing) => {
  await standAt(page, addressMessages, whose, look, folded(page).or(page.getByLabel(addressMessages.omc.streetName.label)));
  await fill(page, 'AddressForm');
};

/** A person certifies their own tax residence; an adviser, or the other holder, continues. D-124 */
const certifyOrNext = (page: Page): Promise<void> =>
  page.getByRole('button', { name: taxResidenceMessages.omc.certify.button }).or(next(page)).click();

/** Whether the page has asked the tax residence too. D-125 */
const answerWork = async (page: Page, whose: Whose, look: Look): Promise<boolean> => {
  const { choose, change } = complementaryMessages.omc.profession;
  await standAt(page, complementaryMessages, whose, look, page.getByRole('button', { name: new RegExp(`${choose}|${change}`) }));
  await fill(page, 'ComplementaryInformationForm');
  const titles = [taxResidenceMessages.omc.title[whose], taxResidenceMessages.mdc.title[whose]];
  const asksTax = await page
    .getByRole('heading', { level: 2, name: new RegExp(titles.join('|')) })
    .first()
    .isVisible();
  if (asksTax) await fill(page, 'TaxResidenceForm');
  await certifyOrNext(page);
  return asksTax;
};

export const complementary: Filling = async (page, whose = 'individual', look = nothing) => {
  await answerWork(page, whose, look);
};

export const taxResidence: Filling = async (page, whose = 'individual', look = nothing) => {
  await standAt(page, taxResidenceMessages, whose, look);
  await fill(page, 'TaxResidenceForm');
  await certifyOrNext(page);
};

/** Work and tax residence: on one page; with an adviser, on a page each. D-125 */
export const workAndTax: Filling = async (page, whose = 'individual', look = nothing) => {
  if (!(await answerWork(page, whose, look))) await taxResidence(page, whose, look);
};
