import type { Page } from '@playwright/test';
import { samplePeople } from '@sandbox/samples/person';
import { Effort, type Figures } from './support/effort';
import type { Bank } from './support/bank';
import { passVideo, readDocuments, sign, welcome } from './support/ending';
import { agency, chooseIdentity, complementary, give, prove, read, recap } from './support/dossier';
import { expect, lab, test } from './support/test';
import { keepReceived, openWallet, send } from './support/wallet';
import { fromHome, open, someone, type Traveller } from './support/walk';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, nothingMoves: true });

const { birthplace: born, street, postalCode, city, employer } = samplePeople.holder;

/**
 * Opens an account, from home to the welcome page, with every proof read at the first try. `identify`: from the choice of document to the
 * occupation.
 */
const walk = async (page: Page, bank: Bank, identify: (person: Traveller, effort: Effort) => Promise<void>): Promise<Figures> => {
  const effort = new Effort();
  await effort.watch(page);
  const drawn = someone('26+');
  const person = { ...drawn, mobile: drawn.mobile.replace(/\s/g, '') };
  await open(page, bank, 'omc-01');
  await fromHome(page, bank, person);
  await identify(person, effort);
  await complementary(page);
  await agency(page);
  await recap(page);
  await passVideo(page);
  await readDocuments(page);
  await sign(page, bank, person);
  await welcome(page, person.firstName);
  console.log(effort.byScreen().join('\n'));
  return effort.figures();
};

/** `most`: the figures of today. A figure that grows needs a decision. */
const expectAtMost = (name: string, figures: Figures, most: Figures): void => {
  console.log(`${name}: ${JSON.stringify(figures)}`);
  const grown = Object.entries(figures).filter(([measure, figure]) => figure > most[measure as keyof Figures]);
  expect(grown, name).toEqual([]);
};

// Employer and income are typed with a wallet: the bank asks for no payslip of a client to whom it lends nothing (XTR-38).
test(
  'a phone opens the account with no more presses, screens, characters and answers asked twice than today (XTR-35, D-78)',
  lab,
  async ({ page, bank, browser }) => {
    const papers = await walk(page, bank, async (person, effort) => {
      await chooseIdentity(page, 'CNI');
      await give(page, { document: 'CNI' }, person);
      effort.said(born);
      await prove(page, 'address', 'individual', { document: 'ELECTRICITY', format: 'pdf' }, person);
      effort.said(street, postalCode, city);
      await prove(page, 'income', 'individual', { document: 'PAYSLIP', format: 'png' }, person);
      effort.said(employer);
      await read(page);
    });
    expectAtMost('with papers', papers, { presses: 49, screens: 17, again: 0, characters: 69 });

    const other = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const wallet = await walk(other, bank, async (_person, effort) => {
      await openWallet(other);
      await send(other);
      effort.said(born, street, postalCode, city);
      await keepReceived(other);
    });
    expectAtMost('with a wallet', wallet, { presses: 40, screens: 16, again: 0, characters: 89 });
  },
);
