import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { PRODUCTION } from '@domain/brand/variant';
import { samplePeople } from '@sandbox/samples/person';
import { offerMessages } from '@messages/offer';
import { summaryMessages } from '@messages/summary';
import { Effort } from './effort';
import { figuresOf, pageOf, reasonsIn, rowsOf, worse, writtenIn, type Figures } from './page';
import { DEFAULT_CLOCK } from '@sandbox/options';
import { Bank } from '@tests/e2e/support/bank';
import { passVideo, readDocuments, sign, welcome } from '@tests/e2e/support/ending';
import {
  address,
  agency,
  chooseIdentity,
  choosePaper,
  complementary,
  delivery,
  family,
  give,
  identity,
  recap,
  taxResidence,
} from '@tests/e2e/support/file';
import { expect, FIRST_PORT, lab, test } from '@tests/e2e/support/test';
import { keepReceived, openWallet, send } from '@tests/e2e/support/wallet';
import { fromHome, open, someone, type Traveller } from '@tests/e2e/support/walk';

const PAGE = 'docs/effort.md';
/** Maximum height of pages, in phone screens. */
const tallest = [
  [offerMessages.omc.title.individual.TIT, 3.6],
  [summaryMessages.omc.title.individual, 2.4],
] as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use({ ...PHONE, nothingMoves: true });
test.describe.configure({ mode: 'serial' });

/** Of the journey with papers, which the next test writes beside its own. */
let papers: Figures | undefined;
const { birthplace: born, street, postalCode, city, employer } = samplePeople.holder;

/** Opens an account, from home to the welcome page. `identify`: from the choice of document to the occupation. */
const walk = async (
  { page, bank }: { readonly page: Page; readonly bank: Bank },
  identify: (person: Traveller, effort: Effort) => Promise<void>,
): Promise<Figures> => {
  const effort = new Effort();
  await effort.watch(page);
  const drawn = someone('26+');
  const person = { ...drawn, mobile: drawn.mobile.replace(/\s/g, '') };
  await open(page, bank, 'omc-01');
  await expect(page.locator('[data-price-of]').first()).toContainText('€'); // the page with its prices is what a person reads
  await fromHome(page, bank, person);
  await identify(person, effort);
  await complementary(page);
  await taxResidence(page);
  await agency(page);
  await delivery(page);
  await recap(page);
  await passVideo(page, undefined, 'by itself');
  await readDocuments(page);
  await sign(page, bank, person);
  await welcome(page, person.firstName);
  return figuresOf(await effort.screens(page));
};

/** As a client of production sees it: without the banner and the notice of a trial. Its clock is the device's own. */
const inProduction = async (page: Page, walked: (bank: Bank) => Promise<Figures>): Promise<Figures> => {
  const bank = new Bank(FIRST_PORT + 3_000, ['--environment', PRODUCTION]);
  await bank.start();
  await page.clock.setFixedTime(DEFAULT_CLOCK);
  try {
    return await walked(bank);
  } finally {
    await bank.remove();
  }
};

test('opens the account on a phone with no more effort than written down (XTR-35, D-78)', lab, async ({ page }) => {
  const figures = await inProduction(page, bank =>
    walk({ page, bank }, async (person, effort) => {
      await chooseIdentity(page, 'CNI');
      await give(page, { document: 'CNI' }, person);
      effort.said(born);
      await identity(page);
      await family(page);
      await choosePaper(page, 'ELECTRICITY');
      await give(page, { document: 'ELECTRICITY', format: 'pdf' }, person);
      effort.said(street, postalCode, city);
      await address(page);
      await choosePaper(page, 'PAYSLIP');
      await give(page, { document: 'PAYSLIP', format: 'png' }, person);
      effort.said(employer);
    }),
  );
  papers = figures;
  for (const [title, most] of tallest)
    expect(figures.screens.find(({ screen }) => screen === title)?.screens ?? Infinity, title).toBeLessThanOrEqual(most);
});

test('a wallet asks less of a person, and no more than written down (XTR-35, XTR-38)', lab, async ({ page, bank }) => {
  const figures = await walk({ page, bank }, async (_person, effort) => {
    await openWallet(page);
    await send(page);
    effort.said(born, street, postalCode, city);
    await keepReceived(page);
  });
  if (papers === undefined) throw new Error('The journey with papers was not measured');
  const all = { papers, wallet: figures };
  const rows = rowsOf(all);
  for (const { name, now, isLimited } of rows) expect(worse(new Map([[name, now - 1]]), rows), name).toHaveLength(isLimited ? 1 : 0);
  const kept = fs.existsSync(PAGE) ? fs.readFileSync(PAGE, 'utf8') : '';
  const grown = worse(writtenIn(kept), rows);
  const why = process.env['EFFORT_ACCEPT'];
  const accepted = why === undefined || grown.length === 0 ? [] : [`- ${grown.join('; ')}. ${why}`];
  const written = pageOf(all, [...reasonsIn(kept), ...accepted]);
  if (process.env['EFFORT'] === 'write' && (grown.length === 0 || accepted.length > 0)) fs.writeFileSync(PAGE, written);
  expect(accepted.length > 0 ? [] : grown, written).toEqual([]);
});
