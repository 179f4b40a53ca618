import { analysisMessages } from '@ui/copy/fr/analysis';
import { middleControlMessages } from '@ui/copy/fr/middleControl';
import { summaryMessages } from '@ui/copy/fr/summary';
import { papersMessages } from '@ui/copy/fr/papers';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { heading } from './support/page';
import { enterAt } from './support/prepared';
import { standIn } from './support/session';
import { expect, lab, test } from './support/test';

/** The page of the prospect asks every two seconds. */

test('the desk is accessible on every page, and fits a narrow screen', lab, async ({ page, bank }) => {
  const { id } = await bank.prepare({ task: 'middleControl' });
  await bank.atDesk('faults', { method: 'GET', path: '/never/asked', kind: 'never' });
  for (const path of ['/', '/messages', '/cas', '/reglages', '/pannes', '/rapports', `/dossiers/${id}`]) {
    await page.goto(bank.desk + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  await page.goto(`${bank.desk}/pannes`);
  await page.getByRole('button', { name: /^Lever toutes/ }).click();
  await expect(page.getByRole('status')).toBeFocused();
});

test('the page of every sentence is accessible, and fits a narrow screen (XTR-24)', lab, async ({ page, bank }) => {
  await page.goto(bank.desk);
  await page.getByRole('link', { name: 'Phrases', exact: true }).click();
  await expect(heading(page, 'Phrases')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('shows the prospect the one proof that the adviser sends back (XTR-07, MID-01)', lab, async ({ page, bank, browser }) => {
  const { id, ...holder } = await enterAt(page, bank, { task: 'middleControl' }, middleControlMessages.omc.title);

  const desk = await browser.newPage();
  await desk.goto(bank.desk);
  await desk.getByRole('link', { name: 'Maëlle Exemple' }).first().press('Enter');
  const proof = desk.locator('section', { has: desk.getByRole('heading', { name: /^Justificatif d’adresse/ }) });
  await expect(proof.getByRole('img', { name: /Facture d’électricité/ })).toBeVisible();
  await proof.getByText(/^Renvoyer ou retirer/).click();
  await proof.getByLabel('Motif, lu par le client').fill('La date est illisible.');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('status')).toBeFocused();
  await expect(desk.getByRole('status')).toContainText('renvoyé');
  const told = (await bank.messages()).filter(({ text }) => text.includes('à remplacer')).map(({ to }) => to);
  expect(told).toEqual(expect.arrayContaining([holder.email, holder.mobile]));

  await page.getByRole('button', { name: 'Voir le résultat' }).click();
  await expect(page.getByText('La date est illisible.')).toBeVisible();
  await expect(page.getByText(analysisMessages.omc.failed.comment)).toBeVisible();
  await expect(page.getByText(papersMessages.PAYSLIP)).toHaveCount(0);
  await expectAccessible(page);

  const { id: other, holder: theirs } = await bank.prepare({ task: 'middleControl' });
  await standIn(page, bank, theirs);
  await expect(heading(page, middleControlMessages.omc.title)).toBeVisible();
  await desk.goto(`${bank.desk}/dossiers/${other}`);
  await desk.getByRole('button', { name: 'Accepter le dossier' }).click();
  await expect(desk.getByRole('status')).toContainText('accepté');
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible();
  expect((await bank.file(id)).task).toBe('addressDocUpload');
  await desk.context().close();
});
