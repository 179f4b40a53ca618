// npm run faults -- [--calls a,b] [--faults F04,F18] [--seed 1] [--sample 40] [--workers 2] [--write] — plays every fault at every call, or
// a slice of it, and prints the table by fault and by class. --write keeps it in docs/faults.md. Needs the build.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    calls: { type: 'string' },
    faults: { type: 'string' },
    seed: { type: 'string', default: '1' },
    sample: { type: 'string' },
    workers: { type: 'string', default: '2' },
    rows: { type: 'string' },
    write: { type: 'boolean', default: false },
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
const DOC = 'docs/faults.md';
const BEGIN = '<!-- played -->';

const play = () => {
  const rows = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'omc-faults-')), 'rows.jsonl');
  fs.writeFileSync(rows, '');
  spawnSync(process.execPath, ['scripts/e2e.mjs', 'e2e/faults.spec.ts', `--workers=${values.workers}`], {
    stdio: 'inherit',
    env: {
      ...process.env,
      FAULT_MATRIX: 'all',
      FAULT_ROWS: rows,
      FAULT_SEED: values.seed,
      FAULT_CALLS: values.calls ?? '',
      FAULT_KINDS: values.faults ?? '',
      FAULT_SAMPLE: values.sample ?? '0',
    },
  });
  return rows;
};

const readRows = file =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line));

const tableOf = rows => {
  const faults = [...new Set(rows.map(({ fault }) => fault))].sort();
  const counted = of => [
    of.length,
    of.filter(({ met }) => met).length,
    ...CLASSES.map(each => of.filter(({ wrong }) => wrong.includes(each)).length),
  ];
  const line = (name, of) => `| ${[name, ...counted(of)].join(' | ')} |`;
  return [
    `| fault | played | met | ${CLASSES.join(' | ')} |`,
    `| --- | ${['played', 'met', ...CLASSES].map(() => '---:').join(' | ')} |`,
    ...faults.map(fault =>
      line(
        fault,
        rows.filter(row => row.fault === fault),
      ),
    ),
    line('all', rows),
  ].join('\n');
};

const told = rows => {
  const wrong = rows
    .filter(row => row.wrong.length > 0)
    .map(({ call, fault, use, workflow, wrong: what }) => `- ${call}, use ${use}, ${workflow}, ${fault}: ${what.join(', ')}`);
  const calls = new Set(rows.map(({ call }) => call));
  const how = [
    values.calls && `calls ${values.calls}`,
    values.faults && `faults ${values.faults}`,
    values.sample && `a sample of ${values.sample}`,
  ].filter(Boolean);
  return [
    `Seed ${values.seed}; ${how.length === 0 ? 'as played' : how.join(', ')}: ${rows.length} rows on ${calls.size} calls.`,
    '',
    tableOf(rows),
    '',
    wrong.length === 0 ? 'No row went wrong.' : `Went wrong:\n\n${wrong.join('\n')}`,
    '',
  ].join('\n');
};

const rows = readRows(values.rows ?? play());
const said = told(rows);
console.log(said);
if (values.write) {
  const kept = fs.readFileSync(DOC, 'utf8').split(BEGIN)[0];
  fs.writeFileSync(DOC, `${kept}${BEGIN}\n\n${said}`);
}
process.exitCode = rows.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
