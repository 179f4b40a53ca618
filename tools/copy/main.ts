// npm run copy -- export [FOLDER] | import FILE | since TAG — the sentences for translators and lawyers.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { languagesBeside, REFERENCE } from '@domain/brand/languages';
import { fileOf, languages, modules, rows } from './read';
import { fromCsv, fromXliff, toCsv, toXliff } from './sheet';
import { since } from './since';
import { compare, written } from './write';

const FOLDER = 'build/copy';
const USAGE = `npm run copy -- export [FOLDER]   writes copy.csv and copy.<language>.xlf (default ${FOLDER})
npm run copy -- import FILE      writes the plain texts of such a file back into ui/copy
npm run copy -- since TAG        what changed since a version, as Markdown`;

const exportTo = (folder: string): number => {
  const all = rows();
  fs.mkdirSync(folder, { recursive: true });
  const files = [
    ['copy.csv', toCsv(all)] as const,
    ...languagesBeside(REFERENCE).map(language => [`copy.${language}.xlf`, toXliff(all, language)] as const),
  ];
  for (const [name, content] of files) {
    fs.writeFileSync(path.join(folder, name), content);
    console.log(path.join(folder, name));
  }
  console.log(`${all.length} texts`);
  return 0;
};

const importFrom = (file: string): number => {
  const content = fs.readFileSync(file, 'utf8');
  const all = rows();
  const { changes, refused } = compare(all, file.endsWith('.csv') ? fromCsv(content) : fromXliff(content));
  for (const [place, source] of written(all, changes)) fs.writeFileSync(place, source);
  for (const { id, language } of changes) console.log(`changed  ${language}  ${id}`);
  for (const { id, why } of refused) console.log(`REFUSED  ${id}: ${why}`);
  console.log(`${changes.length} changed, ${refused.length} refused`);
  return refused.length === 0 ? 0 : 1;
};

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 16 * 1024 * 1024 });
  } catch {
    return undefined;
  }
};

const sinceTag = (tag: string): number => {
  if (git('rev-parse', '--verify', `${tag}^{commit}`) === undefined) {
    console.error(`No version ${tag}: give a tag or a commit.`);
    return 1;
  }
  const then = (
    git('ls-tree', '-r', '--name-only', tag, ...languages.map(language => path.posix.dirname(fileOf(language, 'x')))) ?? ''
  ).split('\n');
  const named = [...new Set([...modules(), ...then.map(file => path.posix.basename(file, '.ts'))])].filter(Boolean).sort();
  const before = rows(
    (language, module) => (then.includes(fileOf(language, module)) ? git('show', `${tag}:${fileOf(language, module)}`) : undefined),
    named,
  );
  console.log(since(before, rows()));
  return 0;
};

const [command, argument] = process.argv.slice(2);
if (command === 'export') process.exitCode = exportTo(argument ?? FOLDER);
else if (command === 'import' && argument !== undefined) process.exitCode = importFrom(argument);
else if (command === 'since' && argument !== undefined) process.exitCode = sinceTag(argument);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
