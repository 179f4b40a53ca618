import type { Page } from '@playwright/test';
import { livenessMessages } from '@messages/liveness';
import { preContractMessages } from '@messages/preContract';
import { signatureMessages } from '@messages/signature';
import { expectAccessible } from './support/axe';
import { beginVideo, readDocuments } from './support/ending';
import { heading } from './support/page';
import { enterAt } from './support/prepared';
import { standIn } from './support/session';
import { expect, lab, test } from './support/test';

/** As blockers do: what a frame of another site asks for is refused; the same page in full is not. */
const refuseFrames = (page: Page): Promise<unknown> =>
  page.route(/\/(ceremonie|capture)\//, route =>
    route.request().frame().parentFrame() ? route.abort('blockedbyclient') : route.continue(),
  );
/** Of the tab's own time, while its pages go on. */
const LATER_MS = 15_000;

test.beforeEach(({ page }) => page.clock.install());

test('films in full where the frame is refused, and awaits the result (D-97)', lab, async ({ page, bank, problems }) => {
  const { holder } = await bank.prepare({ task: 'signature', local: 'cadre.video' });
  await refuseFrames(page);
  await standIn(page, bank, holder);
  await beginVideo(page);
  const go = page.getByRole('button', { name: livenessMessages.omc.frameMissing.go });
  await expect(page.getByTitle(livenessMessages.omc.frame)).toBeVisible();
  await expect(go).toBeHidden();
  await page.clock.fastForward(LATER_MS);
  await expect(go).toBeVisible();
  await expect(page.getByTitle(livenessMessages.omc.frame)).toBeVisible();
  await expectAccessible(page);
  await go.click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click({ timeout: 30_000 });
  await expect(heading(page, preContractMessages.title)).toBeVisible();
  problems.splice(0);
});

test(
  'a ceremony whose frame is refused is offered in full; one that is there says so in time (D-97)',
  lab,
  async ({ page, bank, problems }) => {
    await enterAt(page, bank, { task: 'signature', done: 'video', local: 'cadre.signature' });
    await readDocuments(page);
    const frame = page.frameLocator(`iframe[title="${signatureMessages.frame}"]`);
    const go = page.getByRole('button', { name: signatureMessages.frameMissing.go });
    await expect(frame.getByRole('button', { name: 'Signer', exact: true })).toBeVisible();
    await page.clock.fastForward(LATER_MS);
    await expect(heading(page, signatureMessages.title)).toBeVisible();
    await expect(go).toBeHidden();
    await refuseFrames(page);
    await page.reload();
    await expect(page.getByTitle(signatureMessages.frame)).toBeVisible();
    await page.clock.fastForward(LATER_MS);
    await expect(go).toBeVisible();
    await expectAccessible(page);
    await go.click();
    await expect(page.getByLabel('Code reçu par SMS')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Revenir à ma demande' })).toBeVisible();
    problems.splice(0);
  },
);
