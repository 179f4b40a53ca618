import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { problemWith } from '@tools/build/new/brand';
import { copyOfRepository } from '../support/copy';

describe('BRD-01, CFG-03: a new brand is a folder and a line', () => {
  let copy = '';
  beforeAll(() => {
    copy = copyOfRepository();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

  test('one command makes it, and everything that reads the list compiles with it', () => {
    const made = run('--import', 'tsx', 'tools/build/new.ts', 'brand', '05', 'Les Hêtres');
    expect([made.stderr, made.status]).toEqual(['', 0]);
    const files = made.stdout.split('\n').filter(line => line.startsWith('brands/'));
    expect(files).toHaveLength(8);
    expect(files.filter(file => !existsSync(join(copy, file)))).toEqual([]);
    expect(readFileSync(join(copy, 'brands/index.ts'), 'utf8')).toBe(
      `${readFileSync('brands/index.ts', 'utf8')}export { facts as '05' } from './05/facts';\n`,
    );
    const form = run('node_modules/prettier/bin/prettier.cjs', '--check', ...files.filter(file => !file.endsWith('.svg')));
    expect(form.stderr).toBe('');
    const types = run('node_modules/typescript7/bin/tsc', '--noEmit');
    expect(types.stdout).toBe('');
  }, 180_000);

  test.each([
    ['5', 'Nom', 'two digits'],
    ['01', 'Nom', 'already'],
    ['05', '<Nom>', 'begins with a letter'],
    ['05', '', 'begins with a letter'],
  ])('%s %s is refused, and said why', (code, name, said) => {
    expect(problemWith({ code, name }, ['01', '03'])).toContain(said);
  });
});
