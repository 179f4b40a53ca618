// npm run steady -w lab -- [rounds] [what Playwright takes] — plays the browser tests again and again with one core kept busy: a test that
// fails once is a defect. Without anything named, every browser test; 20 rounds by default. The build must be there. The reports of
// rounds with a failure are kept, with the pages as they stood, and said where.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const [first = '', ...others] = process.argv.slice(2);
const counted = /^\d+$/.test(first);
const rounds = counted ? Number(first) : 20;
const named = counted ? others : process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-steady-'));

const failedIn = (suite, above = []) => [
  ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ title, file }) => `${file}: ${[...above, title].join(' › ')}`),
  ...(suite.suites ?? []).flatMap(inner => failedIn(inner, inner.file === inner.title ? above : [...above, inner.title])),
];

const play = round => {
  const reports = path.join(folder, String(round));
  fs.mkdirSync(reports);
  spawnSync(process.execPath, ['scripts/e2e.mjs', `--output=${path.join(reports, 'pages')}`, ...named], {
    stdio: 'ignore',
    env: { ...process.env, REPORTS: reports },
  });
  const report = path.join(reports, 'e2e.json');
  if (!fs.existsSync(report)) return { failed: ['the round could not be played'], passed: 0 };
  const read = JSON.parse(fs.readFileSync(report, 'utf8'));
  return { failed: failedIn(read), passed: read.stats.expected };
};

// busy for as long as this process lives, however it ends
const busy = spawn(process.execPath, ['-e', 'const { ppid } = process; while (process.ppid === ppid);'], { stdio: 'ignore' });
const failures = new Map();
try {
  for (let round = 1; round <= rounds; round += 1) {
    const began = Date.now();
    const { failed, passed } = play(round);
    console.log(`round ${round} of ${rounds}: ${passed} passed, ${failed.length} failed, ${Math.round((Date.now() - began) / 1_000)} s`);
    if (failed.length === 0) fs.rmSync(path.join(folder, String(round)), { recursive: true });
    for (const name of failed) console.log(`  ${name}`);
    for (const name of failed) failures.set(name, [...(failures.get(name) ?? []), round]);
  }
} finally {
  busy.kill();
  if (failures.size === 0) fs.rmSync(folder, { recursive: true, force: true });
  else console.log(`the reports of the rounds with a failure: ${folder}`);
}
for (const [name, when] of failures) console.log(`FAILED in ${when.join(', ')}: ${name}`);
console.log(`${rounds} rounds, ${failures.size} tests that failed at least once`);
process.exitCode = failures.size === 0 ? 0 : 1;
