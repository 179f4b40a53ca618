// npm run mutants -w lab:callers -w lab [-- --sample 80 --seed 1 --in ui/journey] — changes one caller of the domain at a time (its answer ignored, turned round, replaced by
// a constant) in application, ui and infrastructure, and runs the tests that reach it. Under 90 % noticed it fails. Survivors: docs/mutation.md
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourcesOf } from '@scripts/sources';
import { changed, mutantsIn, programOf, sampled, type CallerMutant } from './callers/mutants';
import { Related } from './callers/related';

const COPIED = /^(?!(node_modules|dist|build|reports|test-results|\.git|\.stryker-tmp|\.sandbox)$)/;
const PATIENCE_MS = 240_000;
const NEAREST = 12;
const LEAST = 90;

const textGiven = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const given = (name: string): number | undefined => {
  const text = textGiven(name);
  return text === undefined ? undefined : Number(text);
};

/** A copy of the repository, where a caller can be changed while the repository itself is worked on. */
const copied = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-callers-'));
  for (const name of fs.readdirSync('.').filter(each => COPIED.test(each))) fs.cpSync(name, path.join(folder, name), { recursive: true });
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
};

/** Whether these tests notice: one of them fails. What does not end in time is not counted as noticed: the machine may be busy. */
const fail = (folder: string, tests: readonly string[]): Promise<boolean> =>
  new Promise(done => {
    const jest = [path.resolve('node_modules/jest/bin/jest.js'), '--selectProjects', 'unit', 'ui', '--runInBand', '--bail', '--silent'];
    const child = spawn(process.execPath, [...jest, '--runTestsByPath', ...tests], { cwd: folder, stdio: 'ignore' });
    const late = setTimeout(() => child.kill(), PATIENCE_MS);
    child.on('exit', code => {
      clearTimeout(late);
      done(code !== null && code !== 0);
    });
  });

const noticed = async (folder: string, tests: readonly string[]): Promise<boolean> =>
  tests.length > 0 &&
  ((await fail(folder, tests.slice(0, NEAREST))) || (tests.length > NEAREST && (await fail(folder, tests.slice(NEAREST)))));

const run = async (): Promise<void> => {
  const files = ['application', 'ui', 'infrastructure'].flatMap(sourcesOf).map(({ file }) => path.resolve(file));
  const program = programOf(files);
  const all = files.filter(file => file.includes(textGiven('in') ?? '')).flatMap(file => mutantsIn(file, program));
  const chosen = sampled(all, given('sample') ?? all.length, given('seed') ?? 1);
  console.log(`${all.length} mutants of callers; ${chosen.length} of them are tried.`);
  const related = new Related();
  const folder = copied();
  const survivors: CallerMutant[] = [];
  for (const [tried, mutant] of chosen.entries()) {
    const copy = path.join(folder, mutant.file);
    const text = fs.readFileSync(copy, 'utf8');
    fs.writeFileSync(copy, changed(text, mutant));
    const seen = await noticed(folder, related.of(mutant.file));
    fs.writeFileSync(copy, text);
    if (!seen) survivors.push(mutant);
    const { file, line, asked, instead } = mutant;
    console.log(
      `${tried + 1 - survivors.length}/${tried + 1} ${seen ? 'noticed ' : 'SURVIVED'} ${file}:${line} ${asked} → ${instead.replace(/\s+/g, ' ')}`,
    );
  }
  fs.rmSync(folder, { recursive: true, force: true });
  const share = (100 * (chosen.length - survivors.length)) / chosen.length;
  console.log(`Noticed: ${chosen.length - survivors.length} of ${chosen.length}, ${share.toFixed(1)} %.`);
  process.exitCode = share >= LEAST ? 0 : 1;
};

void run();
