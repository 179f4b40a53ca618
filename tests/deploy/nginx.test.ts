import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { spawnSync } from 'node:child_process';
import { get, type IncomingHttpHeaders } from 'node:http';
import { get as getSecure } from 'node:https';
import type { Environment } from '@domain/brand/variant';
import { IMMUTABLE, NO_STORE } from '../../tools/deploy/headers';
import { nginxConfiguration, type Site } from '../../tools/deploy/nginx';
import { deployedOf, placesOf } from '../../tools/deploy/places';
import { BASE, ruleAt, rulesOf } from '../../tools/deploy/rules';
import { configurationOf } from '../../tools/deploy/configuration';
import { servedHeaders } from '../support/headers';
import { words } from '../support/pairs';
import { freePort, Nginx, nginxHere } from '../support/nginx';

const program = nginxHere();
const describeWithNginx = program === undefined ? describe.skip : describe;

const HASH = 'tzz4dFh68rBx4LihKueI5lVhq-YLKt1vMIL1ynDOaTubDdgQgALRmdoU7XYUON2E';
const script = `console.log('${'omc '.repeat(200)}');`;

/** A minimal build with a file of each kind that the servers treat differently. */
const built: Readonly<Record<string, string>> = {
  [`ouvrirmoncompte/modules/main.${HASH}.js`]: script,
  'ouvrirmoncompte/modules/main.js': script,
  'ouvrirmoncompte/modules/reference.json': '{}',
  'ouvrirmoncompte/licences.txt': 'react 19.3.1',
  'ouvrirmoncompte/build.json': '{"build":"a3bc3c65-0123456789"}',
  'ouvrirmoncompte/chunks/resume.0123456789.js': script,
  'ouvrirmoncompte/chunks/offer.0123456789.css': 'body{}',
  'ouvrirmoncompte/chunks/symbols.0123456789.js': script,
  'ouvrirmoncompte/assets/reader.0123456789.wasm': 'wasm',
  'ouvrirmoncompte/assets/body.fbe029baee.woff2': 'font',
  'html/omc-01.prod.html': '<!doctype html><title>prod</title>',
  'html/minimal-omc-01.prod.html': '<!doctype html><title>minimal</title>',
  'html/omc-01.rec.html': '<!doctype html><title>rec</title>',
  'config/omc-01.prod.json': '{}',
  'config/omc-01.rec.json': '{}',
  'config/omc-03.prod.json': '{}',
};

const write = (file: string, content: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (file.endsWith('.woff2')) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
};

const security = { contact: 'mailto:securite@valdrune.example', expires: '2027-06-30T00:00:00Z' };

const site = (environment: Environment, dist: string, port: number): Site => ({
  variant: 'omc-01',
  environment,
  dist,
  config: join(dist, 'config'),
  listen: `127.0.0.1:${port}`,
  serverName: '_',
  tls: undefined,
  places: placesOf(deployedOf(configurationOf('omc-01', environment)), { scripts: ['sha256-AAAA'], styles: ['sha256-BBBB'] }),
  security,
});

/** Raw bytes of a response: fetch would decompress them. */
const raw = (address: string, encoding: string): Promise<{ readonly encoding: string | undefined; readonly bytes: Buffer }> =>
  new Promise((done, failed) => {
    get(address, { headers: { 'Accept-Encoding': encoding } }, answer => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        done({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(pieces) });
      });
    }).on('error', failed);
  });

/** Status and headers of a response; accepts any certificate. */
const asked = (address: string, host: string): Promise<{ readonly status: number | undefined; readonly headers: IncomingHttpHeaders }> =>
  new Promise((done, failed) => {
    const ask = address.startsWith('https:') ? getSecure : get;
    ask(address, { headers: { Host: host }, rejectUnauthorized: false }, answer => {
      answer.resume();
      done({ status: answer.statusCode, headers: answer.headers });
    }).on('error', failed);
  });

describeWithNginx('X01, X12, X15: the production web server (skipped where nginx is not installed)', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const servers: Nginx[] = [];
  const origins: Partial<Record<Environment, string>> = {};
  const origin = (environment: Environment): string => origins[environment] ?? '';

  beforeAll(async () => {
    for (const [file, content] of Object.entries(built)) write(join(dist, file), content);
    for (const environment of ['prod', 'rec'] as const) {
      const port = await freePort();
      const server = new Nginx(program ?? '');
      servers.push(server);
      origins[environment] = `http://127.0.0.1:${port}`;
      await server.start(nginxConfiguration(site(environment, dist, port)), origin(environment));
    }
  }, 20_000);

  afterAll(async () => {
    for (const server of servers) await server.stop();
    rmSync(dist, { recursive: true, force: true });
  });

  test.each([
    ['/', 302],
    [BASE, 302],
    [`${BASE}/`, 302],
    [`${BASE}/main`, 200],
    [`${BASE}/main?code=secret`, 200],
    ['/Ouvrirmoncompte', 302],
    [`${BASE}/Main/`, 200],
    [`/${BASE}//main//?code=secret`, 200],
    [`${BASE}/main/index.html`, 200],
    ['/Acces/Login/?code=secret', 200],
    [`${BASE}/error/AUTHENTICATION`, 200],
    [`${BASE}/modules/reference.json`, 200],
    [`${BASE}/modules/main.js`, 200],
    [`${BASE}/modules/main.${HASH}.js`, 200],
    [`${BASE}/chunks/offer.0123456789.css`, 200],
    [`${BASE}/assets/body.fbe029baee.woff2`, 200],
    [`${BASE}/assets/reader.0123456789.wasm`, 200],
    [`${BASE}/chunks/symbols.0123456789.js`, 200],
    [`${BASE}/config/omc-01.prod.json`, 200],
    [`${BASE}/config/omc-03.prod.json`, 404],
    [`${BASE}/config/omc-01.dev.json`, 404],
    [`${BASE}/modules/main.0123456789abcdef.js`, 404],
    [`${BASE}/nothing.js`, 404],
    [`${BASE}/index.php`, 404],
    [`${BASE}/modules/main.js.br`, 404],
    [`${BASE}/.git/config`, 404],
    [`${BASE}/.env`, 404],
    [`${BASE}/chunks/.hidden.js`, 404],
    [`${BASE}/%2egit/config`, 404],
    ['/acces/.git/config', 404],
    ['/.well-known/security', 404],
    ['/.well-known/security.txt', 200],
    ['/.well-known/security.txt/', 404],
    ['/robots.txt', 200],
    ['/healthz', 200],
    [`${BASE}/build.json`, 200],
    [`${BASE}/licences.txt`, 200],
    [`${BASE}/other.txt`, 404],
    ['/acces/login', 200],
    ['/html/omc-01.prod.html', 404],
    ['/csp.json', 404],
    ['/elsewhere', 404],
    [`${BASE}/chunks/resume.0123456789.js`, 404],
  ])('%s answers %d with the whole header set', async (path, status) => {
    for (const encoding of ['identity', 'gzip, br']) {
      const answer = await servedHeaders(origin('prod'), path, encoding);
      expect([answer.status, answer.flaws]).toEqual([status, []]);
    }
    const [usual = ''] = path
      .replace(/\/{2,}/g, '/')
      .replace('%2e', '.')
      .split('?');
    const rule = ruleAt(rulesOf({ variant: 'omc-01', environment: 'prod', security }), usual);
    if (status !== 404) expect([rule?.status, rule?.type]).toEqual([status, await typeOf(path, status)]); // the rules as data say the same
  });

  const typeOf = async (path: string, status: number): Promise<string | undefined> =>
    status === 200 ? ((await servedHeaders(origin('prod'), path)).headers.get('content-type') ?? '') : undefined;

  test('X12: what is for machines: who is told of a security problem, robots in production only', async () => {
    const body = async (environment: Environment, path: string) => (await servedHeaders(origin(environment), path)).body;
    expect(await body('prod', '/.well-known/security.txt')).toBe(
      'Contact: mailto:securite@valdrune.example\nExpires: 2027-06-30T00:00:00Z\nPreferred-Languages: fr, en\n',
    );
    expect(await body('prod', '/robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect(await body('rec', '/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  });

  test('/healthz names the build, is not in the log, and answers 503 while a file of the release is missing', async () => {
    const healthy = await servedHeaders(origin('prod'), '/healthz');
    expect([healthy.status, healthy.body]).toEqual([200, '{"build":"a3bc3c65-0123456789"}']);
    const log = () => readFileSync(servers[0]?.logFile ?? '', 'utf8');
    for (const gone of ['ouvrirmoncompte/build.json', 'html/omc-01.prod.html', 'ouvrirmoncompte/modules/reference.json']) {
      renameSync(join(dist, gone), join(dist, 'gone'));
      const ill = await servedHeaders(origin('prod'), '/healthz');
      renameSync(join(dist, 'gone'), join(dist, gone));
      expect([ill.status, ill.body, ill.flaws]).toEqual([503, '{"error":"not_ready"}', []]);
    }
    await servedHeaders(origin('prod'), '/elsewhere'); // a later line of the log
    expect(log()).toContain('/elsewhere');
    expect(log()).not.toContain('/healthz');
  });

  test.each(['/', BASE, '/OuvrirMonCompte'])('D-112: %s leads to /main with its query', async path => {
    const { headers } = await asked(`${origin('prod')}${path}?utm_source=a&code=b`, 'localhost');
    expect(headers.location).toBe(`${BASE}/main?utm_source=a&code=b`);
  });

  test('XTR-19: WebAssembly is allowed in the answer of its worker, and in no other', async () => {
    const allows = async (path: string) =>
      (await servedHeaders(origin('prod'), `${BASE}${path}`)).headers.get('content-security-policy')?.includes("'wasm-unsafe-eval'");
    expect(await allows('/chunks/symbols.0123456789.js')).toBe(true);
    for (const path of ['/main', '/chunks/resume.0123456789.js', '/chunks/symbols.js']) expect(await allows(path)).toBe(false);
  });

  test('X15: what carries a hash is kept for ever, documents never, and a missing file is no document', async () => {
    const kept = async (path: string) => (await servedHeaders(origin('prod'), path)).headers.get('cache-control');
    expect(await kept(`${BASE}/modules/main.${HASH}.js`)).toBe(IMMUTABLE);
    expect(await kept(`${BASE}/main`)).toBe(NO_STORE);
    expect(await kept(`${BASE}/modules/gone.${HASH}.js`)).toBe(NO_STORE);
    expect((await servedHeaders(origin('prod'), `${BASE}/nothing.js`)).body).toBe('{"error":"not_found"}');
  });

  test('brotli first, gzip else, made at build time; the type is the file’s', async () => {
    const address = `${origin('prod')}${BASE}/modules/main.js`;
    const [packed, zipped, plain] = [await raw(address, 'gzip, deflate, br'), await raw(address, 'gzip'), await raw(address, 'identity')];
    expect([packed.encoding, zipped.encoding, plain.encoding]).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(script);
    const types = await Promise.all(
      words(`
        /main /modules/main.js /chunks/offer.0123456789.css /modules/reference.json /assets/body.fbe029baee.woff2
        /assets/reader.0123456789.wasm
      `).map(async path => (await servedHeaders(origin('prod'), `${BASE}${path}`, 'br')).headers.get('content-type')),
    );
    expect(types).toEqual([
      'text/html; charset=utf-8',
      'text/javascript; charset=utf-8',
      'text/css; charset=utf-8',
      'application/json; charset=utf-8',
      'font/woff2',
      'application/wasm',
    ]);
  });

  test('X12: each environment has its own document and configuration; the resume page’s chunk stays out of production', async () => {
    const served = (environment: Environment, path: string) => servedHeaders(origin(environment), `${BASE}${path}`);
    expect((await served('rec', '/main')).body).toContain('<title>rec</title>');
    expect((await served('prod', '/main')).body).toContain('<title>prod</title>');
    expect((await served('rec', '/config/omc-01.prod.json')).status).toBe(404);
    expect((await served('rec', '/chunks/resume.0123456789.js')).status).toBe(200);
  });

  test('X01, X07, X20: plain http leads to https of the site’s own name, without the query', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tls-'));
    const tls = { certificate: join(folder, 'c.pem'), key: join(folder, 'k.pem') };
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-keyout', tls.key, '-out'];
    expect(spawnSync('openssl', [...made, tls.certificate]).status).toBe(0);
    const [plain, secure] = [await freePort(), await freePort()];
    const server = new Nginx(program ?? '');
    servers.push(server);
    const redirectListen = `127.0.0.1:${plain}`;
    const name = 'compte.valdrune.example';
    const configuration = nginxConfiguration({ ...site('prod', dist, secure), serverName: name, tls, redirectListen });
    await server.start(configuration, `http://127.0.0.1:${plain}`);
    for (const host of [name, 'evil.example']) {
      const { status, headers } = await asked(`http://127.0.0.1:${plain}${BASE}/main?code=secret`, host);
      expect([status, headers.location]).toEqual([308, `https://${name}${BASE}/main`]);
      expect(headers['strict-transport-security']).toContain('preload');
    }
    const there = await asked(`https://127.0.0.1:${secure}${BASE}/main`, name);
    expect([there.status, there.headers['cache-control']]).toEqual([200, NO_STORE]);
    rmSync(folder, { recursive: true, force: true });
  });

  test('X07: no code of a query is in the log', async () => {
    await servedHeaders(origin('prod'), `${BASE}/main?code=very-secret-code`);
    const log = readFileSync(servers[0]?.logFile ?? '', 'utf8');
    expect(log).toContain(`${BASE}/main`);
    expect(log).not.toContain('secret');
  });
});
