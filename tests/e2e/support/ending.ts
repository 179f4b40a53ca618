import { expect, type Page } from '@playwright/test';
import { signingWords } from '@sandbox/esign/words';
import { captureWords } from '@sandbox/liveness/words';
import { codeWords } from '@sandbox/phone/words';
import { languageMessages } from '@messages/language';
import { finalizeMessages } from '@messages/finalize';
import { livenessMessages } from '@messages/liveness';
import { preContractMessages } from '@messages/preContract';
import { preLivenessMessages } from '@messages/preLiveness';
import { signatureMessages } from '@messages/signature';
import { welcomeMessages } from '@messages/welcome';
import type { Bank } from './bank';
import { nothing, type Look } from './dossier';
import { SLOW, typeCode } from './page';
import type { Traveller } from './walk';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });

/** Agrees to the comparison of the face, where the bank asks for it, and starts. XTR-70 */
export const startVideo = async (page: Page): Promise<void> => {
  const consent = page.getByRole('checkbox', { name: preLivenessMessages.consent.label });
  if (await consent.isVisible()) await consent.check();
  await page.getByRole('button', { name: preLivenessMessages.start, exact: true }).click();
};

/** Opens the provider's page in its frame. */
export const beginVideo = async (page: Page, look: Look = nothing): Promise<void> => {
  await expect(title(page, preLivenessMessages.title)).toBeVisible(SLOW);
  await look();
  await startVideo(page);
  await expect(title(page, livenessMessages.omc.title)).toBeVisible();
};

/** The provider's frame films by itself, with the browser's fake camera; the film is sent at a press. XTR-52, D-109 */
export const film = async (page: Page): Promise<void> => {
  const provider = page.frameLocator(`iframe[title="${livenessMessages.omc.frame}"]`);
  await provider.getByRole('button', { name: captureWords[languageMessages.own].now }).click(SLOW);
};

/** The provider's page waits for its script: it films once the returned function is called. */
export const holdFilm = async (page: Page): Promise<() => Promise<void>> => {
  let come = (): void => undefined;
  const late = new Promise<void>(done => (come = done));
  await page.route('**/film.js', async route => {
    await late;
    await route.continue();
  });
  return () => {
    come();
    return film(page);
  };
};

export const passVideo = async (page: Page, look: Look = nothing): Promise<void> => {
  await beginVideo(page, look);
  await film(page);
  const result = page.getByText(preContractMessages.verified);
  await expect(result).toBeVisible(SLOW); // above the documents (D-99)
  if (look === nothing) return;
  await page.reload();
  await expect(result).toBeVisible(SLOW);
  await look();
};

/** Reads every document in one reader, each to its last line. D-61, D-109, XTR-50 */
export const readDocuments = async (page: Page, look: Look = nothing): Promise<void> => {
  await expect(title(page, preContractMessages.title)).toBeVisible(SLOW);
  const documents = page.getByRole('list', { name: preContractMessages.list }).getByRole('listitem');
  await expect(documents.first()).toBeVisible(SLOW);
  await look();
  // after a reload the documents are still loading
  await expect(documents.first()).toBeVisible(SLOW);
  const total = await documents.count();
  const open = page.getByRole('button', { name: preContractMessages.openAll(total) });
  const reader = page.getByRole('dialog');
  const all = await open.isVisible();
  if (all) {
    await open.click();
    const ends = reader.locator('[id^="end-"]');
    await expect(ends).toHaveCount(total, SLOW);
    const toEnd = reader.getByRole('button', { name: preContractMessages.toEnd });
    const ended = ends.filter({ hasText: preContractMessages.received });
    for (let read = await ended.count(); read < total; read = await ended.count()) {
      // Tab on the way to the button can bring the last line into view
      await toEnd.click(SLOW).catch(async (gone: unknown) => {
        if ((await ended.count()) < total) throw gone;
      });
      await expect.poll(() => ended.count()).toBeGreaterThan(read);
    }
  }

  await (all ? reader : page).getByRole('button', { name: preContractMessages.next }).click(SLOW);
};

const code = codeWords[languageMessages.own].label;

/** The ceremony's frame, or its page on a phone. */
const ceremonyOf = async (page: Page) => {
  const frame = page.locator(`iframe[title="${signatureMessages.frame}"]`);
  const go = page.getByRole('button', { name: signatureMessages.phone.go });
  const alone = page.getByLabel(code);
  await expect(frame.or(go).or(alone)).toBeVisible(SLOW);
  if (await frame.isVisible()) return page.frameLocator(`iframe[title="${signatureMessages.frame}"]`);
  if (await go.isVisible()) await go.click();
  await expect(alone).toBeVisible();
  return page;
};

export const sign = async (page: Page, bank: Bank, { mobile }: Traveller, look: Look = nothing): Promise<void> => {
  const ceremony = await ceremonyOf(page);
  await look();
  await typeCode(ceremony.getByLabel(code), await bank.signatureCodeFor(mobile));
  await ceremony.getByRole('button', { name: signingWords[languageMessages.own].sign, exact: true }).click();
};

/** From the account's creation to the welcome; a quick bank skips the page between. */
export const welcome = async (page: Page, firstName: string, look: Look = nothing): Promise<void> => {
  const created = title(page, finalizeMessages.omc.progress.title(firstName));
  const welcomed = title(page, welcomeMessages.title(firstName));
  await expect(created.or(welcomed)).toBeVisible(SLOW);
  await look();
  await expect(welcomed).toBeVisible(SLOW);
  await look();
};
