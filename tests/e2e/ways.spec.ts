import type { Page } from '@playwright/test';
import { journeyLeftBy } from '@domain/journey/leftBy';
import { journeyOwner } from '@domain/journey/owner';
import { journeyTasks } from '@domain/journey/tasks';
import type { TaskId } from '@domain/journey/steps';
import { samplePeople } from '@sandbox/samples/person';
import { dialogsMessages } from '@messages/dialogs';
import { dossierPageMessages } from '@messages/dossierPage';
import { onPhoneMessages } from '@messages/onPhone';
import { middleControlMessages } from '@messages/middleControl';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { identity } from './support/dossier';
import { expect, lab, test } from './support/test';
import { comeBack } from './support/walk';

/** Every task of the table in the order of a joint file; the tests of whole journeys end at the welcome. */
const tasks = journeyTasks.decide({ workflow: 'joint' }).filter(task => task !== 'welcome');

/** One task of each kind: a proof, a co-holder's form, the bank's own work, the recap, the co-holder's signature. */
const kinds: readonly TaskId[] = ['incomeDocUpload', 'coHolderIdentityValidation', 'duplicateSearch', 'summary', 'coHolderSignature'];

const nameOf = { TIT: samplePeople.holder, COT: samplePeople.coHolder } as const;

/** A refused save names its person in the dialog. */
const refusedFor = async (page: Page, name: string): Promise<void> => {
  await page.route('**/api/v1/**', route =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 422, json: { functionalCode: 'A_CODE_NOBODY_KNOWS' } }),
  );
  await identity(page, 'COT');
  await expect(page.getByRole('dialog', { name: dialogsMessages.omc.alert.title })).toContainText(name);
};

for (const task of tasks)
  test(
    `STP-15, XTR-16, D-64: ${task} of a joint file has a next action, and names the person it is about`,
    kinds.includes(task) ? {} : lab,
    async ({ page, bank }) => {
      const owner = journeyOwner.decide({ taskId: task });
      const prepared = await bank.prepare({ task, workflow: 'joint', local: `suite.${task.toLowerCase()}` });
      await comeBack(page, bank, task.startsWith('coHolder') ? (prepared.coHolder ?? prepared.holder) : prepared.holder);
      const main = page.getByRole('main');
      await expect(page.getByRole('button', { name: dossierPageMessages.omc.later.button })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (journeyLeftBy.decide({ taskId: task, mode: 'omc' }) === 'bank')
        await expect(
          page
            .getByRole('heading', { level: 1, name: new RegExp(middleControlMessages.omc.byAdviser) })
            .or(main.getByRole('status'))
            .first(),
        ).toBeAttached();
      else {
        const acts = main.getByRole('button').filter({ hasNotText: onPhoneMessages.button });
        await expect(acts.last()).toBeEnabled();
        if (owner !== null) await expect(main.getByText(nameOf[owner].firstName).first()).toBeVisible();
      }
      await expectAccessible(page);
      await expectNoOverflow(page);
      if (task === 'coHolderIdentityValidation') await refusedFor(page, nameOf.COT.firstName);
    },
  );
