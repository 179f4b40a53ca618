import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allPlanted, sampleOf } from './mutants';
import { root } from '@scripts/sources';

/** npm run mutants -w lab:book -w lab [-- of-each-kind [slice of]] — plants defects in a copy, and tells which ones neither stop the book nor change it. */
const [ofEach = 12, slice = 0, slices = 1] = process.argv.slice(2).map(Number);

const folder = mkdtempSync(join(tmpdir(), 'book-mutants-'));
for (const part of [
  'brands',
  'domain',
  'application',
  'infrastructure',
  'ui',
  'src',
  'contracts',
  'config',
  'deploy',
  'docs',
  'scripts',
  'book',
  'lab',
  'tests',
  'tsconfig.json',
  'package.json',
])
  cpSync(join(root, part), join(folder, part), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

const planted = sampleOf(allPlanted(), ofEach).filter((_, index) => index % slices === slice);
writeFileSync(join(folder, 'planted.json'), JSON.stringify(planted));

const { stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['lab/book/mutantRun.ts', 'planted.json'], {
  cwd: folder,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
rmSync(folder, { recursive: true, force: true });

const lines = stdout.trimEnd().split('\n');
const count = (word: string): number => lines.filter(line => line.startsWith(`${word}\t`)).length;
process.stdout.write(`${lines.join('\n')}\n${stderr}`);
process.stdout.write(
  `${planted.length} planted: ${count('refused')} refused, ${count('seen')} seen in the book, ${count('unseen')} neither\n`,
);
