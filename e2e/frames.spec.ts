import type { Page } from '@playwright/test';
import { livenessMessages } from '@ui/copy/fr/liveness';
import { preContractMessages } from '@ui/copy/fr/preContract';
import { signatureMessages } from '@ui/copy/fr/signature';
import { expectAccessible } from './support/axe';
import { beginVideo, readDocuments } from './support/ending';
import { standIn } from './support/session';
import { expect, test } from './support/test';

const SLOW = { timeout: 30_000 };

/** Blocks the provider's page in a frame, as content blockers do; full screen it loads. */
const refuseFrames = (page: Page): Promise<unknown> =>
  page.route(/\/(ceremonie|capture)\//, route =>
    route.request().frame().parentFrame() ? route.abort('blockedbyclient') : route.continue(),
  );
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Time to advance on the tab's clock, in milliseconds. */
const LATER_MS = 15_000;

test.beforeEach(({ page }) => page.clock.install());

test('D-97: a capture whose frame is refused is made in full, and its result is awaited on the page that it comes back to', async ({
  page,
  bank,
  problems,
}) => {
  test.slow();
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
  await expect(heading(page, preContractMessages.title).or(heading(page, livenessMessages.omc.ok.title))).toBeVisible(SLOW);
  problems.splice(0);
});

test('D-97: a ceremony whose frame is refused is offered in full; one that is there says so in time', async ({ page, bank, problems }) => {
  test.slow();
  const { holder } = await bank.prepare({ task: 'signature', done: 'video', local: 'cadre.signature' });
  await standIn(page, bank, holder);
  await readDocuments(page);
  const frame = page.frameLocator(`iframe[title="${signatureMessages.frame}"]`);
  const go = page.getByRole('button', { name: signatureMessages.frameMissing.go });
  await expect(frame.getByRole('button', { name: 'Signer', exact: true })).toBeVisible(SLOW);
  await page.clock.fastForward(LATER_MS);
  await expect(heading(page, signatureMessages.title)).toBeVisible();
  await expect(go).toBeHidden();
  await refuseFrames(page);
  await page.reload();
  await expect(page.getByTitle(signatureMessages.frame)).toBeVisible(SLOW);
  await page.clock.fastForward(LATER_MS);
  await expect(go).toBeVisible();
  await expectAccessible(page);
  await go.click();
  await expect(page.getByLabel('Code reçu par SMS')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Revenir à ma demande' })).toBeVisible();
  problems.splice(0);
});
