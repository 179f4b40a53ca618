import type { Locator, Page } from '@playwright/test';
import { addressMessages } from '@ui/copy/fr/address';
import { ageMessages } from '@ui/copy/fr/age';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import { informationMessages } from '@ui/copy/fr/information';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { offerConfirmationMessages } from '@ui/copy/fr/offerConfirmation';
import { uploadMessages } from '@ui/copy/fr/upload';
import { clientFileMessages } from '@ui/copy/fr/clientFile';
import { handedOverMessages } from '@ui/copy/fr/handedOver';
import { offerMessages } from '@ui/copy/fr/offer';
import { optionsMessages } from '@ui/copy/fr/options';
import { advisers } from '@e2e/support/adviser';
import { chooseAccount, chooseAge, chooseCard, choosePlain, describe, someone, type Traveller } from '@e2e/support/walk';
import { typeAddress } from './forms';
import { title, type Scene, type Walker } from './scene';
import { firstBrand } from '@domain/brand/variant';

/** From the workstation, whose address is the bank's own, by the wire. */
export const enterAsAdviser = async ({ page, bank, front, file }: Walker): Promise<void> => {
  const { address } = (await bank.atDesk(`advisers/${advisers[firstBrand.mdc]}/open`, { file })) as { readonly address: string };
  const { pathname, search } = new URL(address);
  await page.goto(`${front}${pathname}${search}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const begin = (page: Page): Locator => page.locator('#commencer');
const age = (page: Page): Locator => title(page, ageMessages.mdc.title.individual);
const card = (page: Page): Locator => button(page, `${offerMessages.omc.choose}${offerMessages.omc.chooseWhich('Mastercard')}`).first();
const confirm = (page: Page): Locator => button(page, offerConfirmationMessages.mdc.confirm);
const create = (page: Page): Locator => button(page, informationMessages.mdc.create);

const upToAge = async (page: Page): Promise<void> => {
  await begin(page).click();
  await chooseAccount(page, 'individual');
  await age(page).waitFor();
};

const chooseOffer = async (page: Page): Promise<void> => {
  await upToAge(page);
  await chooseAge(page, { TIT: '26+' });
  await chooseCard(page, 'Mastercard');
  await choosePlain(page, optionsMessages.omc.overdraft.no);
  await choosePlain(page, insuranceMessages.mdc.no);
  await confirm(page).waitFor();
};

/** Whose file is being created, for the adviser who comes to the form again. */
const clients = new WeakMap<Walker, Traveller>();

/** Where an adviser's calls leave from, and how an adviser gets through. */
export const adviserScenes = {
  adviserEntry: {
    wish: { task: 'addressValidation' },
    before: async () => undefined,
    act: enterAsAdviser,
    arrived: ({ page }) => title(page, addressMessages.mdc.title.individual),
  },
  adviserOffer: {
    wish: undefined,
    before: async walker => {
      await enterAsAdviser(walker);
      await upToAge(walker.page);
    },
    act: async ({ page }) => {
      await age(page).or(begin(page)).or(card(page)).first().waitFor();
      if (await begin(page).isVisible()) await upToAge(page); // entered again
      if (await age(page).isVisible()) await chooseAge(page, { TIT: '26+' });
    },
    arrived: ({ page }) => card(page),
  },
  adviserCreation: {
    wish: undefined,
    before: async walker => {
      const { page } = walker;
      const client = someone('26+');
      clients.set(walker, client);
      walker.person = client;
      await enterAsAdviser(walker);
      await chooseOffer(page);
      await confirm(page).click();
      await describe(page, client);
    },
    act: async walker => {
      const { page } = walker;
      const client = clients.get(walker);
      await create(page).or(confirm(page)).or(begin(page)).first().waitFor();
      if (await begin(page).isVisible()) await chooseOffer(page); // entered again
      if (client && (await confirm(page).isVisible())) {
        await confirm(page).click();
        await describe(page, client);
      }
      await create(page).click();
    },
    arrived: ({ page }) => title(page, identityChoiceMessages.mdc.title.individual),
  },
  adviserAddress: {
    wish: { task: 'addressValidation' },
    before: async walker => {
      await enterAsAdviser(walker);
      await title(walker.page, addressMessages.mdc.title.individual).waitFor();
    },
    act: ({ page, uses }) => typeAddress(page, uses),
    arrived: ({ page }) => title(page, uploadMessages.mdc.title.income.individual),
  },
  adviserHandOver: {
    wish: { task: 'summary' },
    before: async walker => {
      await enterAsAdviser(walker);
      await title(walker.page, clientFileMessages.title).waitFor();
    },
    act: async ({ page }) => {
      const button = page.getByRole('button', { name: clientFileMessages.handOver.individual });
      await button.or(title(page, handedOverMessages.title)).first().waitFor();
      if (await button.isVisible()) await button.click();
    },
    arrived: ({ page }) => title(page, handedOverMessages.title),
  },
} as const satisfies Record<string, Scene>;
