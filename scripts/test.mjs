// npm test — everything that proves the project, in order; the first part that cannot run stops nothing after it. Ends with 'N passed, N failed'.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const reports = path.resolve('reports');
fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });

const node = process.execPath;
const jest = (name, ...projects) => [
  node,
  'node_modules/jest/bin/jest.js',
  '--selectProjects',
  ...projects,
  '--json',
  `--outputFile=${path.join(reports, `${name}.json`)}`,
];

/** Each part: a name, a command, and where its own count of tests is; a part without a count is one check. */
const parts = [
  { name: 'types', command: [node, 'node_modules/typescript7/bin/tsc', '--noEmit'] },
  { name: 'lint', command: [node, 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  { name: 'format', command: [node, 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  { name: 'rules, architecture, adapters, sandbox', command: jest('unit', 'unit'), count: 'unit' },
  { name: 'components', command: jest('ui', 'ui'), count: 'ui' },
  { name: 'contracts', command: [node, 'scripts/contracts.mjs'], count: 'contracts' },
  { name: 'build', command: [node, 'scripts/build.mjs'] },
  { name: 'budgets', command: [node, 'scripts/budgets.mjs'] },
  { name: 'journeys in a browser', command: [node, 'scripts/e2e.mjs'], count: 'e2e' },
];

const run = command =>
  new Promise(done => {
    const env = { ...process.env, PACT_DO_NOT_TRACK: 'true', REPORTS: reports, FORCE_COLOR: '0' };
    const child = spawn(command[0], command.slice(1), { stdio: 'inherit', env });
    child.on('exit', code => done(code ?? 1));
  });

const jestCount = report => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites });
const browserCount = report => ({ passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected });

/** A part that failed without a failing test (it could not even run) counts as one failure. */
const countOf = ({ count }, code) => {
  const file = path.join(reports, `${count}.json`);
  if (count && fs.existsSync(file)) {
    const report = JSON.parse(fs.readFileSync(file, 'utf8'));
    const counted = report.stats ? browserCount(report) : jestCount(report);
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  }
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

const totals = { passed: 0, failed: 0 };
const summary = [];
for (const part of parts) {
  const began = Date.now();
  console.log(`\n── ${part.name}`);
  const code = await run(part.command);
  const { passed, failed } = countOf(part, code);
  totals.passed += passed;
  totals.failed += failed;
  summary.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${part.name}: ${passed} passed, ${failed} failed, ${((Date.now() - began) / 1000).toFixed(0)} s`,
  );
}
console.log(`\n${summary.join('\n')}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
