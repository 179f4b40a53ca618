import type { Page } from '@playwright/test';
import { leading } from '@domain/errors/refusals';
import { captureWords } from '@sandbox/liveness/words';
import { samplePeople } from '@sandbox/samples/person';
import { finalizeMessages } from '@messages/finalize';
import { livenessMessages } from '@messages/liveness';
import { signatureMessages } from '@messages/signature';
import { welcomeMessages } from '@messages/welcome';
import { expectAccessible, expectNoOverflow } from './support/axe';
import type { Bank, Contact } from './support/bank';
import { beginVideo, holdFilm, readDocuments, sign, welcome } from './support/ending';
import { heading, SLOW } from './support/page';
import { enterAt } from './support/prepared';
import { standIn } from './support/session';
import { expect, lab, labUnless, test } from './support/test';

const ENDS = /\/subscription\/[^/]*\/?subcriptionEnd|subcriptionEnd/;

/** Records requests that complete the subscription. */
const told = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET' && ENDS.test(request.url())) sent.push(request.url());
  });
  return sent;
};

/** Starts after the video check, from a prepared file. */
const wish = { task: 'signature', done: 'video' } as const;
const signed = async (page: Page, bank: Bank, holder: Contact): Promise<void> => {
  await standIn(page, bank, holder);
  await readDocuments(page);
  await sign(page, bank, { ...holder, ...samplePeople.holder });
};

/** After a reload and a return from either address, the page shows the same. */
const expectSameOnReturn = async (page: Page, bank: Bank, stands: () => Promise<void>): Promise<void> => {
  await page.reload();
  await stands();
  for (const path of ['main', 'signature']) {
    await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/${path}`);
    await stands();
  }
};

/** The sentence of a void signature: it holds for a refused one and for one that the service did not confirm. SGN-04 */
const unconfirmed = async (page: Page): Promise<void> => {
  await expect(heading(page, signatureMessages.outcomes.refused.title)).toBeVisible();
  await expect(page.getByText(signatureMessages.outcomes.refused.text)).toBeVisible();
};

/** The page counts down a minute after a code was requested too soon. The sandbox waits less, so the test replaces its answer. D-26 */
const askTooSoon = async (page: Page): Promise<void> => {
  await expect(page.getByText(signatureMessages.code.states.success)).toBeVisible();
  const locked = JSON.stringify({ functionalCode: leading('action', 'sms-pending') });
  await page.route(/\/v1\/sms\/me\/otp$/, route => route.fulfill({ status: 409, contentType: 'application/json', body: locked }), {
    times: 1,
  });
  await page.getByRole('button', { name: signatureMessages.code.again }).click();
  await expect(page.getByText(signatureMessages.code.states.pending)).toBeVisible();
};

test('says of a void signature the same on each return, and opens the account by a new one (D-60)', lab, async ({ page, bank }) => {
  const { id, ...holder } = await enterAt(page, bank, { ...wish, local: 'signature.ko' });
  await readDocuments(page);
  await askTooSoon(page);
  // A ceremony seen in its frame is not opened full screen when the window becomes narrow. XTR-35
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: signatureMessages.phone.go })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByTitle(signatureMessages.frame)).toBeVisible();
  await sign(page, bank, { ...holder, ...samplePeople.holder });
  await unconfirmed(page);
  await expectSameOnReturn(page, bank, () => unconfirmed(page));
  await expectAccessible(page);
  await expectNoOverflow(page);
  await bank.atDesk(`files/${id}/switches`, { decision: 'accepted' });
  await page.getByRole('button', { name: signatureMessages.restart }).click();
  await sign(page, bank, { ...holder, ...samplePeople.holder });
  await welcome(page, samplePeople.holder.firstName);
  const file = (await bank.file(id)) as unknown as { readonly signatures: readonly { readonly status: string }[] };
  expect(file.signatures.map(({ status }) => status)).toEqual(['KO', 'OK']);
});

for (const code of ['ko03', 'ko04', 'ko07'])
  test(`${code}: sends nothing again, and follows the bank to the account (D-60)`, labUnless(code === 'ko03'), async ({ page, bank }) => {
    const sent = told(page);
    const { id, holder } = await bank.prepare({ ...wish, local: `fin.${code}` });
    await signed(page, bank, holder);
    const failed = heading(page, finalizeMessages.omc.ko.title);
    await expect(failed).toBeVisible();
    await expect(page.getByText(finalizeMessages.omc.ko.text)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expectSameOnReturn(page, bank, () => expect(failed).toBeVisible());
    expect(sent).toHaveLength(1);
    await bank.atDesk(`files/${id}/repair`, {});
    await welcome(page, samplePeople.holder.firstName);
    expect(sent).toHaveLength(1);
    const words = (await bank.messages()).filter(({ to }) => to === holder.email || to === holder.mobile).map(({ text }) => text);
    expect(words.filter(text => text.includes('compte est ouvert'))).toHaveLength(2);
  });

/** The page's titles and the moves of its focus from now on, with when each came. */
const watchTitles = (page: Page) =>
  page.evaluate(() => {
    const seen: { title: string; at: number }[] = [];
    const focused: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement && target.closest('main')) focused.push(target.tagName);
    });
    const look = (): void => {
      const title = document.querySelector('main h1')?.textContent ?? '';
      if (title !== '' && seen.at(-1)?.title !== title) seen.push({ title, at: performance.now() });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
    Object.assign(window, { told: () => seen, focused: () => focused });
  });
const titlesSeen = (page: Page): Promise<readonly { title: string; at: number }[]> => page.evaluate(() => Reflect.get(window, 'told')());

for (const rhythm of ['quick', 'slow'] as const)
  test(`a ${rhythm} bank: one page from the signature to the welcome, its title changes once, the focus moves once, and it can be read (SGN-03, FIN-01, D-99a)`, async ({
    page,
    bank,
  }) => {
    const { holder } = await bank.prepare({ ...wish, local: `fin.${rhythm}` });
    if (rhythm === 'slow')
      await page.route(ENDS, async route => {
        await new Promise(done => setTimeout(done, 3_000));
        await route.continue();
      });
    await standIn(page, bank, holder);
    await readDocuments(page);
    await expect(page.getByTitle(signatureMessages.frame)).toBeVisible(SLOW); // the wait before it has the same title, and its h1 gives the focus on
    await watchTitles(page);
    await sign(page, bank, { ...holder, ...samplePeople.holder });
    const welcomed = heading(page, welcomeMessages.title(samplePeople.holder.firstName));
    await expect(welcomed).toBeFocused(SLOW);
    const seen = await titlesSeen(page);
    const [signing, opening, end] = seen;
    expect(seen.map(({ title }) => title)).toEqual([
      signing?.title,
      finalizeMessages.omc.progress.title(samplePeople.holder.firstName),
      end?.title,
    ]);
    expect((end?.at ?? 0) - (opening?.at ?? 0)).toBeGreaterThanOrEqual(2 * 1_200);
    expect((await page.evaluate(() => Reflect.get(window, 'focused')())).filter((name: string) => name === 'H1')).toHaveLength(1);
  });

test('begins by itself once the script of the camera’s page has come (LIV-01, XTR-52)', lab, async ({ page, bank }) => {
  const filmed = await holdFilm(page);
  await enterAt(page, bank, { task: 'signature', local: 'film.tardif' });
  await beginVideo(page);
  const frame = page.frameLocator(`iframe[title="${livenessMessages.omc.frame}"]`);
  await expect(frame.getByText('Un seul geste')).toBeVisible();
  await expect(frame.getByRole('button')).toHaveCount(0);
  await filmed();
});

test('a film stays with the person until they send it, however long they look at it (LIV-02, D-109)', async ({ page, bank }) => {
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/capture/')) sent.push(request.url());
  });
  await page.clock.install();
  await enterAt(page, bank, { task: 'signature', local: 'film.garde' });
  await beginVideo(page);
  const frame = page.frameLocator(`iframe[title="${livenessMessages.omc.frame}"]`);
  await expect(frame.getByText(captureWords.fr.script.filmed, { exact: true })).toBeVisible(SLOW);
  await page.clock.fastForward(60_000);
  await expect(frame.getByRole('button', { name: captureWords.fr.script.filmAgain })).toBeVisible();
  await expect(frame.getByRole('button', { name: captureWords.fr.now })).toBeFocused();
  expect(sent).toEqual([]);
  await frame.getByRole('button', { name: captureWords.fr.now }).click();
  await expect.poll(() => sent).toHaveLength(1);
});

test('a camera that fails, or that another program takes while it films, shows a message, and costs no try (LIV-02, LIV-03)', async ({
  page,
  bank,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    if (!location.pathname.startsWith('/capture')) return;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    let asked = 0;
    mediaDevices.getUserMedia = wanted => ((asked += 1) === 1 ? Promise.reject(new DOMException('', 'AbortError')) : open(wanted));
  });
  const { id } = await enterAt(page, bank, { task: 'signature', local: 'camera.prise' });
  await beginVideo(page);
  const frame = page.frameLocator(`iframe[title="${livenessMessages.omc.frame}"]`);
  await expect(frame.getByRole('alert')).toHaveText(captureWords.fr.script.unfilmed); // the network is fine
  await frame.getByRole('button', { name: captureWords.fr.script.again }).click();
  await expect(frame.locator('#count')).toBeVisible();
  await frame.locator('#preview').evaluate((preview: HTMLVideoElement) => {
    if (preview.srcObject instanceof MediaStream) preview.srcObject.getTracks().forEach(track => track.stop());
  });
  await expect(frame.getByRole('alert')).toHaveText(captureWords.fr.script.refusals.InterruptedError);
  expect((await bank.file(id)).checks).not.toContainEqual(expect.objectContaining({ status: 'ENDED' })); // only these count as tries
  await frame.getByRole('button', { name: captureWords.fr.script.again }).click();
  await expect(frame.getByRole('button', { name: captureWords.fr.script.filmAgain })).toBeVisible();
});
