import type { Page } from '@playwright/test';
import { beforeScriptsMessages } from '@messages/beforeScripts';
import { offerMessages } from '@messages/offer';
import { shellMessages } from '@messages/shell';
import { heading } from './support/page';
import { expect, labUnless, test } from './support/test';
import { agesTitle, chooseAccount, chooseAge, start } from './support/walk';

const toAge = async (page: Page): Promise<void> => {
  await start(page);
  await chooseAccount(page, 'individual');
};
const toOffer = async (page: Page): Promise<void> => {
  await toAge(page);
  await chooseAge(page, { TIT: '26+' });
};
const offer = (page: Page) => heading(page, offerMessages.omc.title.individual.TIT);
const nothing = (): Promise<void> => Promise.resolve();

/** What arrives damaged, how the customer notices, what they click, and how they continue. */
const rows = [
  ['a module', /modules\/main\.[^/]{10}/, nothing, beforeScriptsMessages.again, toAge, agesTitle],
  ['a chunk', /chunks\/app\.[^/]+\.js/, toAge, beforeScriptsMessages.again, nothing, agesTitle],
  ['a chunk of a step', /chunks\/offer\.[^/]+\.js/, toOffer, shellMessages.again, nothing, offer],
  ['a stylesheet', /chunks\/offer\.[^/]+\.css/, toOffer, shellMessages.again, nothing, offer],
] as const;

for (const [what, files, meet, press, goOn, shown] of rows) {
  test(
    `${what} that arrived damaged does not stay so in the browser's cache: one press leads on (R07, X03, LOD-05)`,
    labUnless(what !== 'a chunk of a step'),
    async ({ page, wired: { wire }, problems }) => {
      wire.damaged = files;
      await page.goto(`${wire.address}/ouvrirmoncompte/main`);
      await meet(page);
      const again = page.getByRole('button', { name: press, exact: true });
      await expect(again).toBeVisible();
      await wire.heal();
      await again.click();
      await goOn(page);
      await expect(shown(page)).toBeVisible();
      expect(problems.splice(0).join()).toContain('integrity');
    },
  );
}
