import { expect, type Page } from '@playwright/test';
import { boxWords } from '@sandbox/wallet/box/words';
import type { HeldName } from '@sandbox/wallet/box/held';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { identityChoiceMessages } from '@messages/identityChoice';
import { listLabels } from '@messages/listLabels';
import { languageMessages } from '@messages/language';
import { walletMessages } from '@messages/wallet';
import { heading, nothing, type Look, type Whose } from './dossier/common';
import { button, SLOW } from './page';
import { answer } from './walk';

const copy = walletMessages.omc;
export const wallet = boxWords[languageMessages.own];

/** From the choice of document to the sandbox’s wallet, on another origin. It opens by itself, except for a holder other than the signed-in one. */
export const openWallet = async (page: Page, whose: Whose = 'individual', look: Look = nothing, opensItself = true): Promise<void> => {
  await answer(page, identityChoiceMessages.omc.wallet);
  if (!opensItself) {
    await expect(heading(page, copy.title[whose])).toBeVisible();
    await look();
    await button(page, copy.open).or(button(page, walletMessages.mdc.open)).click(); // another person's wallet is no 'mine'
  }
  await expect(heading(page, wallet.title)).toBeVisible(SLOW);
};

/** The wallet shows this identity, and sends it. */
export const send = async (page: Page, held: HeldName = 'holder'): Promise<void> => {
  if (held !== 'holder') await page.getByRole('link', { name: wallet.held[held], exact: true }).click();
  await button(page, wallet.send).click(SLOW);
};

/** The page shows what was received and asks what no wallet says. The last answer confirms it. `more`: the next pages ask more. */
export const keepReceived = async (page: Page, look: Look = nothing, more = false): Promise<void> => {
  await expect(heading(page, copy.received.title, walletMessages.mdc.received.title)).toBeVisible(SLOW);
  await look();
  if (more) return button(page, copy.received.next).click(SLOW);
  await page.getByRole('radio', { name: listLabels.familySituations?.['CEL'] ?? 'Célibataire' }).click(SLOW);
  await page.locator('[name=housing]').first().click();
  const confirm = button(page, fullIdentityMessages.omc.whole.confirm); // D-109: where papers come first
  if (await confirm.isVisible()) await confirm.click();
};
