import { ownCameraMessages } from '@messages/ownCamera';
import { papersStripMessages as strip } from '@messages/papersStrip';
import { uploadMessages } from '@messages/upload';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { chooseIdentity, choosePaper, filesOf } from './support/dossier';
import { Effort } from './support/effort';
import { button, heading, SLOW } from './support/page';
import { enterAt } from './support/prepared';
import { giveRearCamera, layDown, takeAway } from './support/rearCamera';
import { expect, lab, test } from './support/test';

const { omc: copy } = uploadMessages;
const { hint } = ownCameraMessages;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, nothingMoves: true });

test(
  'the page’s camera takes both sides of a card and a bill by itself; the card takes three presses, and nothing moves (PRF-04, XTR-37, XTR-60, D-72)',
  lab,
  async ({ page, bank }) => {
    const effort = new Effort();
    await effort.watch(page);
    await giveRearCamera(page);
    const person = await enterAt(page, bank, { task: 'identityDocUpload' });
    const [front, back, bill] = [...(await filesOf({ document: 'CNI' }, person)), ...(await filesOf({ document: 'GAS' }, person))];
    if (!front || !back || !bill) throw new Error('A sample is missing');
    await chooseIdentity(page, 'CNI');
    const before = effort.figures().presses;
    await button(page, copy.photo).click();
    await expect(page.getByText(hint.seeking)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await layDown(page, front);
    await button(page, copy.keepAndPhotograph.BACK).click();
    await expect(page.getByText(hint.turn)).toBeVisible(); // the front is still on the table
    await takeAway(page);
    await expect(page.getByText(hint.seeking)).toBeVisible();
    await layDown(page, back);
    await button(page, copy.keep).click();
    await expect(heading(page, strip.title.address.individual(2, 3))).toBeVisible(SLOW);
    expect(effort.figures().presses - before).toBe(3);
    await choosePaper(page, 'GAS');
    await takeAway(page);
    await button(page, copy.photo).click();
    await expect(page.getByText(hint.seeking)).toBeVisible();
    await layDown(page, bill);
    await button(page, copy.send).click();
    await expect(heading(page, strip.title.income.individual(3, 3))).toBeVisible(SLOW);
    const read = page.getByRole('list', { name: strip.label }).getByText(strip.standing.read('CNI'), { exact: true });
    await expect(read).toHaveCount(2, SLOW); // the card and the bill
  },
);
