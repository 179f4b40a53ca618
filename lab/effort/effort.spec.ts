import fs from 'node:fs';
import { samplePeople } from '@sandbox/samples/person';
import { offerMessages } from '@ui/copy/fr/offer';
import { summaryMessages } from '@ui/copy/fr/summary';
import { Effort } from './effort';
import { figuresOf, pageOf, reasonsIn, worse, writtenIn } from './page';
import { passVideo, readDocuments, sign, welcome } from '@e2e/support/ending';
import {
  address,
  agency,
  birthplace,
  chooseIdentity,
  choosePaper,
  complementary,
  delivery,
  family,
  give,
  identity,
  recap,
  taxResidence,
} from '@e2e/support/file';
import { expect, lab, test } from '@e2e/support/test';
import { fromHome, open, someone } from '@e2e/support/walk';

const PAGE = 'docs/effort.md';
/** Maximum height of pages, in phone screens. */
const tallest = [
  [offerMessages.omc.title.individual.TIT, 3.6],
  [summaryMessages.omc.title.individual, 2.4],
] as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use(PHONE);

test('opens the account on a phone with no more effort than written down (XTR-35, D-78)', lab, async ({ page, bank }) => {
  const { birthplace: born, street, postalCode, city, employer } = samplePeople.holder;
  const effort = new Effort();
  await effort.watch(page);
  const drawn = someone('26+');
  const person = { ...drawn, mobile: drawn.mobile.replace(/\s/g, '') };
  await open(page, bank, 'omc-01');
  await expect(page.locator('[data-price-of]').first()).toContainText('€'); // the page with its prices is what a person reads
  await fromHome(page, bank, person);
  await chooseIdentity(page, 'CNI');
  await give(page, { document: 'CNI' }, person);
  effort.said(born);
  await identity(page);
  await birthplace(page);
  await family(page);
  await choosePaper(page, 'ELECTRICITY');
  await give(page, { document: 'ELECTRICITY', format: 'pdf' }, person);
  effort.said(street, postalCode, city);
  await address(page);
  await choosePaper(page, 'PAYSLIP');
  await give(page, { document: 'PAYSLIP', format: 'png' }, person);
  effort.said(employer);
  await complementary(page);
  await taxResidence(page);
  await agency(page);
  await delivery(page);
  await recap(page);
  await passVideo(page, undefined, 'by itself');
  await readDocuments(page);
  await sign(page, bank, person);
  await welcome(page, person.firstName);

  const figures = figuresOf(await effort.screens(page));
  for (const [title, most] of tallest)
    expect(figures.screens.find(({ screen }) => screen === title)?.screens ?? Infinity, title).toBeLessThanOrEqual(most);
  const { words, ...held } = figures.totals;
  expect(worse({ words: words - 1 }, figures), 'words are counted, and no limit').toEqual([]);
  for (const [measure, figure] of Object.entries(held)) expect(worse({ [measure]: figure - 1 }, figures), measure).toHaveLength(1);
  const kept = fs.existsSync(PAGE) ? fs.readFileSync(PAGE, 'utf8') : '';
  const grown = worse(writtenIn(kept), figures);
  const why = process.env['EFFORT_ACCEPT'];
  const accepted = why === undefined || grown.length === 0 ? [] : [`- ${grown.join('; ')}. ${why}`];
  const written = pageOf(figures, [...reasonsIn(kept), ...accepted]);
  if (process.env['EFFORT'] === 'write' && (grown.length === 0 || accepted.length > 0)) fs.writeFileSync(PAGE, written);
  expect(accepted.length > 0 ? [] : grown, written).toEqual([]);
});
