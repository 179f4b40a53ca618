import { enterAs } from './support/adviser';
import { test } from './support/test';

const sizes: Record<string, readonly [number, number]> = { '1280': [1280, 800], '1024': [1024, 768], '390': [390, 844], '1920': [1920, 1080] };
const wanted = (process.env['W'] ?? '1280').split(',');
const tasks = (process.env['T'] ?? 'addressValidation').split(',');
const brand = (process.env['B'] ?? '03') as '01' | '03';
const workflow = (process.env['F'] ?? 'individual') as 'individual' | 'joint';
const dark = process.env['D'] === '1';

for (const task of tasks)
  test(`shots ${task}`, async ({ browser, bank }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ bypassCSP: true, colorScheme: dark ? 'dark' : 'light', locale: 'fr-FR' });
    const page = await context.newPage();
    page.on('console', m => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 1500)));
    page.on('pageerror', e => console.log('PAGEERROR', e.stack?.slice(0, 1500)));
    await page.setViewportSize({ width: 1280, height: 800 });
    const variant = `mdc-${brand}` as const;
    if (task === 'home') await enterAs(page, bank, variant);
    else {
      const { id } = await bank.prepare({ task: task as 'summary', variant, workflow, local: `t.${task}.${Math.random().toString(36).slice(2, 7)}`, ...(process.env['L'] ? { lastName: process.env['L'] } : {}) });
      await enterAs(page, bank, variant, id);
    }
    await page.waitForTimeout(2500);
    if (process.env['CSS']) await page.addStyleTag({ path: process.env['CSS'] });
    for (const width of wanted) {
      const [w, h] = sizes[width] ?? [1280, 800];
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(300);
      const over = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]);
      console.log(task, width, over.join(' '));
      await page.screenshot({ path: `/tmp/d/${task}-${brand}${workflow === 'joint' ? '-j' : ''}-${width}${dark ? '-dark' : ''}.png`, fullPage: process.env['FULL'] === '1' });
    }
    await context.close();
  });
