import type { Page } from '@playwright/test';
import { ageCopy } from '@ui/copy/fr/age';
import { identityChoiceCopy } from '@ui/copy/fr/identityChoice';
import { informationCopy } from '@ui/copy/fr/information';
import { insuranceCopy } from '@ui/copy/fr/insurance';
import { offerConfirmationCopy } from '@ui/copy/fr/offerConfirmation';
import { offerCopy } from '@ui/copy/fr/offer';
import { optionsCopy } from '@ui/copy/fr/options';
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

/** What does not fit: the page wider than the window, or a text or a control that ends outside of it where nothing scrolls. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const beyond = [
      ...document.querySelectorAll(':is(main, dialog) :is(h1, h2, h3, p, a, button, input, select, label, li, td, th)'),
    ].filter(element => {
      const { left, right, width } = element.getBoundingClientRect();
      return element.checkVisibility() && width > 1 && (right > clientWidth + 1 || left < -1) && !scrolls(element.parentElement);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...beyond.map(element => `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40) ?? ''}`),
    ];
  });

/** What stays in the window while the page scrolls, dialogs apart, which scroll themselves: it must leave room to read. */
const stuckHeight = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :not(dialog, dialog *)')]
      .filter(element => /fixed|sticky/.test(getComputedStyle(element).position) && element.getBoundingClientRect().width > innerWidth / 2)
      .reduce((height, element) => Math.max(height, element.getBoundingClientRect().height), 0),
  );

/** Movement that goes on although the person asked for none: longer than a millisecond, of any element or what is drawn around it. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ms = (times: string): number =>
      Math.max(...times.split(',').map(time => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000)));
    return [...document.querySelectorAll('body, body *')].flatMap(element =>
      ['', '::before', '::after'].flatMap(part => {
        const { animationName, animationDuration, transitionProperty, transitionDuration } = getComputedStyle(element, part || null);
        const animated = animationName !== 'none' && ms(animationDuration) > 1;
        const gliding = transitionProperty !== 'none' && ms(transitionDuration) > 1;
        return animated || gliding ? [`${element.tagName.toLowerCase()}.${element.className}${part}`] : [];
      }),
    );
  });

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
      await seen(page, ageCopy.title.individual);
      await chooseAge(page, { TIT: '26+' });
      await seen(page, offerCopy.title.individual.TIT);
      await chooseCard(page, 'Mastercard');
      await seen(page, optionsCopy.title);
      await page.getByRole('button', { name: optionsCopy.documents.why }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page);
      await page.getByRole('dialog').getByRole('button', { name: optionsCopy.explanation.close }).click();
      await choosePlain(page, optionsCopy.overdraft.no);
      await seen(page, insuranceCopy.title);
      await choosePlain(page, insuranceCopy.no);
      await seen(page, offerConfirmationCopy.title);
      await confirmOffer(page);
      await seen(page, informationCopy.title.individual);
      await create(page, 'individual', true);
      await look(page);
      await describePerson(page, person);
      await create(page, 'individual');
      await expect(page.getByLabel('Code reçu par SMS')).toBeVisible();
      await look(page);
      await confirmPhone(page, bank, person);
      await seen(page, identityChoiceCopy.title.individual);
    },
  );
}

test('D-10: with forced colours one sees what is chosen, and where the keyboard stands', async ({ page, bank }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, bank, 'omc-01');
  await start(page);
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
