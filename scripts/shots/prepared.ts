import type { Page } from '@playwright/test';
import { journeyTasks } from '@domain/journey/tasks';
import type { TaskId } from '@domain/journey/steps';
import { lookAlikesCopy } from '@ui/copy/fr/lookAlikes';
import type { Bank } from '../../e2e/support/bank';
import { enterAs, handOver, type AdviserVariant } from '../../e2e/support/adviser';
import { expect, test } from '../../e2e/support/test';
import { comeBack } from '../../e2e/support/walk';
import { camera } from './camera';

const FROM_ADVISER = 40;
const FROM_JOINT = 70;

const tasks: readonly TaskId[] = journeyTasks.decide({ workflow: 'joint' }).filter(task => task !== 'welcome');

/** A page of a file stands whole once nothing says that it is on its way. */
const stands = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

const lookAlikes = async (page: Page, bank: Bank, variant: AdviserVariant, look: () => Promise<void>): Promise<void> => {
  const { id } = await bank.prepare({ task: 'duplicateSearch', variant, local: `vues.sosies${variant}`, lastName: 'Semblable' });
  await enterAs(page, bank, variant, id);
  await page.getByRole('button', { name: lookAlikesCopy.found.newClient }).waitFor();
  await look();
  await page
    .getByRole('button', { name: new RegExp(lookAlikesCopy.found.thisOne) })
    .first()
    .click();
  await stands(page);
  await look();
};

for (const variant of ['mdc-01', 'mdc-03'] as const) {
  const brand = variant.slice(-2);
  const workflow = variant === 'mdc-01' ? 'joint' : 'individual';
  test(`the adviser’s pages of brand ${brand}`, async ({ page, bank }) => {
    test.setTimeout(480_000);
    const look = camera(page, brand, FROM_ADVISER);
    await enterAs(page, bank, variant);
    await look();
    await lookAlikes(page, bank, variant, look);
    for (const task of journeyTasks.decide({ workflow }).filter(each => !/^duplicate|welcome/.test(each))) {
      const { id } = await bank.prepare({ task, variant, workflow, local: `vues.${task.toLowerCase()}${brand}` });
      await enterAs(page, bank, variant, id);
      await stands(page);
      await look();
      if (task !== 'summary') continue;
      await handOver(page, workflow);
      await look();
    }
  });
}

test('the co-holder’s pages, each task of a joint file', async ({ page, bank }) => {
  test.setTimeout(480_000);
  const look = camera(page, '01', FROM_JOINT);
  for (const task of tasks.filter(each => each.startsWith('coHolder'))) {
    const { holder, coHolder } = await bank.prepare({ task, workflow: 'joint', local: `vues.duo.${task.toLowerCase()}` });
    await comeBack(page, bank, coHolder ?? holder);
    await stands(page);
    await look();
  }
});
