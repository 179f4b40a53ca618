import { spawnSync } from 'node:child_process';
import { root } from '@tools/build/sources';

/** One commit to a rule's file: its day and its subject. */
export interface Change {
  readonly day: string;
  readonly subject: string;
}

const SEPARATOR = '\u0001';

/** The commits to the domain's files, newest first, by file; empty without a git history. */
export const histories = (): ReadonlyMap<string, readonly Change[]> => {
  const args = ['log', '--no-merges', `--format=${SEPARATOR}%as %s`, '--name-only', '--', 'domain'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const changes = new Map<string, Change[]>();
  for (const commit of (stdout ?? '').split(SEPARATOR).slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const change = { day: head.slice(0, 10), subject: head.slice(11) };
    for (const file of files) changes.set(file, [...(changes.get(file) ?? []), change]);
  }
  return changes;
};
