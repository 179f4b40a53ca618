// npm test — runs every test and check of the project; continues after a failed part. Ends with 'N passed, N failed'. A part whose inputs are
// those of its last run is not run again if it passed then; parts that failed run first. A fresh clone has no cache.
//   -- --only NAME   only the parts with NAME in their name, without the cache
//   -- --check       only the parts of npm run check, and the tests of what changed
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser.mjs';
import { hashOf, isBuilt } from './inputs.mjs';
import { junitOf } from './junit.mjs';

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    check: { type: 'boolean' },
    parts: { type: 'string', default: new URL('parts.mjs', import.meta.url).href },
  },
});
const { parts: all, reports } = await import(asked.parts); // other parts: tests/bundle/parts.test.ts
const began = Date.now();
const CACHE = path.resolve('build/test-cache.json');
const cache = fs.existsSync(CACHE) ? JSON.parse(fs.readFileSync(CACHE, 'utf8')) : {};

const parts = asked.check
  ? all.filter(({ quick }) => quick).map(part => ({ ...part, command: part.quickCommand ?? part.command }))
  : all.filter(({ name }) => asked.only === undefined || name.includes(asked.only));
if (parts.length === 0) {
  console.error(`No part is named '${asked.only}'. The parts: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
if (parts.some(({ built }) => built) && parts[0].name !== 'build' && !isBuilt()) parts.unshift(all[0]);
if (asked.check) {
  parts.push({ name: 'generated files', command: [process.execPath, 'tools/build/generate.mjs', '--stale'] });
  const jest = [process.execPath, 'node_modules/jest/bin/jest.js', '--selectProjects', 'ui', 'unit', '--onlyChanged', '--passWithNoTests'];
  /** Tests that draw every screen: a change of one screen would run them all. `npm test` runs them. */
  const everyScreen = ['/tests/journey/', 'src/routes.test', 'src/container.test'];
  parts.push({
    name: 'tests of what changed',
    command: [...jest, '--testPathIgnorePatterns', '/tests/architecture/', '/tools/', 'sandbox/tests/contracts', ...everyScreen],
  });
}

fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });
// Finds the browser once: two parts would unpack the package's at the same time.
const browser = parts.some(part => part.browser) ? await findBrowser({ prefersHeadless: true }).catch(() => undefined) : undefined;
const versionOf = ({ path: program, args, env }) =>
  spawnSync(program, ['--version', ...args], { env: { ...process.env, ...env }, encoding: 'utf8' }).stdout;
const browserIs = browser ? `${browser.path} ${versionOf(browser)}` : '';

/** Hashes of sets of files: several parts have the same set. */
const hashes = new Map();
/** What decides a part's result: its files, the lock file, its command, and the machine. */
const keyOf = ({ command, env, inputs, browser: inBrowser }) => {
  if (!inputs) return undefined;
  if (!hashes.has(inputs)) hashes.set(inputs, hashOf([...new Set([...inputs(), 'package-lock.json'])].sort()));
  const options = ['ALL', 'CHROMIUM_PATH', 'CHROMIUM_ARGS', 'CHROMIUM_BUNDLED', 'NODE_OPTIONS', 'TZ', 'LANG'].map(
    name => process.env[name] ?? '',
  );
  const machine = [process.version, process.platform, process.arch, ...options, inBrowser ? browserIs : ''];
  return hashOf([], hashes.get(inputs), command, env ?? {}, machine);
};

/** Parts that this machine cannot run, for lack of a compiler: repeated at the end of the output. */
const setAside = [];

/** Returns the exit code; prints a part's output when it has ended, because parts run in parallel. */
const run = ({ name, command, env: more }, notes) =>
  new Promise(done => {
    const env = { ...process.env, PACT_DO_NOT_TRACK: 'true', REPORTS: reports, FORCE_COLOR: '0', DOCUMENTS_READ: notes, ...more };
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
          .match(/^(?:SKIPPED|STALE) .*$/gm) ?? []),
      );
      done(code ?? 1);
    });
  });

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
const isGood = ({ ok, tests }) => ok && tests.every(({ status }) => status !== 'skipped');
/** Every test of a report of Jest or of the browser: file, title, seconds, and what failed. */
const casesIn = report => [
  ...(report.testResults ?? []).flatMap(({ name, assertionResults = [], message }) => {
    const file = path.relative('.', name ?? '');
    if (assertionResults.length === 0 && message) return [{ file, title: 'the file', seconds: 0, status: 'failed', message }];
    return assertionResults.map(({ fullName, duration, status, failureMessages = [] }) => ({
      file,
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      message: failureMessages.join('\n'),
    }));
  }),
  ...(report.suites ?? []).flatMap(specsIn).map(spec => ({
    file: spec.file,
    title: spec.title,
    seconds: Math.max(0, ...spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    status: spec.ok ? (isGood(spec) ? 'passed' : 'skipped') : 'failed',
    message: spec.tests.flatMap(({ results }) => results.flatMap(({ error }) => (error ? [error.message] : []))).join('\n'),
  })),
];

const readReport = ({ count }) => {
  const file = path.join(reports, `${count}.json`);
  return count && fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
};
const jestCount = report => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites });
const browserCount = report => ({ passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected });

/** A part that fails without a failing test, because it could not run, counts as one failure. */
const countOf = (report, code) => {
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counted = report.stats ? browserCount(report) : jestCount(report);
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
};

/** Skipped tests, one line for each subject. */
const pendingOf = ({ testResults = [], suites = [] }) => {
  const pending = testResults.flatMap(({ assertionResults = [] }) => assertionResults).filter(({ status }) => status === 'pending');
  const inBrowser = suites.flatMap(specsIn).filter(spec => spec.ok && !isGood(spec));
  const subjects = [...pending.map(({ ancestorTitles: [subject], title }) => subject ?? title), ...inBrowser.map(({ file }) => file)];
  return [...new Set(subjects)].map(subject => `SKIPPED  ${subject}: ${subjects.filter(each => each === subject).length}`);
};

const results = [];
let building = Promise.resolve();

/** Runs a part, or takes the result of a run with the same inputs. */
const resultOf = async part => {
  const { name, made } = part;
  const key = keyOf(part);
  const known = cache[name];
  const stillThere = made === undefined || isBuilt();
  if (asked.only === undefined && key !== undefined && known?.key === key && known.failed === 0 && stillThere)
    return { ...known, name, cached: true };
  const start = Date.now();
  const notes = path.join(reports, `${name.replace(/\W+/g, '-')}.documents`);
  const code = await run(part, notes);
  const report = readReport(part);
  const seconds = Math.round((Date.now() - start) / 1000);
  if (report) setAside.push(...pendingOf(report));
  const result = { name, ...countOf(report, code), seconds, cases: report ? casesIn(report) : [] };
  const documents = fs.existsSync(notes) ? [...new Set(fs.readFileSync(notes, 'utf8').trim().split('\n'))] : [];
  const isComplete = part.documents || documents.length === 0;
  if (!isComplete)
    setAside.push(`NOT CACHED  ${name}: a test reads ${documents.slice(0, 3).join(', ')}. Name it in DOCUMENTS of tools/build/parts.mjs.`);
  cache[name] = {
    key: isComplete ? key : undefined,
    passed: result.passed,
    failed: result.failed,
    seconds,
    cases: result.failed ? [] : result.cases,
  };
  fs.mkdirSync(path.dirname(CACHE), { recursive: true });
  fs.writeFileSync(CACHE, JSON.stringify(cache));
  return result;
};

/** Runs the next part of the queue until it is empty. */
const inOrder = async queue => {
  for (let part = queue.shift(); part; part = queue.shift()) {
    if (part.built) await building;
    const running = resultOf(part);
    if (part.made) building = running;
    results.push(await running);
  }
};
// Two parts run in parallel, one on each core: the build, which others need, then what failed, then the longest.
const failedBefore = ({ name, made }) => (made ? 2 : Number((cache[name]?.failed ?? 0) > 0));
const queue = parts
  .map((part, at) => ({ part, at }))
  .sort((one, other) => failedBefore(other.part) - failedBefore(one.part) || one.at - other.at);
const inTurn = queue.map(({ part }) => part);
await Promise.all([inOrder(inTurn), inOrder(inTurn)]);

const lineOf = ({ name, passed, failed, seconds, cached }) => {
  const word = cached ? 'cached' : failed === 0 ? 'ok    ' : 'FAILED';
  return `${word} ${name}: ${passed} passed, ${failed} failed, ${seconds} s${cached ? ' when it last ran' : ''}`;
};
console.log(`\n${[...results.map(lineOf), ...setAside].join('\n')}\n`);
const slowest = results
  .filter(({ cached }) => !cached)
  .flatMap(({ cases }) => cases)
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, 10);
if (slowest.length > 0)
  console.log(
    `The ten slowest:\n${slowest.map(({ file, title, seconds }) => `${seconds.toFixed(0).padStart(4)} s  ${file}: ${title}`).join('\n')}\n`,
  );
const failed = results.flatMap(({ cases }) => cases).filter(({ status }) => status === 'failed');
/** The first lines of a failure, without the terminal's colours. */
const startOf = message =>
  message
    .replace(/\u001b\[\d+m/g, '')
    .trim()
    .split('\n')
    .slice(0, 12)
    .join('\n    ');
if (failed.length > 0)
  console.log(`Failed:\n${failed.map(({ file, title, message }) => `  ${file}: ${title}\n    ${startOf(message)}`).join('\n')}\n`);
fs.writeFileSync(path.join(reports, 'junit.xml'), junitOf(results));
const sum = (of, which) => of.reduce((total, result) => total + result[which], 0);
const fromCache = results.filter(({ cached }) => cached);
console.log(`${((Date.now() - began) / 60_000).toFixed(1)} minutes, reports/junit.xml`);
if (fromCache.length > 0) console.log(`${sum(fromCache, 'passed')} of these are cached: their inputs are those of the run that passed`);
console.log(`${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`);
process.exitCode = sum(results, 'failed') === 0 ? 0 : 1;
