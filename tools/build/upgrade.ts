// npm run upgrade -- TAG: what a bank that forked meets when it takes a new version. Changes nothing.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { isRecord } from '@domain/kernel/shape';

const HELP = `Lists what taking a new version brings: conflicts by owner, configuration keys, stored formats and contracts. Changes nothing.

  npm run upgrade -- TAG [options]

  --from REVISION   the version that you have (default: where your branch left the other one)
  --help            prints this text`;

class Unknown extends Error {}

const git = (...args: readonly string[]) => spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 26 });

const lines = (text: string): readonly string[] => text.split('\n').filter(line => line !== '');

const revisionOf = (name: string): string => {
  const { status, stdout } = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (status !== 0) throw new Unknown(`There is no revision ${name} here: git fetch upstream --tags.`);
  return stdout.trim();
};

/** Owners by folder, the first that fits; docs/upgrading.md has the same. */
const owners = [
  ['brands/', 'The bank’s: keep your side, then add the new keys'],
  ['ui/copy/', 'Shared: compare the two sentences'],
  ['', 'The project’s: take the new version, and propose your change to it'],
] as const;

const conflictsWith = (to: string): readonly string[] => {
  const { status, stdout, stderr } = git('merge-tree', '--write-tree', '--name-only', '--no-messages', 'HEAD', to);
  if (status !== 0 && status !== 1) throw new Unknown(`git cannot merge ${to}: ${stderr.trim()}`);
  return [...new Set(lines(stdout).slice(1))];
};

const byOwner = (files: readonly string[]): readonly string[] =>
  owners.flatMap(([folder, whose]) => {
    const own = files.filter(file => owners.find(([each]) => file.startsWith(each))?.[0] === folder);
    return own.length === 0 ? [] : [`  ${whose}`, ...own.map(file => `    ${file}`)];
  });

const keysIn = (value: unknown, at = ''): readonly string[] =>
  isRecord(value) ? Object.entries(value).flatMap(([key, each]) => keysIn(each, at === '' ? key : `${at}.${key}`)) : [at];

/** `names` are not keys, but what stands for a text in them. */
const keysAt = (revision: string): ReadonlySet<string> => {
  const files = lines(git('ls-tree', '-r', '--name-only', revision, 'brands/').stdout).filter(file =>
    /^brands\/(?:environments\/[^/]+|[^/]+\/(?:settings(?:\.\w+)?|law))\.json$/.test(file),
  );
  const keys = files.flatMap(file => {
    const json: unknown = JSON.parse(git('show', `${revision}:${file}`).stdout);
    return keysIn(json).filter(key => !key.startsWith('names.'));
  });
  return new Set(keys);
};

const configuration = (from: string, to: string): readonly string[] => {
  const [before, after] = [keysAt(from), keysAt(to)];
  const only = (these: ReadonlySet<string>, those: ReadonlySet<string>) => [...these].filter(key => !those.has(key)).sort();
  return [...only(after, before).map(key => `  new: ${key}`), ...only(before, after).map(key => `  gone: ${key}`)];
};

const CODE = ['domain', 'application', 'infrastructure', 'src', 'ui'];
const STORED = /'(omc\.[A-Za-z]+)'/g;

/** What the browser stores of a customer, by the names in a file. */
const storedIn = (revision: string, file: string): readonly string[] => [
  ...new Set([...git('show', `${revision}:${file}`).stdout.matchAll(STORED)].flatMap(([, key]) => key ?? [])),
];

/** The files that store something in the browser, and that differ: a customer's tab may hold the former format. */
const stored = (from: string, to: string): readonly string[] =>
  lines(git('diff', '--name-only', '--no-renames', from, to, '--', ...CODE).stdout)
    .filter(file => !/\.test\.tsx?$/.test(file))
    .flatMap(file => {
      const keys = [...new Set([from, to].flatMap(revision => storedIn(revision, file)))].sort();
      return keys.length === 0 ? [] : [`  ${keys.join(', ')}: ${file} differs`];
    });

const contracts = (from: string, to: string): readonly string[] => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/contracts/changes-run.ts', from, to], {
    encoding: 'utf8',
  });
  return lines(status === 0 ? stdout : stderr).map(line => `  ${line}`);
};

const say = (title: string, found: readonly string[]): void =>
  void process.stdout.write(`${title}\n${found.length === 0 ? '  none' : found.join('\n')}\n\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, help: { type: 'boolean', default: false } },
});

const run = (tag: string): void => {
  const to = revisionOf(tag);
  const from = values.from === undefined ? git('merge-base', 'HEAD', to).stdout.trim() : revisionOf(values.from);
  const conflicts = conflictsWith(to);
  say(`Conflicts with ${tag}`, byOwner(conflicts));
  say('Configuration keys', configuration(from, to));
  say('Stored in the browser', stored(from, to));
  say('Contracts', contracts(from, to));
};

const [tag] = positionals;
if (values.help) process.stdout.write(`${HELP}\n`);
else if (tag === undefined) {
  process.stderr.write('Name the tag of the new version: npm run upgrade -- TAG\n');
  process.exitCode = 2;
} else
  try {
    run(tag);
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
