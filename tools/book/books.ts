import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import type { Book } from './changes';

const fromFolder = (folder: string): Book =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [
        path
          .slice(folder.length + 1)
          .split(sep)
          .join('/'),
        readFileSync(path, 'utf8'),
      ]),
  );

const succeeds = (command: string, args: readonly string[], cwd = '.'): boolean =>
  spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Makes the book of a version in a work tree of its own, by that version's code and today's packages. */
const fromVersion = (version: string): Book | undefined => {
  const tree = mkdtempSync(join(tmpdir(), 'rulebook-'));
  try {
    if (!succeeds('git', ['worktree', 'add', '--quiet', '--detach', tree, version])) return undefined;
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
    if (!succeeds(process.execPath, ['--import', 'tsx', 'tools/book/write.ts'], tree)) return undefined;
    const made = join(tree, 'build/rulebook');
    return fromFolder(existsSync(join(made, 'rules.json')) ? made : join(tree, 'docs/rulebook')); // earlier versions have it in docs alone
  } finally {
    succeeds('git', ['worktree', 'remove', '--force', tree]);
  }
};

/** A book in a folder, or made from a version in git; undefined where there is neither. */
export const bookAt = (place: string): Book | undefined => (existsSync(join(place, 'rules.json')) ? fromFolder(place) : fromVersion(place));
