import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bare as test, expect, lab } from './support/test';

const SPEC = `
const { expect, test } = require('@ouvrir-mon-compte/testing');

test.use({ launchOptions: ${JSON.stringify({ executablePath: process.env['CHROMIUM_PATH'], args: (process.env['CHROMIUM_ARGS'] ?? '').split(' ').filter(Boolean) })}, bankDesk: process.env.DESK });

test('from a prepared dossier, and from home to the offer', async ({ page, bank, dossierAt, smsCode }) => {
  const { id, holder } = await dossierAt('identityDocUpload');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/identité/i);
  expect((await bank.file(id)).task).toBe('identityDocUpload');
  expect(await smsCode(holder.mobile)).toMatch(/^\\d{6}$/);
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(process.env.FRONT + '/ouvrirmoncompte/main');
  await page.locator('#commencer').click();
  await page.getByRole('radio').first().click();
  await page.getByRole('radio', { name: /26/ }).click();
  await expect(page.getByText('Mastercard').first()).toBeVisible();
});
`;

test('XTR-14: the package of fixtures, installed in an empty folder, opens a dossier and walks to the offer', lab, async ({ bank }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-testing-'));
  const npm = (...args: readonly string[]) =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    npm('pack', path.resolve('tools/testing'), '--pack-destination', folder);
    const [packed = ''] = fs.readdirSync(folder).filter(file => file.endsWith('.tgz'));
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    npm('install', '--offline', '--legacy-peer-deps', `./${packed}`);
    fs.symlinkSync(path.resolve('node_modules/@playwright'), path.join(folder, 'node_modules/@playwright'), 'junction');
    fs.writeFileSync(path.join(folder, 'a.spec.js'), SPEC);
    const env = { ...process.env, DESK: bank.desk, FRONT: bank.address('omc-01') };
    const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'], { cwd: folder, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await once(child, 'close');
    expect(said).toContain('1 passed');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
