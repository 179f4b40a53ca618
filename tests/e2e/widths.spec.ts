import type { Locator } from '@playwright/test';
import { taskIds } from '@domain/journey/steps';
import type { PreparedWish } from '@sandbox/prepared/prepare';
import { dossierPageMessages } from '@messages/dossierPage';
import { enterAs } from './support/adviser';
import { expectRoom } from './support/fits';
import { unfitWhenLarge } from './support/largeText';
import { standIn } from './support/session';
import { expect, lab, labUnless, test } from './support/test';
import { chooseAccount, chooseAge, open, start } from './support/walk';

/** One page of each form in `npm test`, and the words that come last there: lines to change, papers to open. */
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

const foot = (what: Locator): Promise<number> =>
  what.evaluateAll(all => Math.max(...all.map(element => element.getBoundingClientRect().bottom)));

for (const variant of ['omc-01', 'omc-03'] as const) {
  test(
    `what is pressed first is in the first window, with the price: home and offer, ${variant} (ACC-01, OFR-03, OFR-04, D-10)`,
    labUnless(variant === 'omc-03'),
    async ({ page, bank }) => {
      await open(page, bank, variant);
      await expect(page.locator('[data-price]')).toHaveAttribute('aria-busy', 'false');
      for (const [width, height] of [
        [1_280, 720],
        [1_366, 650],
        [1_024, 768],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await foot(page.locator('#commencer, [data-price]')), `${width} x ${height}`).toBeLessThanOrEqual(height);
      }
      await expectRoom(page);
      expect(await unfitWhenLarge(page)).toEqual([]);
      await start(page);
      await chooseAccount(page, 'individual');
      await chooseAge(page, { TIT: '26+' });
      const choices = page.getByRole('button', { name: /^Choisir/ });
      for (const [width, height, shown] of [
        [1_280, 720, choices],
        [390, 844, choices.first()],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(choices).toHaveCount(3);
        expect(await foot(shown), `${width} x ${height}`).toBeLessThanOrEqual(height);
      }
      await expectRoom(page);
      expect(await unfitWhenLarge(page)).toEqual([]);
    },
  );

  for (const { what, wish } of pages) {
    const isPlayed = variant === 'omc-01' && what in LAST;
    test(
      `has room at every width, and with large text: ${what}, ${variant} (D-10, XTR-28, XTR-40)`,
      labUnless(isPlayed),
      async ({ page, bank }) => {
        const local = `largeur.${variant}.${what}`.toLowerCase();
        const { holder, coHolder } = await bank.prepare({ ...wish, variant, local });
        await standIn(page, bank, ofCoHolder(what) && coHolder ? coHolder : holder, bank.address(variant));
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(
          page
            .getByText(LAST[what] ?? dossierPageMessages.omc.later.button)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        await expectRoom(page);
        expect(await unfitWhenLarge(page)).toEqual([]);
        if (what !== 'summary') return;
        await page.getByRole('button', { name: dossierPageMessages.omc.later.button }).click();
        for (const width of [320, 390, 768, 1_280]) {
          await page.setViewportSize({ width, height: 800 });
          const { x = -1, width: wide = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
          expect([x > 0, Math.abs(width - wide - 2 * x) <= 2], `${x} and ${wide} of ${width} px`).toEqual([true, true]);
        }
      },
    );
  }
}

for (const variant of ['mdc-01', 'mdc-03'] as const) {
  test(`has room at every width on what an adviser sees of a file, ${variant} (D-10)`, lab, async ({ page, bank }) => {
    for (const task of taskIds.filter(each => !ofCoHolder(each) && each !== 'duplicateConfirmation' && each !== 'welcome')) {
      const { id } = await bank.prepare({ task, variant, local: `largeur.${variant}.${task}`.toLowerCase() });
      await enterAs(page, bank, variant, id);
      await expectRoom(page);
    }
  });
}
