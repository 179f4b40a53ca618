import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Book } from './changes';

const BOOK = 'docs/rulebook';

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

const git = (...args: readonly string[]): string | undefined => {
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
};

const fromVersion = (version: string): Book | undefined => {
  const names = git('ls-tree', '-r', '--name-only', version, '--', BOOK)?.split('\n').filter(Boolean);
  if (names === undefined || names.length === 0) return undefined;
  return new Map(names.map(name => [name.slice(BOOK.length + 1), git('show', `${version}:${name}`) ?? '']));
};

/** A book in a folder or in a git revision; undefined where neither exists. */
export const bookAt = (place: string): Book | undefined => (existsSync(join(place, 'rules.json')) ? fromFolder(place) : fromVersion(place));
