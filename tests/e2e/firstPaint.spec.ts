import type { Page } from '@playwright/test';
import { consentMessages } from '@messages/consent';
import { homeMessages } from '@messages/home';
import type { Variant } from './support/bank';
import { answerStored } from './support/consent';
import { expect, test } from './support/test';

/** A slow phone on a slow network: bytes a second of 1.6 Mbit/s, and its delay. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOWER_PROCESSOR = 4;

const slow = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', SLOW);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return browser;
};

/** The typefaces that the browser draws an element with, by their own names. */
const facesOf = async (page: Page, selector: string): Promise<readonly string[]> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
};

/** What a customer sees a second after the navigation. */
const aSecondIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.now() > 1_000);
};

test.describe('the first second on a slow phone', () => {
  test.use({ askedForConsent: true, viewport: { width: 390, height: 844 }, nothingMoves: true });

  for (const [variant, face] of [
    ['omc-01', /^Bricolage/],
    ['omc-03', /^Fraunces/],
  ] as const satisfies readonly (readonly [Variant, RegExp])[])
    test(`${variant}: the title is in the brand's typeface, and the rest follows without a move (BRD-01, XTR-60)`, async ({
      page,
      bank,
    }) => {
      await slow(page);
      await aSecondIn(page, `${bank.address(variant)}/ouvrirmoncompte/main`);
      const faces = await facesOf(page, 'main h1');
      expect(faces).toContainEqual(expect.stringMatching(face));
      expect(faces.filter(name => /Times|Arial|Liberation|DejaVu/.test(name))).toEqual([]);
      await expect.poll(() => facesOf(page, 'main p')).toContainEqual(expect.stringMatching(/^Atkinson/));
    });

  for (const width of [320, 390, 1_280])
    test(`at ${width} px the question of the cookies is there, and covers nothing (OBS-02, D-33)`, async ({ page, bank }) => {
      await page.setViewportSize({ width, height: 844 });
      await slow(page);
      await aSecondIn(page, `${bank.address('omc-01')}/ouvrirmoncompte/main`);
      const question = page.getByRole('region', { name: consentMessages.title });
      await expect(question).toBeVisible({ timeout: 1 });
      await expect(page.getByText(/par mois/).first()).toBeVisible();
      const [asked, ...others] = await Promise.all(
        [
          question,
          page.locator('#commencer'),
          page.getByRole('link', { name: homeMessages.omc.underWay }),
          page.locator('[data-price]'),
        ].map(place => place.boundingBox()),
      );
      for (const other of others) expect(other?.y).toBeGreaterThanOrEqual((asked?.y ?? Infinity) + (asked?.height ?? 0));
    });

  test('an answer given before the scripts have come counts, and is not asked for again (OBS-02)', async ({ page, bank }) => {
    let come = (): void => undefined;
    const late = new Promise<void>(done => (come = done));
    await page.route('**/modules/main.*.js', async route => {
      await late;
      await route.continue();
    });
    await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/main`, { waitUntil: 'commit' });
    const question = page.getByRole('region', { name: consentMessages.title });
    await question.getByRole('button', { name: consentMessages.refuse }).click();
    come();
    await expect(question).toBeHidden();
    await answerStored(page.context());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question).toBeHidden();
  });
});

test('with text twice as large the header is one row (RGAA 10.4)', async ({ page, bank }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/main`);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const tops = await page
    .locator('header')
    .evaluate(header =>
      [...header.querySelectorAll('img, a[hreflang], summary')]
        .map(each => each.getBoundingClientRect())
        .map(({ y, height }) => y + height / 2),
    );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
});
