import type { Locator, Page } from '@playwright/test';
import type { AskingPage } from '@domain/holders/fields';
import { addressMessages } from '@ui/copy/fr/address';
import { complementaryMessages } from '@ui/copy/fr/complementary';
import { taxResidenceMessages } from '@ui/copy/fr/taxResidence';
import { nothing, next, standAt, type Look, type Whose } from './common';
import { fill } from './fill';

/** Every field of the page, and on. */
const filled =
  (asking: AskingPage, titles: Parameters<typeof standAt>[1], asked?: (page: Page) => Locator) =>
  async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
    await standAt(page, titles, whose, look, asked?.(page));
    await fill(page, asking);
    await next(page).click();
  };

export const address = filled('AddressForm', addressMessages, page => page.getByRole('radio').first());
export const complementary = filled('ComplementaryInformationForm', complementaryMessages, page =>
  page.getByLabel(complementaryMessages.omc.category.label),
);
export const taxResidence = filled('TaxResidenceForm', taxResidenceMessages);
