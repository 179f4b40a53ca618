import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '@tests/e2e/support/axe';

const address = pathToFileURL(join(process.cwd(), 'build/rulebook/index.html')).href;

interface Published {
  readonly rules: readonly {
    readonly id: string;
    readonly title: { readonly en: string };
    readonly examples: readonly { readonly title: string; readonly result: unknown }[];
    readonly refusals: readonly { readonly title: string; readonly error: string }[];
  }[];
}
const { rules } = JSON.parse(readFileSync('docs/rulebook/rules.json', 'utf8')) as Published;
const chapters = 'how undecided sections journey parameters settings messages codes agreements dependencies requirements decisions'.split(
  ' ',
);

const open = async (page: Page, id: string): Promise<void> => {
  await page.goto(`${address}#${id}`);
  await expect(page.locator('main h2').first()).toBeVisible();
};

test.beforeAll(() => {
  const { status } = spawnSync('node_modules/.bin/tsx', ['tools/book/write.ts'], { encoding: 'utf8' });
  expect(status).toBe(0);
});

test.describe('XTR-13: the rule book, read from a disk', () => {
  for (const width of [390, 1280])
    for (const id of ['how', 'journey', 'requirements', 'dependencies', 'offer.selectCard', 'field.email'])
      test(`axe finds nothing at ${width} px: ${id}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await open(page, id);
        await expectAccessible(page);
        await expectNoOverflow(page);
      });

  test('a rule leads to the contract that quotes it, and the contract back to the rule', async ({ page }) => {
    await open(page, 'offer.selectCard');
    await page.locator('main').getByRole('link', { name: 'appel 5', exact: true }).click();
    await expect(page.locator('#call-5')).toBeInViewport();
    await page.locator('article:has(#call-5)').getByRole('link', { name: 'offer.selectCard' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Choisir une carte' })).toBeVisible();
  });

  test('no page of it scrolls sideways on a telephone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const id of [...chapters, ...rules.map(rule => rule.id)]) {
      await open(page, id);
      const [wide, windows] = await page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollHeight / innerHeight]);
      expect([id, wide]).toEqual([id, 390]);
      expect(windows, id).toBeLessThan(10);
    }
  });

  test('the rules in the page answer every example as the book says', async ({ page }) => {
    const wrong: string[] = [];
    for (const { id, examples, refusals } of rules) {
      await open(page, id);
      const shown = await page
        .locator('table', { has: page.locator('caption', { hasText: 'Exemples' }) })
        .locator('tbody tr')
        .evaluateAll(rows => rows.map(row => [row.children[0]?.textContent ?? '', row.children[2]?.textContent ?? '']));
      const told = [
        ...examples.map(({ title, result }) => [title, typeof result === 'string' ? result : JSON.stringify(result)]),
        ...refusals.map(({ title, error }) => [title, `refused: ${error}`]),
      ].map(([title = '', result = '']) => [
        title,
        result.length > 400 ? `${result.slice(0, 400)}… (${result.length} characters)` : result,
      ]);
      if (JSON.stringify(shown) !== JSON.stringify(told)) wrong.push(id);
    }
    expect(wrong).toEqual([]);
  });

  test('a case is typed and answered by the compiled rule, with the row that decided; a refusal says its name', async ({ page }) => {
    await open(page, 'finalisation.route');
    await page.getByLabel('functionalCode').fill('KO_04');
    await page.getByRole('button', { name: 'Interroger la règle' }).click();
    await expect(page.locator('output')).toHaveText(/^main\/generic \(ligne \d+\)$/);
    await open(page, 'offer.card');
    await page.getByLabel('catalogNumber').fill('1');
    await page.getByRole('button', { name: 'Interroger la règle' }).click();
    await expect(page.locator('output')).toHaveText('refused: UNKNOWN_CARD');
  });

  test('a rule leads to its requirement, the requirement back to it, each with its own address and focus', async ({ page }) => {
    await open(page, 'offer.selectCard');
    await page.locator('main').getByRole('link', { name: 'OFR-11' }).click();
    await expect(page.locator('dt#OFR-11')).toBeInViewport();
    await page.locator('dt#OFR-11 + dd').getByRole('link', { name: 'offer.selectCard' }).click();
    await expect(page).toHaveURL(/#offer\.selectCard$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Choisir une carte' })).toBeFocused();
    await expect(page).toHaveTitle('Choisir une carte – Le livre des règles');
    await expect(page.locator('[aria-current="page"]')).toHaveText('Choisir une carte');
    await expect(page.locator('main a[href*="contracts/index.html#call-"]').first()).toBeVisible();
  });

  test('a word finds its rules, and Enter opens the first', async ({ page }) => {
    await open(page, 'how');
    await page.getByRole('searchbox').fill('sans carte');
    await expect(page.getByText(/^\d+ règles trouvées$/)).toBeVisible();
    await page.getByRole('searchbox').press('Enter');
    await expect(page.locator('main h2').first()).toHaveText(/carte/i);
  });

  test('the cases of a rule are printed whole and saved as the committed file has them', async ({ page }) => {
    await open(page, 'offer.withoutCardAllowed');
    await page.locator('details.grid > summary').click();
    const committed = readFileSync('build/rulebook/grids/offer.withoutCardAllowed.csv', 'utf8');
    await expect(page.locator('.cases tbody tr')).toHaveCount(committed.trimEnd().split('\n').length - 1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Enregistrer ces cas en CSV' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toBe(committed);
  });

  test('every case of every rule is saved as lines', async ({ page }) => {
    await open(page, 'how');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Enregistrer tous les cas en lignes JSON' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\n');
    expect(new Set(lines.map(line => (JSON.parse(line) as { rule: string }).rule)).size).toBe(rules.length);
  });

  test('the whole book is made for paper', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-sheets', String(document.querySelectorAll('.sheet').length));
    });
    await open(page, 'how');
    await page
      .getByRole('button', { name: 'Sommaire' })
      .or(page.getByRole('button', { name: 'Imprimer tout le livre' }))
      .last()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-sheets', String(rules.length));
    await expect(page.locator('.sheet details.grid:not([open])')).toHaveCount(0);
  });
});
