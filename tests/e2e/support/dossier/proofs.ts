import { expect, type Locator, type Page } from '@playwright/test';
import type { ProofReason } from '@domain/proofs/afterFailure';
import type { PaperName } from '@domain/proofs/papers';
import { readDay, type Day } from '@domain/kernel/day';
import { sampleOf, type SampleFormat, type SampleOutcome } from '@sandbox/samples/samples';
import { analysisMessages } from '@messages/analysis';
import { proofReasonsMessages } from '@messages/proofReasons';
import { uploadMessages } from '@messages/upload';
import { papersMessages } from '@messages/papers';
import { papersStripMessages } from '@messages/papersStrip';
import { button } from '@tests/e2e/support/page';
import { answer, type Traveller } from '@tests/e2e/support/walk';
import { heading, identityAsked, nothing, proofTitles, type Look, type Whose } from './common';

/** Default date of the bank's clock; samples are valid on it. */
export const BANK_DAY = '2025-10-15';

const dayOf = (typed: string): Day => {
  const day = readDay(typed);
  if (day === undefined) throw new RangeError(`Not a day: ${typed}`);
  return day;
};

export interface Given {
  readonly document: PaperName;
  readonly outcome?: SampleOutcome;
  readonly format?: SampleFormat;
}

/** The first page of a valid sample. */
export const sampleBytes = async (document: PaperName, format: SampleFormat, width?: number): Promise<Buffer> => {
  const [file] = await sampleOf({ document, outcome: 'OK', format, today: BANK_DAY, ...(width === undefined ? {} : { width }) });
  return Buffer.from(file?.bytes ?? []);
};

/** Sample documents of this person. */
export const filesOf = async ({ document, outcome = 'OK', format = 'jpeg' }: Given, { firstName, lastName, birthdate }: Traveller) => {
  const files = await sampleOf({
    document,
    outcome,
    format,
    person: { firstName, lastName, birthdate: dayOf(birthdate) },
    today: BANK_DAY,
  });
  return files.map(({ name, type, bytes }) => ({ name, mimeType: type, buffer: Buffer.from(bytes) }));
};

/** Whether the page's person gives all papers first: the strip is there. D-125 */
export const givesPapersFirst = (page: Page): Promise<boolean> =>
  page.getByRole('list', { name: papersStripMessages.label, exact: true }).isVisible();

/** With papers first a doubt is asked after the last paper: the strip opens it at once. `refused`: what its page says. D-125 */
export const openDoubt = async (page: Page, refused: Locator): Promise<void> => {
  const { doubt, refused: notAccepted } = papersStripMessages.standing;
  const words = new RegExp([doubt(), notAccepted('CNI').slice(0, -1)].join('|'));
  const strip = page.getByRole('list', { name: papersStripMessages.label, exact: true });
  const inDoubt = strip.getByRole('button', { name: words }).first();
  await expect(inDoubt.or(refused).first()).toBeVisible();
  if (await inDoubt.isVisible()) await inDoubt.click();
};

/** The button that sends a photo, good or blurred. */
const keep = (page: Page) => button(page, uploadMessages.omc.keep).or(button(page, uploadMessages.omc.sendAnyway));

/** Sends the first side of a card; the page then asks for the other. D-72 */
export const keepSide = async (page: Page): Promise<void> => {
  await keep(page).click();
  await expect(page.getByText(uploadMessages.omc.keptOne.FRONT)).toBeVisible();
};

/** On a phone one press keeps the front and opens the camera for the back. Returns whether the page offers it. D-72 */
const photographBack = async (page: Page, back: { name: string; mimeType: string; buffer: Buffer }): Promise<boolean> => {
  const both = button(page, uploadMessages.omc.keepAndPhotograph.BACK);
  await keep(page).or(both).first().waitFor();
  if (!(await both.isVisible())) return false;
  await both.click();
  await expect(page.getByText(uploadMessages.omc.keptOne.FRONT)).toBeVisible();
  // The page's own camera is open and shows no document here: the device's camera gives the photo, without a press that counts.
  const camera = page.waitForEvent('filechooser');
  await page
    .getByLabel(new RegExp(`^${uploadMessages.omc.cameraApp}`))
    .evaluate(input => input instanceof HTMLInputElement && input.click());
  await (await camera).setFiles(back);
  await expect(page.getByText(uploadMessages.omc.given(back.name)).first()).toBeVisible();
  return true;
};

/** Gives each side of the document in turn; the last one is kept, or the whole is sent. */
export const give = async (page: Page, given: Given, person: Traveller, look: Look = nothing): Promise<void> => {
  const files = await filesOf(given, person);
  for (const [index, file] of files.entries()) {
    if (index > 0 && (await photographBack(page, file))) continue;
    if (index > 0) await keepSide(page);
    const chooser = page.getByLabel(new RegExp(`^${uploadMessages.omc.file}`)).first();
    await chooser.focus(); // as the keyboard leaves it
    await chooser.setInputFiles(file);
    await expect(page.getByText(uploadMessages.omc.given(file.name)).first()).toBeVisible();
  }
  await look();
  await (files.length > 1 ? keep(page) : button(page, uploadMessages.omc.send)).click();
};

export const chooseIdentity = async (
  page: Page,
  document: 'CNI' | 'PASSPORT',
  whose: Whose = 'individual',
  look: Look = nothing,
): Promise<void> => {
  const asked = page.getByRole('radio', { name: papersMessages[document] });
  await expect(identityAsked(page, whose)).toBeVisible();
  await look();
  await answer(page, papersMessages[document]);
  await expect(asked).toBeHidden();
  await expect(heading(page, ...proofTitles('identity', whose))).toBeVisible();
};

/** Opens the choice of the document where it is folded, and answers it. */
export const choosePaper = async (page: Page, document: PaperName): Promise<void> => {
  const radio = page.getByRole('radio', { name: papersMessages[document], exact: true });
  const change = button(page, `${uploadMessages.omc.change}${uploadMessages.omc.changeMore}`);
  await radio.or(change).waitFor();
  const stood = await change.isVisible();
  if (stood) await change.click();
  await radio.click();
  if (stood) await button(page, uploadMessages.omc.next).click(); // STP-14
};

/** The title of a refused document: the reason, or the mention or kind of date that was read. PRF-08 */
export const refusal = (page: Page, reason: ProofReason): Locator => {
  const { mention, tooOld, inFuture } = analysisMessages.omc.failed;
  const { title } = proofReasonsMessages.omc[reason];
  if (reason === 'SPECIAL_MENTION_IN_ADDRESS')
    return heading(page, title).or(page.getByRole('heading', { level: 1, name: mention('').slice(0, 20) }));
  return reason === 'ISSUE_DATE' ? heading(page, title, tooOld, inFuture) : heading(page, title);
};
