// npm run faults -w tools — after a build, runs each call of three scenes with a fault of each class, and each interruption at a page, drawn by
// the seed. Prints the results by class, call and interruption, and writes them to reports/faults.md.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
  },
});

const CLASSES = [
  'white screen',
  'dead end',
  'lost data',
  'false success',
  'double effect',
  'stuck loader',
  'silent failure',
  'leak',
  'uncaught error',
];

const play = () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'omc-faults-')), 'rows.jsonl');
  fs.writeFileSync(file, '');
  spawnSync(
    process.execPath,
    ['tools/build/e2e.mjs', 'tests/e2e/faults.spec.ts', 'tests/e2e/faultsOfPerson.spec.ts', `--workers=${values.workers}`],
    {
      stdio: 'inherit',
      env: { ...process.env, FAULT_ROWS: file, FAULT_SEED: values.seed },
    },
  );
  const played = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line));
  // of a row that was played again the last play counts
  return [...new Map(played.map(row => [[row.call, row.fault, row.act].join(' '), row])).values()];
};

const HOW = ['played', 'met', ...CLASSES];
const line = (name, of) =>
  `| ${[name, of.length, of.filter(({ met = true }) => met).length, ...CLASSES.map(each => of.filter(({ wrong }) => wrong.includes(each)).length)].join(' | ')} |`;

/** A line for each value of `by`, and one for all. */
const tableOf = (rows, title, by) => {
  const names = [...new Set(rows.map(by))].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const lines = names.map(name => {
    const of = rows.filter(row => by(row) === name);
    return line(name, of);
  });
  return [`| ${[title, ...HOW].join(' | ')} |`, `| --- | ${HOW.map(() => '---:').join(' | ')} |`, ...lines, line('all', rows)].join('\n');
};

const all = play();
const [rows, acts] = [all.filter(({ call }) => call), all.filter(({ act }) => act)];
const wrong = all.filter(row => row.wrong.length > 0);
const said = [
  `Seed ${values.seed}: ${rows.length} rows and ${acts.length} acts.`,
  tableOf(rows, 'class', ({ group }) => group),
  tableOf(rows, 'call', ({ call }) => call),
  tableOf(acts, 'act', ({ act }) => act),
  wrong.length === 0
    ? 'Every row passed.'
    : wrong
        .map(({ call, fault, act, task, wrong }) => `- ${act ? `${task}, ${act}` : `${call}, ${fault}`}: ${wrong.join(', ')}`)
        .join('\n'),
].join('\n\n');
console.log(said);
fs.mkdirSync('reports', { recursive: true });
fs.writeFileSync('reports/faults.md', `${said}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
