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

export const complementary: Filling = async (page, whose = 'individual', look = nothing) => {
  const { choose, change } = complementaryMessages.omc.profession;
  await standAt(page, complementaryMessages, whose, look, page.getByRole('button', { name: new RegExp(`${choose}|${change}`) }));
  await fill(page, 'ComplementaryInformationForm');
  await next(page).click();
};

export const taxResidence: Filling = async (page, whose = 'individual', look = nothing) => {
  await standAt(page, taxResidenceMessages, whose, look);
  await fill(page, 'TaxResidenceForm');
  await next(page).click();
};
