import type { Page } from '@playwright/test';
import { dossierPageMessages } from '@messages/dossierPage';
import { offerMessages } from '@messages/offer';
import { optionsMessages } from '@messages/options';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { expectRoom, moving, outside, stuckHeight } from './support/fits';
import { unfitWhenLarge } from './support/largeText';
import { button } from './support/page';
import { enterAt } from './support/prepared';
import { expect, lab, test } from './support/test';
import { chooseOffer, create, describe, open, provePhone, someone, start } from './support/walk';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** 1280 × 1024 at 400 %: what one acts at. WCAG 1.4.10 */
const ZOOMED = { width: 320, height: 256 };

interface Mile {
  readonly width: 'phone' | 'desktop';
  readonly variant: 'omc-01' | 'omc-03';
  readonly band: '18-25' | '26+';
  readonly workflow: 'individual' | 'joint';
}

/** Every pair of width, brand, age and workflow once; the joint account is open in brand 01 alone (D-02). */
const miles: readonly Mile[] = [
  { width: 'phone', variant: 'omc-03', band: '18-25', workflow: 'individual' },
  { width: 'desktop', variant: 'omc-01', band: '26+', workflow: 'joint' },
  { width: 'phone', variant: 'omc-01', band: '18-25', workflow: 'joint' },
  { width: 'desktop', variant: 'omc-03', band: '26+', workflow: 'individual' },
  { width: 'phone', variant: 'omc-01', band: '26+', workflow: 'individual' },
  { width: 'desktop', variant: 'omc-01', band: '18-25', workflow: 'individual' },
];

/** The page fits at 400 %, on a phone, with large text, in light and dark; nothing on it moves. It has room at every width. */
const expectReadable = async (page: Page, width: Mile['width']): Promise<void> => {
  expect(await outside(page), `what does not fit on ${page.url()}`).toEqual([]);
  expect(await stuckHeight(page)).toBeLessThanOrEqual(ZOOMED.height / 3);
  expect(await moving(page), `what moves on ${page.url()}`).toEqual([]);
  await page.setViewportSize(width === 'phone' ? PHONE : DESKTOP);
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await unfitWhenLarge(page), `what does not fit with large text on ${page.url()}`).toEqual([]);
  await expectRoom(page);
  await page.setViewportSize(ZOOMED);
};

/** Looks at the page, and at the dialog that one of its buttons opens. */
const lookInto = async (page: Page, look: () => Promise<void>, opener: string, closer: string): Promise<void> => {
  const open = button(page, opener);
  if (!(await open.isVisible())) return;
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await look();
  await dialog.getByRole('button', { name: closer }).click();
  await expect(dialog).toBeHidden();
};

for (const { width, variant, band, workflow } of miles)
  test(
    `reads at every size until the phone is proven: ${variant}, ${width}, ${band}, ${workflow} (D-10, XTR-40)`,
    lab,
    async ({ page, bank }) => {
      await page.setViewportSize(ZOOMED);
      const holder = someone(band, 'Anne-Charlotte');
      const readable = () => expectReadable(page, width);
      const { explanation, documents } = optionsMessages.omc;
      const { withoutCard } = offerMessages.omc;
      const look = async (): Promise<void> => {
        await readable();
        await lookInto(page, readable, documents.why, explanation.close);
        await lookInto(page, readable, withoutCard.link, withoutCard.choose);
      };
      await open(page, bank, variant);
      await look();
      await chooseOffer(page, { band, workflow, card: 'Access Mastercard', coHolderCard: 'none', overdraft: 'yes' }, look);
      await create(page, workflow, true);
      await look();
      await describe(page, holder);
      await create(page, workflow);
      if (workflow === 'joint') {
        await describe(page, someone(band, 'Éloi'));
        await create(page, workflow, true);
      }
      await expect(page.getByLabel('Code reçu par SMS')).toBeVisible();
      await readable();
      await provePhone(page, bank, holder, workflow === 'joint' ? 'TIT' : 'individual');
      await look();
    },
  );

test('keeps the page’s edge free with forced colours, where the edges of buttons are drawn (D-10)', lab, async ({ page, bank }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  const beyond = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(a, button)')]
        .filter(
          each => each.checkVisibility() && getComputedStyle(each).borderInlineColor !== getComputedStyle(document.body).backgroundColor,
        )
        .filter(
          each =>
            each.getBoundingClientRect().left < 15.5 || each.getBoundingClientRect().right > document.documentElement.clientWidth - 15.5,
        )
        .map(each => each.textContent),
    );
  await enterAt(page, bank, { task: 'identityDocUpload', local: 'bord.papier' });
  await expect(button(page, dossierPageMessages.omc.later.button)).toBeVisible();
  expect(await beyond()).toEqual([]);
  await enterAt(page, bank, { task: 'summary', local: 'bord.recap' });
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  expect(await beyond()).toEqual([]);
});

test('shows each question’s title in the first window with text twice as large (D-10)', lab, async ({ page, bank }) => {
  await page.setViewportSize(PHONE);
  await open(page, bank, 'omc-01');
  await chooseOffer(page, {}, async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { font-size: 200% !important }');
      document.adoptedStyleSheets = [sheet];
      scrollTo(0, 0);
    });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    // and a line of text below it
    expect((title?.y ?? Infinity) + (title?.height ?? 0)).toBeLessThanOrEqual(PHONE.height - 96);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
  });
});

test('shows choice, keyboard and progress with forced colours (D-10)', async ({ page, bank }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, bank, 'omc-01');
  await start(page);
  // the bar of the part under way is drawn, otherwise than those of the parts to come
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
  const next = button(page, 'Continuer');
  const edge = await next.evaluate(button => getComputedStyle(button).borderStyle);
  expect(edge).not.toBe('none');
  const { x, y, width, height } = (await next.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const around = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const away = await page.screenshot({ clip: around });
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  expect((await page.screenshot({ clip: around })).equals(away)).toBe(false);
});
