import type { Page } from '@playwright/test';
import { ageMessages } from '@ui/copy/fr/age';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import { informationMessages } from '@ui/copy/fr/information';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { offerConfirmationMessages } from '@ui/copy/fr/offerConfirmation';
import { offerMessages } from '@ui/copy/fr/offer';
import { optionsMessages } from '@ui/copy/fr/options';
import { moving, outside, stuckHeight } from './support/fits';
import { expect, test } from './support/test';
import {
  chooseAccount,
  chooseAge,
  chooseCard,
  choosePlain,
  confirmOffer,
  confirmPhone,
  create,
  describe as describePerson,
  open,
  someone,
  start,
} from './support/walk';

/** 1280 × 1024 at 400 %. WCAG 1.4.10 */
const ZOOMED = { width: 320, height: 256 };

const look = async (page: Page): Promise<void> => {
  expect(await outside(page), `what does not fit on ${page.url()}`).toEqual([]);
  expect(await stuckHeight(page)).toBeLessThanOrEqual(ZOOMED.height / 3);
  expect(await moving(page), `what moves on ${page.url()}`).toEqual([]);
};

const seen = async (page: Page, title: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await look(page);
};

for (const variant of ['omc-01', 'omc-03'] as const) {
  test(
    `D-10: every screen until the phone is proven fits 320 px and 400 % zoom, and nothing moves unasked: ${variant}`,
    { tag: variant === 'omc-01' ? '@all' : [] },
    async ({ page, bank }) => {
      await page.setViewportSize(ZOOMED);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const person = someone('26+', 'Anne-Charlotte');
      await open(page, bank, variant);
      await look(page);
      await start(page);
      await look(page);
      await chooseAccount(page, 'individual');
      await seen(page, ageMessages.omc.title.individual);
      await chooseAge(page, { TIT: '26+' });
      await seen(page, offerMessages.omc.title.individual.TIT);
      await chooseCard(page, 'Mastercard');
      await seen(page, optionsMessages.omc.title);
      await page.getByRole('button', { name: optionsMessages.omc.documents.why }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page);
      await page.getByRole('dialog').getByRole('button', { name: optionsMessages.omc.explanation.close }).click();
      await choosePlain(page, optionsMessages.omc.overdraft.no);
      await seen(page, insuranceMessages.omc.title);
      await choosePlain(page, insuranceMessages.omc.no);
      await seen(page, offerConfirmationMessages.omc.title);
      await confirmOffer(page);
      await seen(page, informationMessages.omc.title.individual);
      await create(page, 'individual', true);
      await look(page);
      await describePerson(page, person);
      await create(page, 'individual');
      await expect(page.getByLabel('Code reçu par SMS')).toBeVisible();
      await look(page);
      await confirmPhone(page, bank, person);
      await seen(page, identityChoiceMessages.omc.title.individual);
    },
  );
}

test('D-10: with forced colours one sees what is chosen, where the keyboard stands, and the part of the demand under way', async ({
  page,
  bank,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, bank, 'omc-01');
  await start(page);
  // the bar of the current part is filled, those of later parts are not
  const drawn = async (progress: string, above = 0) => {
    const { x, y } = (await page.locator(`[data-progress=${progress}]`).first().boundingBox()) ?? { x: 0, y: 0 };
    return page.screenshot({ clip: { x: x + 8, y: y - above, width: 20, height: 4 } });
  };
  const [underWay, toCome, nothing] = [await drawn('ongoing'), await drawn('upcoming'), await drawn('ongoing', 8)];
  expect([underWay.equals(toCome), underWay.equals(nothing), toCome.equals(nothing)]).toEqual([false, false, false]);
  const chosen = page.getByRole('radio').first();
  const other = page.getByRole('radio').last();
  await other.press('Space'); // a press of the finger would lead on
  const free = await chosen.screenshot();
  await chosen.press('Space');
  expect((await chosen.screenshot()).equals(free)).toBe(false);
  const next = page.getByRole('button', { name: 'Continuer', exact: true });
  const edge = await next.evaluate(button => getComputedStyle(button).borderStyle);
  expect(edge).not.toBe('none');
  const { x, y, width, height } = (await next.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const around = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const away = await page.screenshot({ clip: around });
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  expect((await page.screenshot({ clip: around })).equals(away)).toBe(false);
});
