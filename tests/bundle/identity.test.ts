import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';

let folder: string;
beforeEach(() => (folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'omc-identity-')))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};
const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');

const identity = JSON.stringify(path.resolve('tools/build/identity.mjs'));
const says = (expression: string): string =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', `import * as id from ${identity}; process.stdout.write(String(${expression}))`],
    { cwd: folder, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, BUILD_COMMIT: 'a3bc3c65ffff' } },
  );

const page = '<title>t</title><meta name="robots" content="noindex">';
const build = (at: string, script: string): string => {
  write('package.json', '{ "version": "1.2.3" }');
  write(`${at}/html/omc-01.prod.html`, page);
  write(`${at}/ouvrirmoncompte/modules/main.js`, script);
  write(`${at}/csp.json`, '{"scripts":[]}');
  return says(`id.identify({ dist: '${at}', site: '${at}/ouvrirmoncompte' })`);
};

describe('OBS-01: the id of a build', () => {
  test('is in the document and in build.json, depends on every file and not on the folder', () => {
    const id = build('dist', 'one');
    expect(id).toMatch(/^a3bc3c65-[0-9a-f]{10}$/);
    expect(read('dist/html/omc-01.prod.html')).toBe(page.replace('<meta', `<meta name="build" content="${id}"><meta`));
    expect(JSON.parse(read('dist/ouvrirmoncompte/build.json'))).toEqual({ build: id, version: '1.2.3', commit: 'a3bc3c65' });
    expect(JSON.parse(read('dist/csp.json'))).toEqual({ build: id, scripts: [] });
    expect(says("id.idOf('dist')")).toBe(id);
    expect(build('elsewhere/dist', 'one')).toBe(id);
    expect(build('dist.next', 'two')).not.toBe(id);
  });

  test('every file of a build is listed with its hash, but for its configurations', () => {
    write('dist/config/omc-01.prod.json', '{}');
    const id = build('dist', 'one');
    says(`id.listFiles('dist', '${id}')`);
    const listed = JSON.parse(read('dist/files.json')) as { readonly build: string; readonly files: Readonly<Record<string, string>> };
    expect(listed.build).toBe(id);
    expect(Object.keys(listed.files)).toEqual([
      'csp.json',
      'html/omc-01.prod.html',
      'ouvrirmoncompte/build.json',
      'ouvrirmoncompte/modules/main.js',
    ]);
    expect(listed.files['ouvrirmoncompte/modules/main.js']).toBe(createHash('sha256').update('one').digest('hex'));
  });

  test('a document without a place for it is refused', () => {
    write('dist/html/a.html', '<title>t</title>');
    expect(() => says("id.identify({ dist: 'dist', site: 'dist' })")).toThrow('no place for the id');
  });

  test('names the source maps, which the last three builds keep', () => {
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) {
      write('collected/main.js.map', id);
      says(`id.keepMaps({ maps: 'maps', collected: 'collected', build: '${id}', reference: { main: 'HASH', 'logos-01': 'x' } })`);
      fs.utimesSync(path.join(folder, 'maps', id), index, index);
    }
    expect(fs.readdirSync(path.join(folder, 'maps')).sort()).toEqual(['b', 'c', 'd']);
    expect(fs.readdirSync(path.join(folder, 'maps/d')).sort()).toEqual(['main.HASH.js.map', 'main.js.map']);
  });
});

const bundled = (source: string, id: string): Promise<void> =>
  new Promise((done, failed) => {
    write('src/lost.js', source);
    const output = { path: path.join(folder, id), filename: 'main.HASH.js' };
    webpack({ mode: 'production', context: folder, entry: './src/lost.js', devtool: 'hidden-source-map', output }, (error, stats) =>
      error !== null || stats?.hasErrors() ? failed(error ?? new Error(stats?.toString())) : done(),
    );
  });

/** What a browser would report of a script: the frame in which it throws. */
const thrownBy = (id: string): string => {
  const filename = 'main.HASH.js';
  try {
    vm.runInNewContext(read(`${id}/${filename}`), {}, { filename });
  } catch (error) {
    const stack = String((error as { readonly stack?: string }).stack);
    const [, line, column] = /main\.HASH\.js:(\d+):(\d+)\)?$/m.exec(stack.replace(/^[^]*?\n {4}at/, '    at')) ?? [];
    const frames = [{ filename, function: 'e', lineno: Number(line), colno: Number(column) }];
    return JSON.stringify({ release: id, exception: { values: [{ type: 'Error', value: '#0', stacktrace: { frames } }] } });
  }
  throw new Error('the script did not throw');
};

const resolved = (report: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/build/report.ts', '--maps', folder, '-'], { input: report, encoding: 'utf8' });

test('OBS-01: npm run report leads the errors of two builds to file and line, each by the maps of its own build', async () => {
  await bundled("console;\n\nthrow new Error('one');\n", 'build-one');
  await bundled("/* a comment */\nconst lost = JSON.parse('1');\n\n\n\nif (lost) throw new Error('two');\n", 'build-two');
  const [one, two] = ['build-one', 'build-two'].map(id => resolved(thrownBy(id)).stdout);
  expect(one).toMatch(/^Error: #0\n {4}at e src\/lost\.js:3:/);
  expect(two).toMatch(/^Error: #0\n {4}at e src\/lost\.js:6:/);
});

test('a report of a build without maps, and what is no report, are refused with one sentence', () => {
  const refused = ['{"release":"gone-1"}', '{"release":"../x"}', '{}'].map(resolved);
  expect(refused.map(({ status }) => status)).toEqual([1, 1, 1]);
  expect(refused[0]?.stderr).toBe(`No source maps of build gone-1 in ${folder}\n`);
  expect(refused[2]?.stderr).toContain('no error report');
});
