// npm run mutants -w lab:domain -w lab [-- room …] (MUTANTS_ONE_IN=8: one mutant in eight) — mutation testing of the rules, one room of domain/ at a time: long, and not part of npm test.
// Each room has its report in reports/mutants/; the table at the end adds them up. docs/mutation.md says what survives and why.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const asked = process.argv.slice(2);
const rooms = asked.length > 0 ? asked : fs.readdirSync('domain').filter(name => fs.statSync(`domain/${name}`).isDirectory());

for (const room of rooms) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'lab/mutants/stryker.config.mjs'],
    {
      stdio: 'inherit',
      env: { ...process.env, MUTANTS_ROOM: room },
    },
  );
  if (status === null) process.exit(1);
}

const counted = file => {
  const { files } = JSON.parse(fs.readFileSync(`reports/mutants/${file}`, 'utf8'));
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = all.filter(status => ['Killed', 'Timeout'].includes(status)).length;
  const unnoticed = all.filter(status => ['Survived', 'NoCoverage'].includes(status)).length;
  return { room: file.replace('.json', ''), noticed, unnoticed };
};

const share = ({ noticed, unnoticed }) => (noticed + unnoticed === 0 ? '–' : ((100 * noticed) / (noticed + unnoticed)).toFixed(1));
const rows = fs
  .readdirSync('reports/mutants')
  .filter(name => name.endsWith('.json'))
  .map(counted);
const total = rows.reduce((sum, row) => ({ room: 'all', noticed: sum.noticed + row.noticed, unnoticed: sum.unnoticed + row.unnoticed }), {
  room: 'all',
  noticed: 0,
  unnoticed: 0,
});
for (const row of [...rows, total]) console.log(`| ${row.room} | ${row.noticed + row.unnoticed} | ${row.noticed} | ${share(row)} % |`);
process.exitCode = Number(share(total)) >= 95 ? 0 : 1;
