// npm test — runs every test and check of the project; continues after a failed part. Ends with 'N passed, N failed'.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { otherLanguages } from './brands.cjs';
import { findBrowser } from './find-browser.mjs';

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

/**
 * The parts: name, command, and the file with the number of tests; a part without that counts as one check. The build first, which the
 * journeys need; then the longest first.
 */
const parts = [
  { name: 'build', command: [node, 'tools/build/build.mjs'] },
  { name: 'rules, architecture, adapters, sandbox', command: jest('unit', 'unit'), count: 'unit' },
  { name: 'lint', command: [node, 'node_modules/oxlint/bin/oxlint', '--type-aware'] },
  { name: 'lint by selectors and of texts', command: [node, 'node_modules/eslint/bin/eslint.js', '.'] },
  { name: 'components', command: jest('ui', 'ui', 'english'), count: 'ui' },
  { name: 'contracts', command: [node, '--import', 'tsx', 'tools/contracts/record.mjs'], count: 'contracts' },
  { name: 'format', command: [node, 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: [node, 'node_modules/typescript7/bin/tsc', '--noEmit'] },
  ...(process.env.ALL ? [{ name: 'recipes for backend teams', command: [node, '--import', 'tsx', 'tools/contracts/recipes.ts'] }] : []),
];
const journeys = [
  { name: 'budgets', command: [node, 'tools/build/budgets.mjs'] },
  { name: 'browsers that we promise', command: [node, 'tools/build/browsers.mjs'] },
  { name: 'journeys in a browser', command: [node, 'tools/build/e2e.mjs'], count: 'e2e' },
  ...otherLanguages.map((language, index) => ({
    name: `a journey in another language (${language})`,
    command: [node, 'tools/build/e2e.mjs'],
    count: `e2e.${language}`,
    env: { LANGUAGE: language, BANK_PORT: `${7_200 + index * 400}` }, // beside the French journeys
  })),
  ...(process.env.ALL
    ? [
        { name: 'journeys in Firefox and WebKit', command: [node, '--import', 'tsx', 'tools/engines/run.ts'] },
        { name: 'a journey in Chromium 109', command: [node, 'tools/engines/chrome109.mjs', '--installed'] },
      ]
    : []),
];

/** Parts that this machine cannot run, for lack of a compiler: repeated at the end of the output. */
const setAside = [];
/** Skipped tests, one line for each subject. */
const pendingOf = ({ testResults = [] }) => {
  const pending = testResults.flatMap(({ assertionResults = [] }) => assertionResults).filter(({ status }) => status === 'pending');
  const subjects = pending.map(({ ancestorTitles: [subject], title }) => subject ?? title);
  return [...new Set(subjects)].map(subject => `${subject}: ${subjects.filter(each => each === subject).length}`);
};

/** Returns the exit code; prints a part's output when it has ended, because parts run in parallel. */
const run = (name, command, more) =>
  new Promise(done => {
    const env = { ...process.env, PACT_DO_NOT_TRACK: 'true', REPORTS: reports, FORCE_COLOR: '0', ...more };
    const child = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'], env });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => said.push(chunk));
    console.log(`── ${name}: begun`);
    child.on('close', code => {
      console.log(`\n── ${name}`);
      process.stdout.write(Buffer.concat(said));
      setAside.push(
        ...(Buffer.concat(said)
          .toString()
          .match(/^SKIPPED .*$/gm) ?? []),
      );
      done(code ?? 1);
    });
  });

const jestCount = report => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites });
const browserCount = report => ({ passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected });

/** A part that fails without a failing test, because it could not run, counts as one failure. */
const countOf = ({ count }, code) => {
  const file = path.join(reports, `${count}.json`);
  if (count && fs.existsSync(file)) {
    const report = JSON.parse(fs.readFileSync(file, 'utf8'));
    setAside.push(...pendingOf(report).map(line => `SKIPPED  ${line}`));
    const counted = report.stats ? browserCount(report) : jestCount(report);
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  }
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
/** Milliseconds of each test file of Jest, and of each test in the browser. */
const timesIn = file => {
  const { testResults = [], suites = [] } = JSON.parse(fs.readFileSync(path.join(reports, file), 'utf8'));
  const files = testResults.flatMap(({ name, startTime, endTime }) => (name ? [[endTime - startTime, path.relative('.', name)]] : []));
  const longest = ({ tests }) => Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...files, ...suites.flatMap(specsIn).map(spec => [longest(spec), `${spec.file}: ${spec.title}`])];
};
const slowest = () =>
  fs
    .readdirSync(reports)
    .filter(name => name.endsWith('.json'))
    .flatMap(timesIn)
    .sort(([one], [other]) => other - one)
    .slice(0, 10)
    .map(([ms, name]) => `${(ms / 1000).toFixed(0).padStart(4)} s  ${name}`);

const totals = { passed: 0, failed: 0 };
const summary = [];
/** Runs the next part of the queue until it is empty. */
const inOrder = async queue => {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const { name, command, count, env } = part;
    const began = Date.now();
    const { passed, failed } = countOf({ count }, await run(name, command, env));
    totals.passed += passed;
    totals.failed += failed;
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    summary.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  }
};
const began = Date.now();
await findBrowser({ prefersHeadless: true }).catch(() => undefined); // unpacks the package's once, before two parts look for it
// Two parts run in parallel, one on each core; the first browser tests begin beside the last of the other parts.
const all = [...parts, ...journeys];
await Promise.all([inOrder(all), inOrder(all)]);
console.log(`\n${[...summary, ...setAside].join('\n')}\n`);
console.log(`The ten slowest:\n${slowest().join('\n')}\n`);
console.log(`${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
