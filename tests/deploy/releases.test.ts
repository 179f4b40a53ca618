import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { variants } from '@domain/brand/variant';
import { configurationOf } from '../../tools/deploy/configuration';
import { before, checkBuild, checkRelease, currentIn, addFiles, prune, releasesIn, serve } from '../../tools/deploy/releases';
import { freePort, Nginx, nginxHere } from '../support/nginx';

let folder: string;
beforeEach(() => (folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'omc-releases-')))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

const ENVIRONMENT = 'prod';
const at = (name: string): string => path.join(folder, name);

const write = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true });
  fs.writeFileSync(at(name), text);
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A small build: one file of each kind that a release treats differently. */
const build = (dist: string, id: string): void => {
  const files = {
    'csp.json': JSON.stringify({ build: id, scripts: [`sha256-loader-${id}`], styles: ['sha256-common', `sha256-style-${id}`] }),
    'html/omc-01.prod.html': `document of ${id}`,
    'html/minimal-omc-01.prod.html': `minimal of ${id}`,
    'ouvrirmoncompte/build.json': JSON.stringify({ build: id }),
    'ouvrirmoncompte/modules/reference.json': JSON.stringify({ main: id }),
    [`ouvrirmoncompte/chunks/app.${sha256(id).slice(0, 10)}.js`]: `app of ${id}`,
    'ouvrirmoncompte/chunks/both.0123456789.js': 'in every build',
  };
  for (const [name, text] of Object.entries(files)) write(`${dist}/${name}`, text);
  const hashes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sha256(text)]));
  write(`${dist}/files.json`, JSON.stringify({ build: id, files: hashes }));
  for (const variant of variants) write(`${dist}/config/${variant}.prod.json`, JSON.stringify(configurationOf(variant, ENVIRONMENT)));
};

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Releases a build as the command does, `now` milliseconds after the first. */
const release = (id: string, now: number): readonly string[] => {
  build(id, id);
  const root = at('root');
  addFiles(root, at(id), checkBuild(at(id), ENVIRONMENT), now);
  serve(root, id);
  return prune(root, now);
};

const ids = (): readonly string[] => releasesIn(at('root')).map(({ id }) => id);
const appOf = (id: string): string => at(`root/files/ouvrirmoncompte/chunks/app.${sha256(id).slice(0, 10)}.js`);

describe('X24: releases as folders', () => {
  test('documents of one release are current, the hashed files of all of them are there', () => {
    release('one', 0);
    release('two', MINUTE);
    expect(fs.readFileSync(at('root/current/html/omc-01.prod.html'), 'utf8')).toBe('document of two');
    expect(fs.readFileSync(at('root/current/ouvrirmoncompte/modules/reference.json'), 'utf8')).toBe('{"main":"two"}');
    expect([appOf('one'), appOf('two')].map(file => fs.existsSync(file))).toEqual([true, true]);
    expect(fs.existsSync(at('root/current/ouvrirmoncompte/chunks'))).toBe(false);
    expect([currentIn(at('root')), before(at('root'), 'two'), before(at('root'), 'one')]).toEqual(['two', 'one', undefined]);
    serve(at('root'), checkRelease(at('root'), 'one', ENVIRONMENT));
    expect(fs.readFileSync(at('root/current/html/omc-01.prod.html'), 'utf8')).toBe('document of one');
  });

  test('the last three remain, those that were current within a day too, and the one before the current one', () => {
    for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries()) release(id, index * MINUTE);
    expect(ids()).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(release('f', 10 * DAY)).toEqual(['c', 'b', 'a']);
    expect(ids()).toEqual(['f', 'e', 'd']);
    expect([fs.existsSync(appOf('a')), fs.existsSync(appOf('d'))]).toEqual([false, true]);
    expect(fs.existsSync(at('root/files/ouvrirmoncompte/chunks/both.0123456789.js'))).toBe(true);
    serve(at('root'), 'd');
    expect(release('g', 20 * DAY)).toEqual(['d']); // c, the one before it, is gone already
  });

  test.each([
    ['a file that is missing', () => fs.rmSync(at('one/html/minimal-omc-01.prod.html')), 'incomplete: html/minimal-omc-01.prod.html'],
    ['a file that differs', () => write('one/html/omc-01.prod.html', 'other'), 'not what was built: html/omc-01.prod.html differs'],
    ['a policy of another release', () => write('one/csp.json', '{"build":"two"}'), 'csp.json is of the release two'],
    ['a policy without its documents', () => fs.rmSync(at('one/ouvrirmoncompte/build.json')), 'is no build'],
    ['no list of files', () => fs.rmSync(at('one/files.json')), 'files.json of one is missing'],
    [
      'a configuration of another environment',
      () => write('one/config/mdc-03.prod.json', JSON.stringify(configurationOf('mdc-03', 'rec'))),
      'config/mdc-03.prod.json is the configuration of mdc-03 in rec',
    ],
    [
      'a configuration with a wrong key',
      () => write('one/config/omc-01.prod.json', JSON.stringify({ ...configurationOf('omc-01', 'prod'), contactPhone: 1 })),
      'config/omc-01.prod.json: Configuration: contactPhone',
    ],
  ])('%s is refused with one sentence', (_what, spoil, sentence) => {
    build('one', 'one');
    expect(checkBuild(at('one'), ENVIRONMENT)).toBe('one');
    spoil();
    expect(() => checkBuild(at('one'), ENVIRONMENT)).toThrow(sentence);
  });

  test('a release on the server whose hashed file is gone is refused', () => {
    release('one', 0);
    fs.rmSync(appOf('one'));
    expect(() => checkRelease(at('root'), 'one', ENVIRONMENT)).toThrow('incomplete: ouvrirmoncompte/chunks/app');
  });
});

const command = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/build/deploy-release.ts', '--root', at('root'), ...args],
    { encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
};

describe('X24: npm run deploy:release of a signed build', () => {
  const sign = (): void => {
    const { status } = spawnSync(process.execPath, [path.resolve('tools/build/provenance.mjs')], {
      cwd: folder,
      env: { ...process.env, RELEASE_KEY: at('private.pem') },
    });
    expect(status).toBe(0);
  };

  test('is released where the key signed it; without a signature, or changed since, it is refused before a file is added', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    write('private.pem', String(privateKey.export({ type: 'pkcs8', format: 'pem' })));
    write('public.pem', String(publicKey.export({ type: 'spki', format: 'pem' })));
    write('package-lock.json', '{}');
    write('build/sbom.cdx.json', '{}');
    build('dist', 'one');
    const first = ['--dist', at('dist'), '--signed', at('public.pem'), '--listen', '127.0.0.1:1'];
    expect(command(...first)).toEqual({
      status: 1,
      said: 'The release is refused. build/provenance.json is missing: nothing says what was built.\n',
    });
    sign();
    expect(command(...first)).toMatchObject({ status: 0 });
    build('dist', 'two');
    expect(command('--dist', at('dist'), '--step', 'files').said).toContain('The release is refused. Not what was signed: dist/');
    expect(ids()).toEqual(['one']);
    sign();
    expect(command('--dist', at('dist'), '--step', 'files')).toMatchObject({ status: 0 });
  });
});

const program = nginxHere();
const describeWithNginx = program === undefined ? describe.skip : describe;

/** By a connection of its own: nginx ends open ones when it reads its configuration again. */
const asked = (address: string): Promise<{ readonly headers: IncomingHttpHeaders; readonly body: string }> =>
  new Promise((done, failed) => {
    get(address, { agent: false }, answer => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        done({ headers: answer.headers, body: Buffer.concat(pieces).toString() });
      });
    }).on('error', failed);
  });

describeWithNginx('X24: npm run deploy:release with a real nginx (skipped where nginx is not installed)', () => {
  test('releases, goes back with one command, and refuses before anybody is served', async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const served = async (name: string): Promise<string> => (await asked(`${origin}/ouvrirmoncompte/${name}`)).body;
    const policy = async (): Promise<string> => String((await asked(`${origin}/healthz`)).headers['content-security-policy']);
    build('one', 'one');
    build('two', 'two');
    expect(command('--dist', at('one'), '--listen', `127.0.0.1:${port}`)).toMatchObject({ status: 0 });
    const server = new Nginx(program ?? '', ['-g', `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`]);
    try {
      await server.start(at('root/nginx/omc-01.prod.conf'), origin);
      expect(await served('main')).toBe('document of one');

      expect(command('--dist', at('two'))).toMatchObject({ status: 1, said: expect.stringContaining('Name --reload') as string });
      const reload = ['--reload', `kill -HUP $(cat ${server.pidFile})`];
      expect(command('--dist', at('two'), ...reload)).toMatchObject({ status: 0 });
      expect([await served('main'), await served('modules/reference.json')]).toEqual(['document of two', '{"main":"two"}']);
      expect(await served(path.relative(at('root/files/ouvrirmoncompte'), appOf('one')))).toBe('app of one');
      expect(await served(path.relative(at('root/files/ouvrirmoncompte'), appOf('two')))).toBe('app of two');
      const [allowed] = /script-src [^;]*/.exec(await policy()) ?? [];
      expect(allowed?.match(/sha256-loader-\w+/g)).toEqual(['sha256-loader-two', 'sha256-loader-one']);

      build('three', 'three');
      expect(command('--dist', at('three'), '--reload', 'false').said).toContain('The release before is still served.');
      expect([await served('main'), fs.readFileSync(at('root/nginx/omc-01.prod.conf'), 'utf8').includes('loader-three')]).toEqual([
        'document of two',
        false,
      ]);
      fs.rmSync(at('three/csp.json'));
      expect(command('--dist', at('three'), ...reload)).toEqual({
        status: 1,
        said: 'The release is incomplete: csp.json is missing, or names no build.\n',
      });
      expect(command('--dist', at('two'), '--environment', 'rec').said).toContain('serves prod, and this release is for rec');

      fs.rmSync(at('root/releases/three'), { recursive: true });
      expect(command('--back', ...reload)).toMatchObject({ status: 0 });
      expect([await served('main'), (await policy()).match(/sha256-loader-\w+/g)]).toEqual([
        'document of one',
        ['sha256-loader-one', 'sha256-loader-two'],
      ]);
      expect(command('--list').said).toMatch(/^ {2}two .*\n\* one /);
      expect(command('--back', ...reload).said).toContain('older than the current one');
    } finally {
      await server.stop();
    }
  });
});
