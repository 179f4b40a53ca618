import type { Page } from '@playwright/test';
import type { Workflow } from '@domain/journey/words';
import { identityChoiceMessages } from '@messages/identityChoice';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { offerConfirmationMessages } from '@messages/offerConfirmation';
import { handedOverMessages } from '@messages/handedOver';
import { created, enterAs, finishAsClient, handOver, title, type AdviserVariant } from './support/adviser';
import { expectAccessible, expectNoOverflow } from './support/axe';
import type { Bank } from './support/bank';
import { fillFile, fillJointFile } from './support/dossier';
import { button } from './support/page';
import { expect, lab, labUnless, test } from './support/test';
import { composeOffer, confirmOffer, describe, someone, type Traveller } from './support/walk';

/** Fills the adviser's pages up to the form that creates the file. */
const upToCreation = async (page: Page, bank: Bank, variant: AdviserVariant, people: readonly Traveller[]): Promise<void> => {
  const workflow: Workflow = people.length > 1 ? 'joint' : 'individual';
  await enterAs(page, bank, variant);
  // the adviser's name is visible before the file exists. D-101
  const name = page.getByText(variant === 'mdc-01' ? 'Nadia Exemple' : 'Malo Modèle', { exact: true });
  await expect(name).toBeVisible();
  await page.reload();
  await expect(name).toBeVisible();
  await composeOffer(page, { reader: 'mdc', workflow });
  await expect(name).toBeVisible();
  await confirmOffer(page, 'mdc');
  for (const [index, person] of people.entries()) {
    await describe(page, person);
    if (index === people.length - 1) return;
    await button(page, applicantDetailsMessages.mdc.next).click();
    await expect(title(page, applicantDetailsMessages.mdc.title.COT)).toBeVisible();
  }
};

const create = (page: Page) => button(page, applicantDetailsMessages.mdc.create);

const openAsAdviser = async (page: Page, bank: Bank, variant: AdviserVariant, people: readonly Traveller[]): Promise<void> => {
  await upToCreation(page, bank, variant, people);
  await create(page).click();
};

/** Seconds of the whole journey. They depend on the machine: each run prints them, only `npm test -w tools` has a limit. */
const most = process.env['ALL'] ? 240 : Infinity;

for (const variant of ['mdc-01', 'mdc-03'] as const)
  test(
    `ADV-02: ${variant}: an adviser’s file, from the workstation’s first screen to the account open${most === Infinity ? '' : `, takes under ${most} s`}`,
    labUnless(variant === 'mdc-03'),
    async ({ page, bank, browser }) => {
      test.setTimeout(600_000);
      const began = Date.now();
      const client = someone('26+');
      await openAsAdviser(page, bank, variant, [client]);
      await fillFile(page, client);
      await expectAccessible(page);
      await handOver(page, 'individual');
      await expectAccessible(page);
      await expectNoOverflow(page);
      const theirs = await browser.newPage();
      await finishAsClient(theirs, bank, client);
      await created(page);
      await expectAccessible(page);
      await expectNoOverflow(page);
      const seconds = Math.round((Date.now() - began) / 1000);
      console.log(`An adviser's individual file, workstation to account open: ${seconds} s`);
      test.info().annotations.push({ type: 'seconds', description: String(seconds) });
      expect(seconds).toBeLessThan(most);
    },
  );

test('opens a joint account from the workstation, on three devices (ADV-02, JNT-01)', lab, async ({ page, bank, browser }) => {
  const [holder, coHolder] = [someone('26+'), someone('26+', 'Éloi')];
  await openAsAdviser(page, bank, 'mdc-01', [holder, coHolder]);
  await fillJointFile(page, holder, coHolder);
  await handOver(page, 'joint');
  const first = await browser.newPage();
  await finishAsClient(first, bank, holder);
  await expect(page.getByText(handedOverMessages.turn(`${coHolder.firstName} ${coHolder.lastName}`))).toBeVisible();
  const second = await browser.newPage();
  await finishAsClient(second, bank, coHolder);
  await created(page);
});

test('creates one file for an adviser who goes back meanwhile (D-47, D-73, R09)', async ({ page, bank }) => {
  let sent = 0;
  const held: (() => void)[] = [];
  await page.route('**/public/states', async route => {
    sent += 1;
    await new Promise<void>(go => held.push(go));
    await route.fallback();
  });
  await upToCreation(page, bank, 'mdc-03', [someone('26+')]);
  await create(page).click();
  await expect.poll(() => held.length).toBe(1);
  await page.goBack();
  await expect(title(page, offerConfirmationMessages.mdc.title)).toBeVisible();
  held.forEach(go => go());
  await expect(title(page, identityChoiceMessages.mdc.title.individual)).toBeVisible();
  expect(sent).toBe(1);
});
