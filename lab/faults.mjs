// npm run faults -w lab -- [--matrix classes] [--calls a,b] [--faults F04,F18] [--modes mdc] [--seed 1] [--sample 40 --from 80] [--workers 2]
// [--rows a.jsonl,b.jsonl] [--acts c.jsonl] [--write] — plays every fault at every call, or a slice of it, and prints the tables by fault and by
// class. --rows and --acts read what was played before; --write keeps the tables in docs/faults.md. Needs the build.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    matrix: { type: 'string', default: 'all' },
    calls: { type: 'string' },
    faults: { type: 'string' },
    modes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    sample: { type: 'string' },
    from: { type: 'string' },
    workers: { type: 'string', default: '2' },
    rows: { type: 'string' },
    acts: { type: 'string' },
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
      FAULT_MATRIX: values.matrix,
      FAULT_ROWS: rows,
      FAULT_SEED: values.seed,
      FAULT_CALLS: values.calls ?? '',
      FAULT_KINDS: values.faults ?? '',
      FAULT_MODES: values.modes ?? '',
      FAULT_SAMPLE: values.sample ?? '0',
      FAULT_FROM: values.from ?? '0',
    },
  });
  return rows;
};

/** Of a row that was played again the last play counts. */
const readRows = files => {
  const lines = files.split(',').flatMap(file => fs.readFileSync(file, 'utf8').split('\n').filter(Boolean));
  const keyed = lines
    .map(line => JSON.parse(line))
    .map(row => [[row.seed, row.call, row.fault, row.act, row.task, row.use, row.workflow, row.mode].join(' '), row]);
  return [...new Map(keyed).values()];
};

const HOW = ['played', 'met', ...CLASSES];
const line = (name, of) =>
  `| ${[name, of.length, of.filter(({ met = true }) => met).length, ...CLASSES.map(each => of.filter(({ wrong }) => wrong.includes(each)).length)].join(' | ')} |`;

/** A line for each value of `by`, and one for all. */
const tableOf = (rows, title, by) => {
  const names = [...new Set(rows.map(by))].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return [
    `| ${[title, ...HOW].join(' | ')} |`,
    `| --- | ${HOW.map(() => '---:').join(' | ')} |`,
    ...names.map(name =>
      line(
        name,
        rows.filter(row => by(row) === name),
      ),
    ),
    line('all', rows),
  ].join('\n');
};

const whose = ({ mode, workflow }) => (mode === 'mdc' ? 'adviser' : workflow);
const wrongOf = (rows, name) => {
  const wrong = rows.filter(row => row.wrong.length > 0).map(row => `- ${name(row)}: ${row.wrong.join(', ')}`);
  return wrong.length === 0 ? 'No row went wrong.' : `Went wrong:\n\n${wrong.join('\n')}`;
};

const told = rows => {
  const calls = new Set(rows.map(({ call }) => call));
  const seeds = [...new Set(rows.map(({ seed }) => seed))].sort().join(', ');
  const seconds = rows.reduce((sum, { ms = 0 }) => sum + ms / 1000, 0);
  return [
    `Seeds ${seeds}: ${rows.length} rows on ${calls.size} calls, ${(seconds / rows.length).toFixed(1)} s a row.`,
    '',
    tableOf(rows, 'class', ({ group }) => group),
    '',
    tableOf(rows, 'fault', ({ fault }) => fault),
    '',
    tableOf(rows, 'whose', whose),
    '',
    wrongOf(rows, row => `${row.call}, use ${row.use}, ${whose(row)}, ${row.fault}, seed ${row.seed}`),
    '',
  ].join('\n');
};

const toldActs = rows =>
  [
    '### What a person, their browser or their machine does',
    '',
    tableOf(rows, 'act', ({ act }) => act),
    '',
    tableOf(rows, 'page', ({ task }) => task),
    '',
    tableOf(rows, 'whose', whose),
    '',
    wrongOf(rows, row => `${row.task}, ${whose(row)}, ${row.act}`),
    '',
  ].join('\n');

const rows = readRows(values.rows ?? play());
const acts = values.acts === undefined ? [] : readRows(values.acts);
const said = [told(rows), ...(acts.length === 0 ? [] : [toldActs(acts)])].join('\n');
console.log(said);
if (values.write) {
  const kept = fs.readFileSync(DOC, 'utf8').split(BEGIN)[0];
  fs.writeFileSync(DOC, `${kept}${BEGIN}\n\n${said}`);
}
process.exitCode = [...rows, ...acts].some(({ wrong }) => wrong.length > 0) ? 1 : 0;
