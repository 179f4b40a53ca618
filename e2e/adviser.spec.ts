import type { Page } from '@playwright/test';
import { journeyLeftBy } from '@domain/journey/leftBy';
import { taskIds, type TaskId } from '@domain/journey/steps';
import { samplePeople } from '@sandbox/samples/person';
import { errorsMessages } from '@ui/copy/fr/errors';
import { handedOverMessages } from '@ui/copy/fr/handedOver';
import { inactivityMessages } from '@ui/copy/fr/inactivity';
import { middleControlMessages } from '@ui/copy/fr/middleControl';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { lookAlikesMessages } from '@ui/copy/fr/lookAlikes';
import { sessionOpenMessages } from '@ui/copy/fr/sessionOpen';
import { shellMessages } from '@ui/copy/fr/shell';
import { welcomeMessages } from '@ui/copy/fr/welcome';
import { withAdviserMessages } from '@ui/copy/fr/withAdviser';
import { advisers, created, enterAs, finishAsClient, handOver, SLOW, title, type AdviserVariant } from './support/adviser';
import { expectAccessible, expectNoOverflow } from './support/axe';
import type { Bank } from './support/bank';
import { expect, test } from './support/test';
import { comeBack, open } from './support/walk';

const variants = Object.keys(advisers) as AdviserVariant[];

/** Tests that repeat another proof of the same file run in `npm test -w lab` only. */
const again = (repeats: boolean) => (repeats ? { tag: '@all' } : {});

test('D-47: without a code and without a session the adviser’s entry says so', async ({ page, bank }) => {
  await open(page, bank, 'mdc-01');
  await expect(title(page, errorsMessages.mdc.pages.AUTHENTICATION.title)).toBeVisible(SLOW);
  await expectAccessible(page);
});

for (const variant of variants) {
  test(
    `ADV-02, ADV-04: ${variant}: an adviser hands a file over and follows the client to the account open`,
    again(true),
    async ({ page, bank, browser }) => {
      test.setTimeout(240_000);
      const { id, holder } = await bank.prepare({ task: 'summary', variant, local: `remis.${variant}` });
      await enterAs(page, bank, variant, id);
      await expect(
        page.getByText(variant === 'mdc-01' ? shellMessages.adviser('Nadia Exemple', 'Nantes Centre') : /Malo Modèle/),
      ).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await handOver(page, 'individual');
      await expectAccessible(page);
      const theirs = await (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
      await finishAsClient(theirs, bank, { ...holder, firstName: samplePeople.holder.firstName });
      await created(page);
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect((await bank.file(id)).account).toBeDefined();
      await theirs.context().close();
    },
  );
}

test('ADV-02, JNT-03: a joint file handed over: each accepts, films, reads and signs on their own device', async ({
  page,
  bank,
  browser,
}) => {
  test.setTimeout(360_000);
  const { id, holder, coHolder } = await bank.prepare({ task: 'summary', variant: 'mdc-01', workflow: 'joint', local: 'joint.remis' });
  if (!coHolder) throw new Error('A joint file has two people');
  await enterAs(page, bank, 'mdc-01', id);
  await handOver(page, 'joint');
  for (const [who, person] of [
    ['holder', holder],
    ['coHolder', coHolder],
  ] as const) {
    const theirs = await (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
    await finishAsClient(theirs, bank, { ...person, firstName: samplePeople[who].firstName });
    if (who === 'holder') await expect(page.getByText(handedOverMessages.turn('Yanis Modèle'))).toBeVisible(SLOW);
    else await created(page);
    await theirs.context().close();
  }
});

const cases = [
  ['Exemple', lookAlikesMessages.none.title],
  ['Sosie', lookAlikesMessages.found.title(1)],
  ['Semblable', lookAlikesMessages.found.title(3)],
] as const;
for (const [lastName, found] of cases) {
  test(
    `ADV-02, D-47: ${lastName}: ${found}, and a new client goes on to the review`,
    again(found !== lookAlikesMessages.found.title(3)),
    async ({ page, bank }) => {
      const { id } = await bank.prepare({ task: 'duplicateSearch', variant: 'mdc-01', local: `alike.${lastName}`, lastName });
      await enterAs(page, bank, 'mdc-01', id);
      if (lastName !== 'Exemple') {
        await expect(title(page, found)).toBeVisible(SLOW);
        await expectAccessible(page);
        await page.getByRole('button', { name: lookAlikesMessages.found.newClient }).click();
      }
      await expect.poll(async () => (await bank.file(id)).task).toMatch(/middleControl|summary/);
    },
  );
}

test('D-47: the client is one already: the file is closed after a confirmation', async ({ page, bank }) => {
  const { id } = await bank.prepare({ task: 'duplicateSearch', variant: 'mdc-03', local: 'deja.client', lastName: 'Sosie' });
  await enterAs(page, bank, 'mdc-03', id);
  await page.getByRole('button', { name: new RegExp(lookAlikesMessages.found.thisOne) }).click();
  await expect(title(page, lookAlikesMessages.same.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: lookAlikesMessages.same.close }).click();
  await page.getByRole('dialog').getByRole('button', { name: lookAlikesMessages.same.close }).click();
  await expect(title(page, lookAlikesMessages.closed.title)).toBeVisible();
  await expectAccessible(page);
});

test('D-47: a session lost in the middle: the adviser takes the file up again from the workstation', async ({ page, bank }) => {
  const { id } = await bank.prepare({ task: 'structureChoice', variant: 'mdc-01', local: 'session.perdue' });
  await enterAs(page, bank, 'mdc-01', id);
  const step = await page.getByRole('heading', { level: 1 }).textContent();
  await page.evaluate(() => {
    const held = JSON.parse(sessionStorage.getItem('omc.session') ?? '{}') as object;
    sessionStorage.setItem('omc.session', JSON.stringify({ ...held, value: 'gone' }));
  });
  await page.reload();
  await expect(title(page, inactivityMessages.mdc.title)).toBeVisible(SLOW);
  await expectAccessible(page);
  await enterAs(page, bank, 'mdc-01', id);
  await expect(title(page, step ?? '')).toBeVisible();
});

test('D-47: the client reports an error: the adviser corrects the file and hands it over again', async ({ page, bank, browser }) => {
  const { id, holder } = await bank.prepare({ task: 'summary', variant: 'mdc-01', local: 'erreur.signalee' });
  await enterAs(page, bank, 'mdc-01', id);
  await handOver(page, 'individual');
  const theirs = await (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
  await comeBack(theirs, bank, holder);
  await theirs.getByRole('button', { name: welcomeMessages.opening.wrong }).click();
  await theirs.getByRole('button', { name: welcomeMessages.opening.report.send }).click();
  await expect(title(theirs, withAdviserMessages.title.corrected)).toBeVisible(SLOW);
  await expectAccessible(theirs);
  await handOver(page, 'individual');
  await expect(title(theirs, welcomeMessages.opening.title(samplePeople.holder.firstName))).toBeVisible(SLOW);
  await theirs.context().close();
});

/** Tasks to prepare. The whole-journey tests end at the welcome, and similar clients have tests of their own. */
const standing = taskIds.filter(task => task !== 'welcome' && task !== 'duplicateConfirmation' && task !== 'duplicateSearch');

/** One task of each kind: a proof, a form, the review, the recap, a client's act. */
const kinds: readonly TaskId[] = ['identityDocUpload', 'coHolderAddressValidation', 'middleControl', 'coHolderSummary', 'signature'];

for (const task of standing) {
  test(`STP-15, ADV-02: ${task}, prepared in an adviser’s file, has a way on`, again(!kinds.includes(task)), async ({ page, bank }) => {
    const { id } = await bank.prepare({ task, variant: 'mdc-01', workflow: 'joint', local: `voie.${task.toLowerCase()}` });
    await enterAs(page, bank, 'mdc-01', id);
    await expectAccessible(page);
    await expectNoOverflow(page);
    const acts = page.getByRole('main').getByRole('button').filter({ hasNotText: filePageMessages.omc.later.button });
    if (task === 'signature' || task === 'coHolderSignature') await expect(page.getByText(handedOverMessages.live)).toBeVisible(SLOW);
    else if (journeyLeftBy.decide({ taskId: task, mode: 'mdc' }) === 'person') await expect(acts.first()).toBeVisible(SLOW);
    else await expect(title(page, middleControlMessages.mdc.title)).toBeVisible(SLOW);
  });
}

for (const task of ['duplicateSearch', 'duplicateConfirmation'] as const)
  test(
    `STP-15, ADV-02: ${task}, prepared in an adviser’s file with look-alikes, has a way on`,
    again(task === 'duplicateSearch'),
    async ({ page, bank }) => {
      const { id } = await bank.prepare({ task, variant: 'mdc-01', local: `voie.${task.toLowerCase()}`, lastName: 'Semblable' });
      await enterAs(page, bank, 'mdc-01', id);
      await expect(page.getByRole('button', { name: lookAlikesMessages.found.newClient })).toBeVisible(SLOW);
    },
  );

test.describe('D-101: a link with another workstation’s code, opened in the tab of an adviser’s session', () => {
  const arrange = async (page: Page, bank: Bank) => {
    const own = await bank.prepare({ task: 'summary', variant: 'mdc-01', local: 'propre' });
    const other = await bank.prepare({ task: 'summary', variant: 'mdc-01', local: 'autre' });
    await enterAs(page, bank, 'mdc-01', own.id);
    const name = page.getByText(shellMessages.adviser('Nadia Exemple', 'Nantes Centre'));
    await expect(name).toBeVisible();
    const session = () => page.evaluate(() => sessionStorage.getItem('omc.session'));
    const before = await session();
    const { address } = (await bank.atDesk('advisers/nadia-exemple/open', { file: other.id })) as { readonly address: string };
    await page.goto(address);
    await expect(title(page, sessionOpenMessages.mdc.title)).toBeVisible(SLOW);
    await expect(page.getByText(/Exemple/)).toHaveCount(0);
    expect(await session()).toBe(before);
    return { before, session, name };
  };

  test('it asks, names nobody, survives a reload, and keeps the session', async ({ page, bank }) => {
    const { before, session, name } = await arrange(page, bank);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.reload();
    await expect(title(page, sessionOpenMessages.mdc.title)).toBeVisible(SLOW);
    await page.getByRole('button', { name: sessionOpenMessages.mdc.keep }).click();
    await expect(name).toBeVisible(SLOW);
    expect(await session()).toBe(before);
    await page.reload();
    await expect(name).toBeVisible(SLOW);
    await expect(title(page, sessionOpenMessages.mdc.title)).toBeHidden();
  });

  test('another one takes its place where the adviser says so', async ({ page, bank }) => {
    const { before, session, name } = await arrange(page, bank);
    await page.getByRole('button', { name: sessionOpenMessages.mdc.other }).click();
    await expect(name).toBeVisible(SLOW);
    expect(await session()).not.toBe(before);
  });
});

test('D-101, X08: a code in the tab of a client’s session is not used: the session is kept, or an identification is asked for', async ({
  page,
  bank,
}) => {
  const person = await bank.prepare({ task: 'compInfos', local: 'cliente' });
  await comeBack(page, bank, { ...person.holder });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(SLOW);
  const session = () => page.evaluate(() => sessionStorage.getItem('omc.session'));
  const before = await session();
  const tokens: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/identite/token')) tokens.push(request.url());
  });
  const link = `${bank.address('omc-01')}/ouvrirmoncompte/main?code=somebody-elses&state=somebody-elses`;
  await page.goto(link);
  await expect(title(page, sessionOpenMessages.omc.title)).toBeVisible(SLOW);
  await expectAccessible(page);
  await page.getByRole('button', { name: sessionOpenMessages.omc.keep }).click();
  await expect(title(page, sessionOpenMessages.omc.title)).toBeHidden(SLOW);
  expect(await session()).toBe(before);
  await page.goto(link);
  await page.getByRole('button', { name: sessionOpenMessages.omc.other }).click();
  await page.waitForURL(/\/identite\/authorize/);
  expect(tokens).toEqual([]);
});
