import type { Page } from '@playwright/test';
import { taskIds } from '@domain/journey/steps';
import type { PreparedWish } from '@sandbox/prepared/prepare';
import { ageMessages } from '@ui/copy/fr/age';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { informationMessages } from '@ui/copy/fr/information';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { offerConfirmationMessages } from '@ui/copy/fr/offerConfirmation';
import { offerMessages } from '@ui/copy/fr/offer';
import { optionsMessages } from '@ui/copy/fr/options';
import { enterAs, SLOW, title } from './support/adviser';
import { cutWords, squeezed } from './support/fits';
import { standIn } from './support/session';
import { expect, test } from './support/test';
import { chooseAccount, chooseAge, chooseCard, choosePlain, confirmOffer, create, open, start } from './support/walk';

/** Every 20 pixels, and around each breakpoint. */
const WIDTHS = [...Array.from({ length: 49 }, (_, index) => 320 + index * 20), 352, 641, 768, 1_024];
/** `npm test` checks one page of each form; the value waits for its last content: recap rows, documents. */
const LAST: Readonly<Record<string, RegExp>> = { summary: /^Nantes/, documents: /^Télécharger/ };

interface Looked {
  readonly what: string;
  readonly wish: Omit<PreparedWish, 'local'>;
}
const ofCoHolder = (task: string): boolean => task.startsWith('coHolder');
const pages: readonly Looked[] = [
  ...taskIds
    .filter(task => task !== 'welcome')
    .map((task): Looked => ({
      what: task,
      wish: { task, workflow: ofCoHolder(task) ? 'joint' : 'individual' },
    })),
  { what: 'documents', wish: { task: 'signature', done: 'video' } },
];

const expectRoom = async (page: Page): Promise<void> => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const cut = width >= 390 ? await cutWords(page) : [];
    found.push(...[...(await squeezed(page)), ...cut].map(flaw => `${width} px: ${flaw}`));
  }
  expect(found, page.url()).toEqual([]);
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const variant of ['omc-01', 'omc-03'] as const) {
  for (const { what, wish } of pages) {
    const tag = variant === 'omc-01' && what in LAST ? [] : '@all';
    test(`D-10: at no width do words leave their box or stand on others: ${what}, ${variant}`, { tag }, async ({ page, bank }) => {
      const local = `largeur.${variant}.${what}`.toLowerCase();
      const { holder, coHolder } = await bank.prepare({ ...wish, variant, local });
      await standIn(page, bank, ofCoHolder(what) && coHolder ? coHolder : holder, bank.address(variant));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(SLOW);
      await expect(page.getByText(LAST[what] ?? filePageMessages.omc.later.button).first()).toBeVisible(SLOW);
      await expectRoom(page);
    });
  }

  test(`XTR-28, D-10: the dialog of 'Finir plus tard' lies in the window at four widths, ${variant}`, async ({ page, bank }) => {
    const { holder } = await bank.prepare({ task: 'structureChoice', variant, local: `dialogue.${variant}` });
    await standIn(page, bank, holder, bank.address(variant));
    await page.getByRole('button', { name: filePageMessages.omc.later.button }).click(SLOW);
    for (const width of [320, 390, 768, 1_280]) {
      await page.setViewportSize({ width, height: 800 });
      const { x = -1, width: wide = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
      expect([x > 0, Math.abs(width - wide - 2 * x) <= 2], `${x} and ${wide} of ${width} px`).toEqual([true, true]);
    }
  });

  test(`D-10: nor from the home page to what is asked of the holder, ${variant}`, { tag: '@all' }, async ({ page, bank }) => {
    test.setTimeout(180_000);
    const shows = async (name: string): Promise<void> => {
      await expect(title(page, name)).toBeVisible(SLOW);
      await expectRoom(page);
    };
    await open(page, bank, variant);
    await expectRoom(page);
    await start(page);
    await expectRoom(page);
    await chooseAccount(page, 'individual');
    await shows(ageMessages.omc.title.individual);
    await chooseAge(page, { TIT: '26+' });
    await shows(offerMessages.omc.title.individual.TIT);
    await chooseCard(page, 'Mastercard');
    await shows(optionsMessages.omc.title);
    await choosePlain(page, optionsMessages.omc.overdraft.no);
    await shows(insuranceMessages.omc.title);
    await choosePlain(page, insuranceMessages.omc.no);
    await shows(offerConfirmationMessages.omc.title);
    await confirmOffer(page);
    await shows(informationMessages.omc.title.individual);
    await create(page, 'individual', true);
    await expectRoom(page);
  });
}

for (const variant of ['mdc-01', 'mdc-03'] as const) {
  test(`D-10: nor on what an adviser sees of a file, ${variant}`, { tag: '@all' }, async ({ page, bank }) => {
    test.setTimeout(420_000);
    for (const task of taskIds.filter(each => !ofCoHolder(each) && each !== 'duplicateConfirmation' && each !== 'welcome')) {
      const { id } = await bank.prepare({ task, variant, local: `largeur.${variant}.${task}`.toLowerCase() });
      await enterAs(page, bank, variant, id);
      await expectRoom(page);
    }
  });
}
