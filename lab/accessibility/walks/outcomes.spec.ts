import type { Page } from '@playwright/test';
import { inactivityDefaults } from '@domain/session/inactivity';
import { samplePeople } from '@sandbox/samples/person';
import { analysisMessages } from '@ui/copy/fr/analysis';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { finalizeMessages } from '@ui/copy/fr/finalize';
import { livenessOutcomeMessages } from '@ui/copy/fr/livenessOutcome';
import { middleControlMessages } from '@ui/copy/fr/middleControl';
import { proofReasonsMessages } from '@ui/copy/fr/proofReasons';
import { signatureMessages } from '@ui/copy/fr/signature';
import { stillThereMessages } from '@ui/copy/fr/stillThere';
import { beginVideo, film, passVideo, readDocuments, sign } from '@e2e/support/ending';
import { chooseIdentity, give } from '@e2e/support/file';
import { expect, test } from '@e2e/support/test';
import { Inspector } from './inspector';
import { enterFile, held } from './reach';

const SLOW = { timeout: 30_000 };
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const variant of ['omc-01', 'omc-03'] as const) {
  test(
    `XTR-24, D-10: ${variant}: what the bank answers: proofs, review, video, signature, end`,
    { tag: '@all' },
    async ({ page, bank }) => {
      test.setTimeout(900_000);
      await page.setViewportSize({ width: 390, height: 844 });
      const evidence = await Inspector.begin(page, 'outcomes', variant);
      const person = await enterFile(page, bank, { task: 'identityDocUpload', variant });
      await chooseIdentity(page, 'CNI');
      await evidence.look(page, 'UploadIdentityProof');
      const read = await held(page, /\/v1\/proofs\//);
      await give(page, { document: 'CNI', outcome: 'FIRST_NAME_MISMATCH' }, person);
      await expect(title(page, analysisMessages.omc.progress.title)).toBeVisible(SLOW);
      await evidence.look(page, 'ProofControlProgress');
      await read();
      await expect(title(page, proofReasonsMessages.omc.FIRST_NAME_MISMATCH.title)).toBeVisible(SLOW);
      await evidence.look(page, 'ProofControlCompleted', 'refused');

      await enterFile(page, bank, { task: 'middleControl', variant });
      await expect(title(page, middleControlMessages.omc.title)).toBeVisible(SLOW);
      await evidence.look(page, 'MiddleControlPage');

      await enterFile(page, bank, { task: 'signature', variant, local: 'video.refus' });
      for (const left of ['replay', 'replay', 'ko'] as const) {
        await beginVideo(page);
        await film(page);
        await expect(title(page, livenessOutcomeMessages.omc[left].title)).toBeVisible(SLOW);
        if (left === 'replay') await page.getByRole('button', { name: livenessOutcomeMessages.omc.replay.again }).click();
      }
      await evidence.look(page, 'LivenessControlKo', 'no further try');

      for (const [local, state, found] of [
        ['signature.refus', 'refused', signatureMessages.outcomes.refused.title],
        ['fin.ko03', 'interrupted', finalizeMessages.omc.ko.title],
      ] as const) {
        const signer = await enterFile(page, bank, { task: 'signature', variant, local });
        await passVideo(page);
        await readDocuments(page);
        await sign(page, bank, signer);
        // On a phone the ceremony is the whole page: a person who refused comes back by its link.
        if (state === 'refused') await page.getByRole('link', { name: 'Revenir à ma demande' }).click(SLOW);
        await expect(title(page, found)).toBeVisible(SLOW);
        await evidence.look(page, state === 'refused' ? 'DocuSignPage' : 'FinalizeKo', state);
      }
      evidence.end(page);
    },
  );

  test(`XTR-24, SES-03: ${variant}: asked whether the person is there, and the page after`, { tag: '@all' }, async ({ page, bank }) => {
    test.setTimeout(300_000);
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 844 });
    const evidence = await Inspector.begin(page, 'inactivity', variant);
    await enterFile(page, bank, { task: 'addressValidation', variant });
    await expect(page.getByRole('button', { name: filePageMessages.omc.later.button })).toBeVisible(SLOW);
    await page.clock.fastForward(inactivityDefaults.afterMs);
    await expect(page.getByRole('dialog', { name: stillThereMessages.omc.title })).toBeVisible();
    await evidence.look(page, 'AddressForm', 'asked whether somebody is there');
    await page.clock.fastForward(inactivityDefaults.popupMs);
    await expect(page.getByRole('dialog')).toBeHidden();
    await evidence.look(page, 'InactivityPage');
    expect(await page.content()).not.toContain(samplePeople.holder.lastName);
    evidence.end(page);
  });
}
