import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const succeeds = (command: string, args: readonly string[], cwd = '.'): boolean =>
  spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** A book of a version: its data as text; `old`: that version made books of another format. */
export type FoundBook = { readonly text: string } | 'old' | 'none';

const inFolder = (folder: string): FoundBook => {
  const file = join(folder, 'book.json');
  if (existsSync(file)) return { text: readFileSync(file, 'utf8') };
  return existsSync(join(folder, 'rules.json')) ? 'old' : 'none';
};

/** Makes the book of a version in a work tree of its own, by that version's code and today's packages. */
const fromVersion = (version: string): FoundBook => {
  const tree = mkdtempSync(join(tmpdir(), 'rulebook-'));
  try {
    if (!succeeds('git', ['worktree', 'add', '--quiet', '--detach', tree, version])) return 'none';
    if (!existsSync(join(tree, 'tools/book/bookFile.ts'))) return 'old';
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
    return succeeds(process.execPath, ['--import', 'tsx', 'tools/book/write.ts', 'data'], tree)
      ? inFolder(join(tree, 'build/rulebook'))
      : 'none';
  } finally {
    succeeds('git', ['worktree', 'remove', '--force', tree]);
    rmSync(tree, { recursive: true, force: true });
  }
};

/** The book in a folder, or made from a version in git. */
export const bookAt = (place: string): FoundBook => (existsSync(place) ? inFolder(place) : fromVersion(place));
