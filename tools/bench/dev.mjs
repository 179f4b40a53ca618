// npm run dev:times -w tools — starts npm run dev, edits one file of each kind, and says what each edit cost: CPU seconds of the watch, and
// seconds until the open page shows it. Fails where the page does not show it, or its console has an error. The files are put back.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../build/find-browser.mjs';

const port = Number(process.env.BANK_PORT ?? 9900);
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-dev-'));
const began = Date.now();
const dev = spawn(process.execPath, ['tools/build/dev.mjs', '--fast', '--port', String(port), '--data', data], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let said = '';
dev.stdout.on('data', chunk => (said += chunk));

/** CPU seconds that the watch has used, its bank not counted; Linux only. */
const used = () => {
  const file = `/proc/${dev.pid}/stat`;
  if (!fs.existsSync(file)) return NaN;
  const fields = fs
    .readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const until = async (what, is) => {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (await is()) return;
    if (dev.exitCode !== null) throw new Error(`npm run dev stopped:\n${said}`);
    await new Promise(done => setTimeout(done, 50));
  }
  throw new Error(`Not seen within a minute: ${what}\n${said}`);
};

const BANNER = 'Environnement dev';

/** What is edited, its file, the text before and after, and whether the page shows it. */
const edits = [
  [
    'a view',
    'ui/screens/home/HomePage.tsx',
    '<p className={css.lead}>',
    '<p className={css.lead} title="edited">',
    page => page.locator('p[title="edited"]').count(),
  ],
  [
    'a sentence',
    'ui/copy/fr/home.ts',
    'Un compte, une carte',
    'Un conte, une carte',
    page => page.getByText('Un conte, une carte').count(),
  ],
  [
    'a brand colour',
    'brands/01/tokens.css',
    '--b-500: #1f7a88',
    '--b-500: #1f7a89',
    page => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--b-500') === '#1f7a89'),
  ],
  [
    'a rule, which is the bank’s, too',
    'domain/environment/banner.ts',
    '[PRODUCTION] } }, then: true',
    '[PRODUCTION] } }, then: false',
    async page => (await page.getByText('Un compte, une carte').count()) > 0 && (await page.getByText(BANNER).count()) === 0,
  ],
  ['a route of the bank', 'sandbox/web/reload.ts', "'retry: 300", "'retry: 301", async () => (await builds()).includes('retry: 301')],
];
const errors = [['a sentence that does not compile', 'ui/copy/fr/home.ts', 'Un compte, une carte', "Un compte', une carte"]];

const builds = async () => {
  const answer = await fetch(`http://localhost:${port + 1}/dev/builds`).catch(() => undefined);
  const { value } = (await answer?.body?.getReader().read()) ?? {};
  return Buffer.from(value ?? '').toString();
};

const before = new Map([...edits, ...errors].map(([, file]) => [file, fs.readFileSync(file, 'utf8')]));
const putBack = () => {
  for (const [file, text] of before) if (fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
};
const edit = (file, from, to) => {
  const text = before.get(file);
  if (!text.includes(from)) throw new Error(`${file} has no longer '${from}': change tools/bench/dev.mjs`);
  fs.writeFileSync(file, text.replace(from, to));
};

const found = await findBrowser({ prefersHeadless: true });
const browser = await chromium.launch({ executablePath: found.path, args: found.args, env: { ...process.env, ...found.env } });
try {
  await until('the start', () => said.includes('ready in'));
  console.log(`start: ${used().toFixed(1)} CPU s without the bank, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  const page = await browser.newPage();
  const problems = [];
  // a bank that starts again does not answer: the stream asks again
  page.on(
    'console',
    message => message.type() === 'error' && !/ERR_CONNECTION|ERR_INCOMPLETE|502/.test(message.text()) && problems.push(message.text()),
  );
  page.on('pageerror', error => problems.push(String(error)));
  await page.goto(`http://localhost:${port + 1}/ouvrirmoncompte/main`);
  await page.getByText('Un compte, une carte').waitFor();
  const seenOn = async (what, is) => until(what, () => Promise.resolve(is(page)).catch(() => false));
  for (const [what, file, from, to, is] of edits) {
    const [cpu, at] = [used(), Date.now()];
    edit(file, from, to);
    await seenOn(what, is);
    console.log(`${what}: ${(used() - cpu).toFixed(2)} CPU s, shown after ${((Date.now() - at) / 1000).toFixed(1)} s`);
    putBack();
    await seenOn(`${what}, put back`, async each => !(await is(each)));
  }
  for (const [what, file, from, to] of errors) {
    edit(file, from, to);
    await seenOn(what, each =>
      each
        .getByRole('alert')
        .filter({ hasText: file.split('/').at(-1) })
        .count(),
    );
    if (!(await page.getByText('Un compte, une carte').count())) problems.push('the last good build is gone');
    putBack();
    await seenOn(`${what}, put back`, async each => (await each.getByRole('alert').filter({ hasText: 'home.ts' }).count()) === 0);
    console.log(`${what}: told on the page`);
  }
  for (const problem of problems) console.log(`PROBLEM ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  putBack();
  await browser.close();
  dev.kill('SIGTERM');
  await new Promise(done => (dev.exitCode === null ? dev.once('exit', done) : done()));
  fs.rmSync(data, { recursive: true, force: true });
}
