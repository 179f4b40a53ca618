import { documentsRank } from '@domain/proofs/rank';
import { analysisMessages } from '@messages/analysis';
import { birthplaceMessages } from '@messages/birthplace';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { kitMessages } from '@messages/kit';
import { middleControlMessages } from '@messages/middleControl';
import { preLivenessMessages } from '@messages/preLiveness';
import { summaryMessages } from '@messages/summary';
import { samplePeople } from '@sandbox/samples/person';
import { expectAccessible } from './support/axe';
import { startVideo } from './support/ending';
import { choosePaper, folded, give, identity } from './support/dossier';
import { button, heading } from './support/page';
import { enterAt } from './support/prepared';
import { expect, lab, test } from './support/test';
import { comeBack, someone } from './support/walk';

test('what is typed and not saved is there after going back and forth (STP-12, XTR-49)', async ({ page, bank }) => {
  await enterAt(page, bank, { task: 'identityValidation', local: 'retour.en.arriere', inTurn: true });
  await identity(page);
  const married = page.getByRole('radio', { name: 'Marié(e)' });
  await married.check();
  await button(page, kitMessages.back).click();
  await expect(heading(page, fullIdentityMessages.omc.title.individual)).toBeVisible(); // Back also skips the pages that it answered completely
  await expect(folded(page, birthplaceMessages.omc.known)).toBeVisible();
  await page.goForward();
  await expect(married).toBeChecked();
});

test('asks again for a proof that the adviser sends back, and follows the review (XTR-07, D-53)', async ({ page, bank }) => {
  const wish = { task: 'middleControl', local: 'justificatif.renvoye' } as const;
  const { id } = await enterAt(page, bank, wish, middleControlMessages.omc.byAdviser);
  await expectAccessible(page);
  const rank = documentsRank.decide({ participant: 'TIT', category: 'address' });
  const reason = 'La facture est coupée en bas : envoyez la page entière.';
  await bank.atDesk(`files/${id}/send-back`, { rank, reason });
  await expect(page.getByText(reason)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: analysisMessages.omc.failed.goOn })).toHaveCount(0);
  await page.getByRole('button', { name: analysisMessages.omc.failed.another }).click();
  await page.getByRole('radio').first().press('Enter');
  await expect(page).toHaveTitle(/^Erreur/);
  await choosePaper(page, 'ELECTRICITY');
  const { firstName, lastName } = samplePeople.holder;
  await give(page, { document: 'ELECTRICITY' }, { ...someone('26+', firstName), lastName });
  await expect(heading(page, middleControlMessages.omc.byAdviser)).toBeVisible();
  await bank.atDesk(`files/${id}/accept`, {});
  await expect(heading(page, summaryMessages.omc.title.individual)).toBeVisible();
});

test('uses no attempt where the camera is refused, and shows every way round (LIV-01, XTR-06)', lab, async ({ page, bank }) => {
  const { id, holder } = await bank.prepare({ task: 'signature', local: 'camera.refused' });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await comeBack(page, bank, holder);
  await expect(button(page, preLivenessMessages.start)).toBeVisible();
  await startVideo(page);
  await expect(page.getByText(preLivenessMessages.problems.refused.title)).toBeVisible();
  await expect(page.getByRole('button', { name: preLivenessMessages.again })).toBeVisible();
  await expectAccessible(page);
  expect((await bank.file(id)).checks).toEqual([]);
});
