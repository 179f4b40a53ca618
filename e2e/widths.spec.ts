import { taskIds } from '@domain/journey/steps';
import type { PreparedWish } from '@sandbox/prepared/prepare';
import { filePageCopy } from '@ui/copy/fr/filePage';
import { squeezed } from './support/fits';
import { standIn } from './support/session';
import { expect, test } from './support/test';

const SLOW = { timeout: 30_000 };
/** Every 20 pixels, and where the form of a page changes. */
const WIDTHS = [...Array.from({ length: 49 }, (_, index) => 320 + index * 20), 352, 641, 768, 1_024];
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

for (const variant of ['omc-01', 'omc-03'] as const) {
  for (const { what, wish } of pages) {
    const tag = variant === 'omc-01' && what in LAST ? [] : '@all';
    test(`D-10: at no width do words leave their box or stand on others: ${what}, ${variant}`, { tag }, async ({ page, bank }) => {
      const local = `largeur.${variant}.${what}`.toLowerCase();
      const { holder, coHolder } = await bank.prepare({ ...wish, variant, local });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await standIn(page, bank, ofCoHolder(what) && coHolder ? coHolder : holder, bank.address(variant));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(SLOW);
      await expect(page.getByText(LAST[what] ?? filePageCopy.later.button).first()).toBeVisible(SLOW);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await squeezed(page)).map(flaw => `${width} px: ${flaw}`));
      }
      expect(found).toEqual([]);
    });
  }
}
