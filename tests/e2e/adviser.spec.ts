import { journeyLeftBy } from '@domain/journey/leftBy';
import { taskIds, type TaskId } from '@domain/journey/steps';
import { samplePeople } from '@sandbox/samples/person';
import { handedOverMessages } from '@messages/handedOver';
import { inactivityMessages } from '@messages/inactivity';
import { middleControlMessages } from '@messages/middleControl';
import { complementaryMessages } from '@messages/complementary';
import { dossierPageMessages } from '@messages/dossierPage';
import { possibleDuplicatesMessages } from '@messages/possibleDuplicates';
import { sessionOpenMessages } from '@messages/sessionOpen';
import { clientDossierMessages } from '@messages/clientDossier';
import { recapRowsMessages } from '@messages/recapRows';
import { reportMessages } from '@messages/report';
import { welcomeMessages } from '@messages/welcome';
import { workstationMessages } from '@messages/workstation';
import { withAdviserMessages } from '@messages/withAdviser';
import { enterAs, handOver, title } from './support/adviser';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { expect, labUnless, test } from './support/test';
import { comeBack } from './support/walk';

const cases = [
  ['Exemple', possibleDuplicatesMessages.none.title],
  ['Sosie', possibleDuplicatesMessages.found.title(1)],
  ['Semblable', possibleDuplicatesMessages.found.title(3)],
] as const;
for (const [lastName, found] of cases) {
  test(`continues to the review as a new client: ${found} (ADV-02, D-47)`, labUnless(lastName === 'Semblable'), async ({ page, bank }) => {
    const { id } = await bank.prepare({ task: 'duplicateSearch', variant: 'mdc-01', local: `alike.${lastName}`, lastName });
    await enterAs(page, bank, 'mdc-01', id);
    if (lastName !== 'Exemple') {
      await expect(title(page, found)).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole('button', {
          name: new RegExp(`${possibleDuplicatesMessages.found.newClient}|${possibleDuplicatesMessages.found.createAnyway}`),
        })
        .click();
    }
    await expect.poll(async () => (await bank.file(id)).task).toMatch(/middleControl|summary/);
  });
}

test('steps and paper of the workstation; a session lost, and taken up again (XTR-53, XTR-54, D-47)', async ({ page, bank }) => {
  const { id } = await bank.prepare({ task: 'addressValidation', variant: 'mdc-01', local: 'session.perdue' });
  await enterAs(page, bank, 'mdc-01', id);
  await expect(page.getByRole('navigation', { name: workstationMessages.steps.title })).toContainText(`${workstationMessages.steps.you}, `);
  await expect(page.getByRole('complementary', { name: workstationMessages.paper.title })).toContainText('44000');
  await expectAccessible(page);
  const step = await page.getByRole('heading', { level: 1 }).textContent();
  await page.evaluate(() => {
    const held = JSON.parse(sessionStorage.getItem('omc.session') ?? '{}') as object;
    sessionStorage.setItem('omc.session', JSON.stringify({ ...held, value: 'gone' }));
  });
  await page.reload();
  await expect(title(page, inactivityMessages.mdc.title)).toBeVisible();
  await expectAccessible(page);
  await enterAs(page, bank, 'mdc-01', id);
  await expect(title(page, step ?? '')).toBeVisible();
});

test('the client reports an error: the adviser corrects the file and hands it over again (D-47)', async ({ page, bank, browser }) => {
  const { id, holder } = await bank.prepare({ task: 'summary', variant: 'mdc-01', local: 'erreur.signalee' });
  await enterAs(page, bank, 'mdc-01', id);
  await handOver(page, 'individual');
  const theirs = await browser.newPage();
  await comeBack(theirs, bank, holder);
  await theirs.getByRole('button', { name: welcomeMessages.opening.wrong }).click();
  await theirs.getByRole('checkbox', { name: reportMessages.lines.address }).check();
  await theirs.getByLabel(reportMessages.comment).fill('J’ai déménagé.');
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: reportMessages.send }).click();
  await expect(title(theirs, withAdviserMessages.title.corrected)).toBeVisible();
  await expectAccessible(theirs);
  await expect(page.getByText(clientDossierMessages.reported.lines(['address']))).toBeVisible();
  await expect(page.getByText(recapRowsMessages.reported)).toHaveCount(1);
  await expectAccessible(page);
  await handOver(page, 'individual');
  await expect(title(theirs, welcomeMessages.opening.title(samplePeople.holder.firstName))).toBeVisible();
});

/** The tests of whole journeys end at the welcome; look-alikes have tests of their own. */
const standing = taskIds.filter(task => task !== 'welcome' && task !== 'duplicateConfirmation' && task !== 'duplicateSearch');

/** One task of each kind: a proof, a form, the review, the recap, a client's act. */
const kinds: readonly TaskId[] = ['identityDocUpload', 'coHolderAddressValidation', 'middleControl', 'coHolderSummary', 'signature'];

for (const task of standing) {
  test(`offers an adviser a next action: ${task} (STP-15, ADV-02)`, labUnless(kinds.includes(task)), async ({ page, bank }) => {
    const { id } = await bank.prepare({ task, variant: 'mdc-01', workflow: 'joint', local: `voie.${task.toLowerCase()}` });
    await enterAs(page, bank, 'mdc-01', id);
    await expectAccessible(page);
    await expectNoOverflow(page);
    const main = page.getByRole('main');
    // an answer that submits by itself is a next action, too
    const acts = main.getByRole('button').filter({ hasNotText: dossierPageMessages.omc.later.button }).or(main.getByRole('radio'));
    if (task === 'signature' || task === 'coHolderSignature') await expect(page.getByText(handedOverMessages.live)).toBeVisible();
    else if (journeyLeftBy.decide({ taskId: task, mode: 'mdc' }) === 'person') await expect(acts.first()).toBeVisible();
    else await expect(title(page, middleControlMessages.mdc.byAdviser)).toBeVisible();
  });
}

for (const task of ['duplicateSearch', 'duplicateConfirmation'] as const)
  test(`offers an adviser a next action: ${task} (STP-15, ADV-02)`, labUnless(task === 'duplicateConfirmation'), async ({ page, bank }) => {
    const { id } = await bank.prepare({ task, variant: 'mdc-01', local: `voie.${task.toLowerCase()}`, lastName: 'Semblable' });
    await enterAs(page, bank, 'mdc-01', id);
    await expect(
      page.getByRole('button', {
        name: new RegExp(`${possibleDuplicatesMessages.found.newClient}|${possibleDuplicatesMessages.found.createAnyway}`),
      }),
    ).toBeVisible();
  });

test('asks before a link replaces an adviser’s session, naming nobody; keeps it, or takes the other (D-101)', async ({ page, bank }) => {
  const [own, other] = [
    await bank.prepare({ task: 'summary', variant: 'mdc-01', local: 'propre' }),
    await bank.prepare({ task: 'summary', variant: 'mdc-01', local: 'autre' }),
  ];
  const name = page.getByText('Nadia Exemple', { exact: true });
  const session = () => page.evaluate(() => sessionStorage.getItem('omc.session'));
  const asked = title(page, sessionOpenMessages.mdc.title);
  const follow = async (): Promise<void> => {
    const { address } = (await bank.atDesk('advisers/nadia-exemple/open', { file: other.id })) as { readonly address: string };
    await page.goto(address);
    await expect(asked).toBeVisible();
  };
  await enterAs(page, bank, 'mdc-01', own.id);
  await expect(name).toBeVisible();
  const before = await session();
  await follow();
  await expect(page.getByText(/Exemple/)).toHaveCount(0);
  expect(await session()).toBe(before);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.reload();
  await expect(asked).toBeVisible();
  await page.getByRole('button', { name: sessionOpenMessages.mdc.keep }).click();
  await expect(name).toBeVisible();
  expect(await session()).toBe(before);
  await page.reload();
  await expect(name).toBeVisible();
  await expect(asked).toBeHidden();
  await follow();
  await page.getByRole('button', { name: sessionOpenMessages.mdc.other }).click();
  await expect(name).toBeVisible();
  expect(await session()).not.toBe(before);
});

test('uses no code in the tab of a client’s session: keeps it, or asks to identify (D-101, X08)', async ({ page, bank }) => {
  const person = await bank.prepare({ task: 'compInfos', local: 'cliente' });
  await comeBack(page, bank, { ...person.holder });
  // the page has a heading before the sign-in too, while the tab still navigates
  await expect(title(page, complementaryMessages.omc.title.individual)).toBeVisible();
  const session = () => page.evaluate(() => sessionStorage.getItem('omc.session'));
  const before = await session();
  const tokens: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/identite/token')) tokens.push(request.url());
  });
  const link = `${bank.address('omc-01')}/ouvrirmoncompte/main?code=somebody-elses&state=somebody-elses`;
  await page.goto(link);
  await expect(title(page, sessionOpenMessages.omc.title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: sessionOpenMessages.omc.keep }).click();
  await expect(title(page, sessionOpenMessages.omc.title)).toBeHidden();
  expect(await session()).toBe(before);
  await page.goto(link);
  await page.getByRole('button', { name: sessionOpenMessages.omc.other }).click();
  await page.waitForURL(/\/identite\/authorize/);
  expect(tokens).toEqual([]);
});
