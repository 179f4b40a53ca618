// npm run generate — regenerates the files whose sources have changed since the last run on this machine; `-- --all` regenerates all.
// Ends with a list of the files that differ from the last commit. The tests of these files name this command.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';

const STATE = 'build/generated.json';
const tsx = (...args) => [process.execPath, '--import', 'tsx', ...args];

/** The order matters: the contracts' pages derive from the pacts. `from`: folders and files that the generator reads. */
const makers = [
  {
    name: 'pacts',
    from: ['contracts', 'domain', 'application', 'infrastructure', 'sandbox', 'brands', 'config'],
    command: tsx('scripts/contracts.mjs'),
  },
  { name: 'contract pages', from: ['contracts', 'domain', 'infrastructure', 'sandbox', 'ui'], command: tsx('contracts/tools/generate.ts') },
  {
    name: 'rule book',
    from: [
      ...['book', 'domain', 'application', 'infrastructure', 'ui', 'src', 'brands', 'config', 'deploy', 'scripts'],
      ...['webpack.config.js', 'package.json', 'docs/requirements.md', 'docs/decisions.md'],
    ],
    command: tsx('book/write.ts'),
  },
  {
    name: 'drawings',
    from: ['book', 'scripts/rooms', 'domain', 'application', 'infrastructure', 'ui', 'src'],
    command: tsx('scripts/drawings.ts'),
  },
];

const git = (...args) => spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout;
const OUTPUTS = ['contracts/generated', 'docs/rulebook', 'docs/rooms.md', 'docs/journey.md'];

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

const made = !process.argv.includes('--all') && fs.existsSync(STATE) ? JSON.parse(fs.readFileSync(STATE, 'utf8')) : {};
for (const { name, from, command } of makers) {
  if (made[name] === hashOf(from)) continue;
  console.log(`${name}…`);
  const { status } = spawnSync(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) {
    console.error(`The ${name} could not be made: ${command.slice(3).join(' ')} says why.`);
    process.exit(1);
  }
  made[name] = hashOf(from);
}
fs.mkdirSync('build', { recursive: true });
fs.writeFileSync(STATE, JSON.stringify(made));
console.log(git('status', '--short', '--', ...OUTPUTS).trimEnd() || 'Every generated file is as committed.');
