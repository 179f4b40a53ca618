import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSandbox, type Sandbox } from '@sandbox/start';
import { cacheControl, NO_STORE } from '../../tools/deploy/headers';
import { configurationOf } from '../../tools/deploy/configuration';
import { securityOf } from '../../tools/deploy/places';
import { BASE, ruleAt, rulesOf } from '../../tools/deploy/rules';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-rules-'));
const files = [
  'ouvrirmoncompte/build.json',
  'ouvrirmoncompte/licences.txt',
  'ouvrirmoncompte/modules/reference.json',
  'ouvrirmoncompte/modules/main.js',
  'ouvrirmoncompte/chunks/offer.0123456789.css',
  'ouvrirmoncompte/assets/body.fbe029baee.woff2',
  'html/omc-01.rec.html',
  'html/minimal-omc-01.rec.html',
];
let sandbox: Sandbox;
let origin = '';

beforeAll(async () => {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, 'dist', file)), { recursive: true });
    fs.writeFileSync(path.join(folder, 'dist', file), '{}');
  }
  const given = { port: 0, fast: true, data: path.join(folder, 'data'), site: path.join(folder, 'dist'), environment: 'rec' } as const;
  sandbox = await startSandbox(given);
  origin = sandbox.bank.origins.fronts[0] ?? '';
});
afterAll(async () => {
  await sandbox.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const rules = rulesOf({ variant: 'omc-01', environment: 'rec', security: securityOf(configurationOf('omc-01', 'rec')) });

/** The same addresses are asked of nginx in nginx.test.ts. */
describe('X12, X15: the sandbox answers an address as the rules of the production server say', () => {
  test.each([
    '/healthz',
    '/robots.txt',
    '/.well-known/security.txt',
    '/.well-known/security',
    '/',
    BASE,
    `${BASE}/`,
    `${BASE}/main`,
    `${BASE}/build.json`,
    `${BASE}/licences.txt`,
    `${BASE}/modules/reference.json`,
    `${BASE}/modules/main.js`,
    `${BASE}/chunks/offer.0123456789.css`,
    `${BASE}/assets/body.fbe029baee.woff2`,
    `${BASE}/config/omc-01.rec.json`,
    `${BASE}/config/omc-01.prod.json`,
    `${BASE}/.git/config`,
    `${BASE}/index.php`,
    '/acces/login',
    '/html/omc-01.rec.html',
    '/csp.json',
    '/elsewhere',
  ])('%s', async address => {
    const rule = ruleAt(rules, address);
    const { status, headers } = await fetch(origin + address, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([rule?.status, rule?.to ?? null]);
    if (status !== 200) return;
    expect(headers.get('content-type')).toBe(rule?.type);
    expect(headers.get('cache-control')).toBe(rule?.cache === 'hashed' ? cacheControl(address) : NO_STORE);
  });

  test('/healthz answers 503 while there is no build', async () => {
    fs.renameSync(path.join(folder, 'dist/ouvrirmoncompte/build.json'), path.join(folder, 'gone'));
    expect((await fetch(`${origin}/healthz`)).status).toBe(503);
    fs.renameSync(path.join(folder, 'gone'), path.join(folder, 'dist/ouvrirmoncompte/build.json'));
  });
});
