import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { captchaOf } from '@sandbox/api/captcha';
import { Bank } from '@sandbox/bank';
import { defaults } from '@sandbox/options';
import { variantServer } from '@sandbox/server';

const POLICY = 'content-security-policy';

const folders: string[] = [];
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map(close => close()));
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

/** A bank on a built front end of these files. */
const served = async (files: Readonly<Record<string, unknown>>) => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-site-'));
  folders.push(site);
  const write = (name: string, content: unknown): void => fs.writeFileSync(path.join(site, name), JSON.stringify(content));
  for (const [name, content] of Object.entries(files)) write(name, content);
  const bank = new Bank({ ...defaults, data: path.join(site, 'data'), site });
  const app = variantServer(bank, captchaOf(bank), 'omc-01');
  closing.push(() => app.close());
  const address = await app.listen({ port: 0, host: 'localhost' });
  return { write, ask: (place: string) => fetch(`${address}${place}`) };
};

test('X01: a page’s policy follows the build, without a new start of the bank', async () => {
  const { write, ask } = await served({ 'csp.json': { scripts: ['sha256-one'], styles: [] } });
  const policyNow = async () => (await ask('/ouvrirmoncompte/main')).headers.get(POLICY);
  expect(await policyNow()).toContain("'sha256-one'");
  write('csp.json', { scripts: ['sha256-another'], styles: [] });
  expect(await policyNow()).toContain("'sha256-another'");
});

test('X01: a bank on a release has no stream of builds and no script that listens to it', async () => {
  const { ask } = await served({});
  expect((await ask('/dev/builds')).status).toBe(404);
  expect((await ask('/dev/reload.js')).status).toBe(404);
});

test('X01: under npm run dev an open page is notified of each build, and its policy is the same', async () => {
  const { write, ask } = await served({ 'dev.json': { build: 1 } });
  const release = await served({});
  expect((await ask('/ouvrirmoncompte/main')).headers.get(POLICY)).toBe((await release.ask('/ouvrirmoncompte/main')).headers.get(POLICY));
  expect(await (await ask('/dev/reload.js')).text()).toContain('/dev/builds');

  const reader = (await ask('/dev/builds')).body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hears = async (state: string): Promise<void> => {
    while (!heard.includes(state)) heard += (await reader?.read())?.value ?? '';
  };
  await hears('data: {"build":1}');
  write('dev.json', { build: 1, error: 'no such file' });
  await hears('data: {"build":1,"error":"no such file"}');
  write('dev.json', { build: 2 });
  await hears('data: {"build":2}');
  await reader?.cancel();
});
