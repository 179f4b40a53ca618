import type { Browser, Page } from '@playwright/test';
import { samplePeople } from '@sandbox/samples/person';
import { clientFileMessages } from '@ui/copy/fr/clientFile';
import { handedOverMessages } from '@ui/copy/fr/handedOver';
import { livenessOutcomeMessages } from '@ui/copy/fr/livenessOutcome';
import { livenessMessages } from '@ui/copy/fr/liveness';
import { videoFollowedMessages as videoFollowed } from '@ui/copy/fr/videoFollowed';
import { summaryMessages } from '@ui/copy/fr/summary';
import { welcomeMessages } from '@ui/copy/fr/welcome';
import { enterAs, handOver, SLOW, title } from './support/adviser';
import { expectAccessible, expectNoOverflow } from './support/axe';
import type { Bank, Contact } from './support/bank';
import { beginVideo, film } from './support/ending';
import { expect, test } from './support/test';
import { comeBack } from './support/walk';

const { replay, ko } = livenessOutcomeMessages.mdc;
const { progress, ok } = livenessMessages.mdc;

/** The client, on another device, opens the page with the video's frame. */
const atVideo = async (browser: Browser, bank: Bank, holder: Contact): Promise<Page> => {
  const page = await (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
  await comeBack(page, bank, holder);
  await expect(title(page, welcomeMessages.opening.title(samplePeople.holder.firstName))).toBeVisible(SLOW);
  await page.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check();
  await page.getByRole('button', { name: welcomeMessages.opening.confirm }).click();
  await beginVideo(page);
  return page;
};

const handedOver = async (page: Page, bank: Bank, local: string): Promise<{ readonly id: string; readonly holder: Contact }> => {
  const prepared = await bank.prepare({ task: 'summary', variant: 'mdc-01', local });
  await enterAs(page, bank, 'mdc-01', prepared.id);
  await handOver(page, 'individual');
  return prepared;
};

/** The adviser follows the result from the main page. */
const follow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: handedOverMessages.video.follow }).click(SLOW);
};

const looked = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectNoOverflow(page);
};

test('RTE-02, LIV-04, ADV-04: the adviser follows the client’s video: under way, then passed, and only the result is recorded', async ({
  page,
  bank,
  browser,
}) => {
  test.setTimeout(180_000);
  const { id, holder } = await handedOver(page, bank, 'video.suivie');
  const theirs = await atVideo(browser, bank, holder);
  await follow(page);
  await expect(title(page, progress.title)).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/\/main$/);
  await looked(page);
  await page.reload();
  await page.goto(`${bank.address('mdc-01')}/ouvrirmoncompte/signature`);
  await expect(title(page, progress.title)).toBeVisible(SLOW);
  await film(theirs);
  await expect(title(page, ok.title)).toBeVisible(SLOW);
  await looked(page);
  await page.getByRole('button', { name: ok.next }).click();
  await expect(title(page, handedOverMessages.title)).toBeVisible(SLOW);
  const done = page.getByRole('listitem').filter({ hasText: handedOverMessages.deeds.videoChecked });
  await expect(done).toContainText(handedOverMessages.done);
  expect((await bank.file(id)).task).toBe('signature');
  await theirs.context().close();
});

test(
  'LIV-05, ADV-04: a video that was not enough: a new one is asked for, the client is written to; the third leads to the agency',
  { tag: '@all' },
  async ({ page, bank, browser }) => {
    test.setTimeout(240_000);
    const { holder } = await handedOver(page, bank, 'video.refus');
    const mails = async (): Promise<number> => (await bank.messages()).filter(({ to }) => to === holder.email).length;
    const theirs = await atVideo(browser, bank, holder);
    await follow(page);
    await film(theirs);
    await expect(title(theirs, livenessOutcomeMessages.omc.replay.title)).toBeVisible(SLOW);
    await page.getByRole('button', { name: videoFollowed.look }).click();
    await expect(title(page, replay.title)).toBeVisible(SLOW);
    await expect(page.getByText(replay.left(2))).toBeVisible();
    await looked(page);
    const before = await mails();
    await page.getByRole('button', { name: replay.again }).click();
    await expect(title(page, handedOverMessages.title)).toBeVisible(SLOW);
    await expect.poll(mails).toBe(before + 1);
    for (const attempt of [2, 3]) {
      await theirs.getByRole('button', { name: livenessOutcomeMessages.omc.replay.again }).click(SLOW);
      await beginVideo(theirs);
      await film(theirs);
      const left = attempt === 2 ? livenessOutcomeMessages.omc.replay.title : livenessOutcomeMessages.omc.ko.title;
      await expect(title(theirs, left)).toBeVisible(SLOW);
    }
    await follow(page);
    await expect(title(page, ko.title)).toBeVisible(SLOW);
    await expect(page.getByRole('button', { name: replay.again })).toHaveCount(0);
    await expect(page.getByRole('link', { name: livenessOutcomeMessages.mdc.appointment })).toBeVisible();
    await looked(page);
    await theirs.context().close();
  },
);

test('D-47: a session lost on the recap is taken up again from the workstation’s own page, where the file is listed', async ({
  page,
  bank,
}) => {
  test.setTimeout(120_000);
  const { prospectId } = (await bank.prepare({ task: 'summary', variant: 'mdc-03', local: 'poste.reprendre' })) as unknown as {
    readonly prospectId: string;
  };
  await page.goto(`${bank.desk}/poste`);
  const resume = page.getByRole('button', { name: `Reprendre le dossier ${prospectId}` });
  await resume.click();
  await expect(title(page, clientFileMessages.title)).toBeVisible(SLOW);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(title(page, clientFileMessages.title)).toHaveCount(0);
  await page.goto(`${bank.desk}/poste`);
  await resume.click();
  await expect(title(page, clientFileMessages.title)).toBeVisible(SLOW);
  await handOver(page, 'individual');
});
