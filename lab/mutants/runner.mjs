// A test runner for Stryker: nearly every mutant of the rules is static (a table is data, read when it loads), so each one needs everything
// loaded anew. Domain and tests are bundled once; each mutant gets a realm of its own, where the bundle runs until the first test that fails.
import path from 'node:path';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { build } from 'esbuild';
import fs from 'node:fs';

/** Quick tests that kill most mutants first. Tests that start processes, measure time or read the sources say nothing about a mutant. */
const FIRST = [
  ...(process.env.MUTANTS_ROOM === 'kernel' ? ['domain/kernel', 'domain/day'] : []),
  ...(process.env.MUTANTS_ROOM === 'field' ? ['rules/pattern', 'domain/known'] : []),
  ...(process.env.MUTANTS_ROOM === 'journey' ? ['domain/', 'journey/'] : []),
  'rules/published',
  'rules/examples',
  'rules/tables',
  'journey/navigation',
  'rules/bench',
  'offer/',
  'domain/',
  'journey/',
  'rules/',
];
const ASIDE = /rules\/(zones|command|paste|hostile|files|asked)\.|journey\/(drawing|pages)\./;
const ROOMS = ['tests/rules', 'tests/journey', 'tests/offer', 'tests/domain'];
/** Rooms that the journey's graph is made from; its proofs are long, so that they come last. */
const OF_GRAPH = ['errors', 'finalisation', 'information', 'journey', 'startup'];
const GRAPH = 'journey/graph';
/** Where each mutant's end is written as it comes: a long run tells what it has found, and goes on where one was stopped, as long as the room is the same. */
const TOLD = process.env.MUTANTS_TOLD;
const NOTICED = 'noticed ';
const OUT_OF_TIME = `${MutantRunStatus.Timeout} `;
const toldBefore = new Set(TOLD !== undefined && fs.existsSync(TOLD) ? fs.readFileSync(TOLD, 'utf8').split('\n') : []);
/** At least; and thrice what all tests take without a mutant, so that a busy machine notices none by itself. */
const PATIENCE_MS = 60_000;
const DRY_RUN_MS = 600_000;
/** Of a large room one mutant in so many is tried; the others count as errors, and nowhere else. */
const ONE_IN = Number(process.env.MUTANTS_ONE_IN ?? 1);
/** A property that is tried often in npm test is tried less often here, thousands of times over. */
const RUNS = 20;

const testFiles = () =>
  ROOMS.filter(room => fs.existsSync(room))
    .flatMap(room => fs.readdirSync(room, { recursive: true }).map(name => path.join(room, name)))
    .filter(file => file.endsWith('.test.ts') && !ASIDE.test(file))
    .filter(file => process.env.MUTANTS_ROOM !== 'journey' || OF_JOURNEY.test(file))
    .filter(file => !file.includes(GRAPH) || OF_GRAPH.includes(process.env.MUTANTS_ROOM))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
/** In its own room, the tests that reach the journey; the rest of the bank's rules say nothing of it, and it has a thousand mutants. */
const OF_JOURNEY =
  /journey\/|domain\/(board|day|edges|facts|known|onFile|slot|startedFile|steps|told)|rules\/(examples|published|tables|properties)/;
const rank = file => (file.includes(GRAPH) ? FIRST.length : FIRST.findIndex(part => file.includes(part)));

/** What jest gives its tests, as far as these use it; tests are kept, and run afterwards. */
const HARNESS = `
import { expect } from 'expect';
import { format } from 'node:util';
import fc from 'fast-check';
fc.configureGlobal({ numRuns: ${RUNS} });
const tests = [];
let above = [];
const each = add => rows => (name, act) => rows.forEach(row => {
  const given = Array.isArray(row) ? row : [row];
  add(format(name, ...given), () => act(...given));
});
const test = (name, act) => tests.push({ name: [...above, name].join(' › '), act });
test.each = each(test);
const describe = (name, act) => { above = [...above, name]; act(); above = above.slice(0, -1); };
describe.each = each(describe);
Object.assign(globalThis, { expect, test, it: test, describe, tests });
`;

const forFewRuns = {
  name: 'few-runs',
  setup: pipeline => {
    pipeline.onLoad({ filter: /\.test\.ts$/ }, async ({ path: file }) => ({
      contents: (await fs.promises.readFile(file, 'utf8')).replace(/numRuns: [\d_]+/g, `numRuns: ${RUNS}`),
      loader: 'ts',
    }));
  },
};

const bundled = async () => {
  const entry = testFiles().map(file => `require('./${file}');`);
  const harness = path.resolve('mutants-harness.mjs');
  fs.writeFileSync(harness, HARNESS);
  const { outputFiles } = await build({
    stdin: { contents: `require('./mutants-harness.mjs');\n${entry.join('\n')}`, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    platform: 'node',
    packages: 'external',
    alias: { '@brands': path.resolve('brands'), '@domain': path.resolve('domain') },
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
    plugins: [forFewRuns],
  });
  return new vm.Script(outputFiles[0].text, { filename: 'rules.bundle.js' });
};

/** The same in another run, as long as the file is. */
const nameOf = ({ fileName, location: { start }, mutatorName, replacement }) =>
  `${fileName.slice(fileName.indexOf('domain/'))}:${start.line + 1}:${start.column + 1} ${mutatorName} ${replacement.replace(/\s+/g, ' ')}`;

const ownRequire = createRequire(import.meta.url);

class BundleRunner {
  patience = PATIENCE_MS;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.script = await bundled();
  }

  /** Runs every test, or up to the first that fails; an error while loading is a failure of all. */
  runAll(activeMutant, stopAtFirst) {
    const { performance, structuredClone, TextEncoder, TextDecoder, URL, Buffer, setTimeout, clearTimeout } = globalThis;
    const globals = { performance, structuredClone, TextEncoder, TextDecoder, URL, Buffer, setTimeout, clearTimeout, console, process };
    const context = vm.createContext({ ...globals, require: ownRequire, module: { exports: {} }, exports: {} });
    context.global = context;
    context.__stryker__ = { activeMutant };
    const results = [];
    const patience = activeMutant === undefined ? DRY_RUN_MS : this.patience;
    const until = Date.now() + patience;
    try {
      this.script.runInContext(context, { timeout: patience });
      const runOne = new vm.Script('tests[next].act()');
      for (const [next, { name }] of context.tests.entries()) {
        const began = Date.now();
        context.next = next;
        let failure;
        try {
          runOne.runInContext(context, { timeout: Math.max(1, until - Date.now()) });
        } catch (error) {
          if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { results, timedOut: true };
          failure = String(error?.message ?? error);
        }
        results.push({ id: name, name, timeSpentMs: Date.now() - began, failure });
        if (failure !== undefined && stopAtFirst) break;
      }
    } catch (error) {
      if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { results, timedOut: true };
      results.push({ id: 'loading', name: 'loading', timeSpentMs: 0, failure: String(error?.stack ?? error) });
    }
    return { results, timedOut: false };
  }

  async dryRun() {
    const began = Date.now();
    const { results, timedOut } = this.runAll(undefined, false);
    this.patience = Math.max(PATIENCE_MS, 3 * (Date.now() - began));
    if (timedOut) return { status: DryRunStatus.Timeout };
    const tests = results.map(({ failure, ...test }) =>
      failure === undefined ? { ...test, status: TestStatus.Success } : { ...test, status: TestStatus.Failed, failureMessage: failure },
    );
    return { status: DryRunStatus.Complete, tests };
  }

  async mutantRun({ activeMutant }) {
    const name = nameOf(activeMutant);
    if (Number(activeMutant.id) % ONE_IN !== 0) return { status: MutantRunStatus.Error, errorMessage: 'not in the sample' };
    if (toldBefore.has(`${OUT_OF_TIME}${name}`)) return { status: MutantRunStatus.Timeout };
    if (toldBefore.has(`${NOTICED}${name}`)) return { status: MutantRunStatus.Killed, killedBy: ['before'], nrOfTests: 0 };
    const ended = this.ended(activeMutant);
    if (TOLD !== undefined) fs.appendFileSync(TOLD, `${ended.status === MutantRunStatus.Killed ? NOTICED : `${ended.status} `}${name}\n`);
    return ended;
  }

  ended(activeMutant) {
    const { results, timedOut } = this.runAll(activeMutant.id, true);
    if (timedOut) return { status: MutantRunStatus.Timeout };
    const killer = results.find(({ failure }) => failure !== undefined);
    const nrOfTests = results.length;
    return killer === undefined
      ? { status: MutantRunStatus.Survived, nrOfTests }
      : { status: MutantRunStatus.Killed, killedBy: [killer.id], failureMessage: killer.failure, nrOfTests };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'bundle', BundleRunner)];
