import type { Browser, Page } from '@playwright/test';
import { samplePeople } from '@sandbox/samples/person';
import { clientDossierMessages } from '@messages/clientDossier';
import { handedOverMessages } from '@messages/handedOver';
import { livenessOutcomeMessages } from '@messages/livenessOutcome';
import { videoFollowedMessages as videoFollowed } from '@messages/videoFollowed';
import { summaryMessages } from '@messages/summary';
import { welcomeMessages } from '@messages/welcome';
import { enterAs, handOver, title } from './support/adviser';
import { expectAccessible, expectNoOverflow } from './support/axe';
import type { Bank, Contact } from './support/bank';
import { beginVideo, film, holdFilm } from './support/ending';
import { expect, lab, test } from './support/test';
import { comeBack } from './support/walk';

const { replay, ko } = livenessOutcomeMessages.mdc;

/** The client, on another device, opens the page with the video's frame; `filmed`: films, which waits until then. */
const atVideo = async (browser: Browser, bank: Bank, holder: Contact): Promise<{ theirs: Page; filmed: () => Promise<void> }> => {
  const page = await browser.newPage();
  const filmed = await holdFilm(page);
  await comeBack(page, bank, holder);
  await expect(title(page, welcomeMessages.opening.title(samplePeople.holder.firstName))).toBeVisible();
  await page.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check();
  await page.getByRole('button', { name: welcomeMessages.opening.confirm }).click();
  await beginVideo(page);
  return { theirs: page, filmed };
};

const handedOver = async (page: Page, bank: Bank, local: string): Promise<{ readonly id: string; readonly holder: Contact }> => {
  const prepared = await bank.prepare({ task: 'summary', variant: 'mdc-01', local });
  await enterAs(page, bank, 'mdc-01', prepared.id);
  await handOver(page, 'individual');
  return prepared;
};

/** The adviser follows the result from the main page. */
const follow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: handedOverMessages.video.follow }).click();
};

const looked = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectNoOverflow(page);
};

test('asks for a new video, writes to the client; the third leads to the agency (LIV-05, ADV-04)', lab, async ({ page, bank, browser }) => {
  const { holder } = await handedOver(page, bank, 'video.refus');
  const mails = async (): Promise<number> => (await bank.messages()).filter(({ to }) => to === holder.email).length;
  const { theirs, filmed } = await atVideo(browser, bank, holder);
  await follow(page);
  await filmed();
  await expect(title(theirs, livenessOutcomeMessages.omc.replay.title)).toBeVisible();
  await page.getByRole('button', { name: videoFollowed.look }).click();
  await expect(title(page, replay.title)).toBeVisible();
  await expect(page.getByText(replay.left(2))).toBeVisible();
  await looked(page);
  const before = await mails();
  await page.getByRole('button', { name: replay.again }).click();
  await expect(title(page, handedOverMessages.title)).toBeVisible();
  await expect.poll(mails).toBe(before + 1);
  for (const attempt of [2, 3]) {
    await theirs.getByRole('button', { name: livenessOutcomeMessages.omc.replay.again }).click();
    await beginVideo(theirs);
    await film(theirs);
    const left = attempt === 2 ? livenessOutcomeMessages.omc.replay.title : livenessOutcomeMessages.omc.ko.title;
    await expect(title(theirs, left)).toBeVisible();
  }
  await follow(page);
  await expect(title(page, ko.title)).toBeVisible();
  await expect(page.getByRole('button', { name: replay.again })).toHaveCount(0);
  await expect(page.getByRole('link', { name: livenessOutcomeMessages.mdc.appointment })).toBeVisible();
  await looked(page);
});

test('takes a lost session up again from the workstation’s list of files (D-47)', async ({ page, bank }) => {
  const { prospectId } = (await bank.prepare({ task: 'summary', variant: 'mdc-03', local: 'poste.reprendre' })) as unknown as {
    readonly prospectId: string;
  };
  await page.goto(`${bank.desk}/poste`);
  const resume = page.getByRole('button', { name: `Reprendre le dossier ${prospectId}` });
  await resume.click();
  await expect(title(page, clientDossierMessages.title)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(title(page, clientDossierMessages.title)).toHaveCount(0);
  await page.goto(`${bank.desk}/poste`);
  await resume.click();
  await expect(title(page, clientDossierMessages.title)).toBeVisible();
  await handOver(page, 'individual');
});
