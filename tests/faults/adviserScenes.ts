import type { Locator, Page } from '@playwright/test';
import { addressWords } from '@ui/copy/fr/adviser/address';
import { uploadWords } from '@ui/copy/fr/adviser/upload';
import { clientFileCopy } from '@ui/copy/fr/clientFile';
import { handedOverCopy } from '@ui/copy/fr/handedOver';
import { advisers } from '../../e2e/support/adviser';
import { typeAddress } from './forms';
import type { Scene, Walker } from './scenes';

const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** From the workstation, whose address is the bank's own, by the wire. */
export const enterAsAdviser = async ({ page, bank, front, file }: Walker): Promise<void> => {
  const { address } = (await bank.atDesk(`advisers/${advisers['mdc-01']}/open`, { file })) as { readonly address: string };
  const { pathname, search } = new URL(address);
  await page.goto(`${front}${pathname}${search}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** Where an adviser's calls leave from, and how an adviser gets through. */
export const adviserScenes = {
  adviserEntry: {
    wish: { task: 'addressValidation' },
    before: async () => undefined,
    act: enterAsAdviser,
    arrived: ({ page }) => title(page, addressWords.mdc.title.individual),
  },
  adviserAddress: {
    wish: { task: 'addressValidation' },
    before: async walker => {
      await enterAsAdviser(walker);
      await title(walker.page, addressWords.mdc.title.individual).waitFor();
    },
    act: ({ page, uses }) => typeAddress(page, uses),
    arrived: ({ page }) => title(page, uploadWords.mdc.title.income.individual),
  },
  adviserHandOver: {
    wish: { task: 'summary' },
    before: async walker => {
      await enterAsAdviser(walker);
      await title(walker.page, clientFileCopy.title).waitFor();
    },
    act: async ({ page }) => {
      const button = page.getByRole('button', { name: clientFileCopy.handOver.individual });
      await button.or(title(page, handedOverCopy.title)).first().waitFor();
      if (await button.isVisible()) await button.click();
    },
    arrived: ({ page }) => title(page, handedOverCopy.title),
  },
} as const satisfies Record<string, Scene>;
