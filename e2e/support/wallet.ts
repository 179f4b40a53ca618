import { expect, type Page } from '@playwright/test';
import { boxWords } from '@sandbox/wallet/box/words';
import type { HeldName } from '@sandbox/wallet/box/held';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import { languageMessages } from '@ui/copy/fr/language';
import { walletMessages } from '@ui/copy/fr/wallet';
import { heading, nothing, type Look, type Whose } from './file/common';
import { button, SLOW } from './page';
import { answer } from './walk';

const copy = walletMessages.omc;
export const wallet = boxWords[languageMessages.own];

/** From the choice of paper to the wallet in a box, which is another origin. */
export const openWallet = async (page: Page, whose: Whose = 'individual', look: Look = nothing): Promise<void> => {
  await answer(page, identityChoiceMessages.omc.wallet);
  await expect(heading(page, copy.title[whose])).toBeVisible();
  await look();
  await button(page, copy.open).click();
  await expect(heading(page, wallet.title)).toBeVisible(SLOW);
};

/** The wallet shows this identity, and sends it. */
export const send = async (page: Page, held: HeldName = 'holder'): Promise<void> => {
  if (held !== 'holder') await page.getByRole('link', { name: wallet.held[held], exact: true }).click();
  await button(page, wallet.send).click(SLOW);
};

/** What was received stands on its page; one press keeps it. */
export const keepReceived = async (page: Page, look: Look = nothing): Promise<void> => {
  await expect(heading(page, copy.received.title)).toBeVisible(SLOW);
  await look();
  await button(page, copy.received.next).click(SLOW);
};
