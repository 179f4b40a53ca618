// npm run generate [-- NAME…] — makes the generated files whose sources have changed since the last run on this machine.
// `-- --stale` only says which; `-- --all` makes all; a name makes one: book, journey, contracts, pacts. Ends with the generated files in git that have changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';

const STATE = 'build/generated.json';
const tsx = (...args) => [process.execPath, '--import', 'tsx', ...args];

const product = ['domain', 'application', 'infrastructure', 'ui', 'src', 'brands'];
/** The fastest first. The contracts' pages derive from the pacts, and are made again after them. `from`: what the maker reads. */
const makers = [
  { name: 'journey', from: ['tools/book', ...product], command: tsx('tools/book/drawings.ts') },
  {
    name: 'book',
    from: ['tools/book', 'tools/build', 'tools/deploy', ...product, 'docs/requirements.md', 'docs/decisions.md'],
    command: tsx('tools/book/write.ts'),
  },
  {
    name: 'pacts',
    from: ['contracts', 'domain', 'application', 'infrastructure', 'sandbox', 'brands', 'tools/contracts'],
    command: tsx('tools/contracts/record.mjs'),
  },
  {
    name: 'contracts',
    from: ['contracts', 'tools/contracts', 'domain', 'infrastructure', 'sandbox', 'ui'],
    command: tsx('tools/contracts/generate.ts'),
  },
];

const git = (...args) => spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout;
const IN_GIT = ['contracts/generated', 'docs/rulebook', 'docs/livre', 'docs/journey.md'];

const hashOf = from => {
  const hash = createHash('sha256');
  const files = git('ls-files', '-co', '--exclude-standard', '--', ...from)
    .split('\n')
    .filter(Boolean)
    .sort();
  for (const file of files) {
    if (file.startsWith('contracts/generated/') && !file.includes('/pacts/')) continue;
    if (fs.existsSync(file)) hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
};

const isStale = ({ name, from }) => made[name] !== hashOf(from);
const made = fs.existsSync(STATE) ? JSON.parse(fs.readFileSync(STATE, 'utf8')) : {};

if (process.argv[2] === '--stale') {
  const stale = makers.filter(isStale).map(({ name }) => name);
  if (stale.length > 0)
    console.log(`STALE  ${stale.join(', ')}: sources have changed since npm run generate. npm test compares what is in git`);
  process.exit(0);
}

const asked = process.argv.slice(2);
const strange = asked.filter(each => each !== '--all' && makers.every(({ name }) => name !== each));
if (strange.length > 0) {
  console.error(`${strange.join(', ')}: write --all, or any of ${makers.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const isWanted = ({ name, from }) => asked.includes('--all') || asked.includes(name) || (asked.length === 0 && isStale({ name, from }));

/** What failed in a test run, without the output around it. */
const failures = said => said.split('\n').filter(line => /^\s*(?:●|✕|FAIL\b|Error:|.*error TS)/.test(line));

for (const maker of makers.filter(isWanted)) {
  const { name, from, command } = maker;
  console.log(`${name}…`);
  const { status, stdout, stderr } = spawnSync(command[0], command.slice(1), { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  if (status !== 0) {
    const said = `${stdout}\n${stderr}`;
    console.error(said);
    console.error([`${name} was not generated: ${command.slice(3).join(' ')} failed.`, ...new Set(failures(said))].join('\n'));
    process.exit(1);
  }
  made[name] = hashOf(from);
  fs.mkdirSync('build', { recursive: true });
  fs.writeFileSync(STATE, JSON.stringify(made));
}
console.log(git('status', '--short', '--', ...IN_GIT).trimEnd() || 'Every generated file in git is as committed.');
