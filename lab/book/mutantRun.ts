import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isRecord } from '@domain/kernel/shape';
import type * as Files from '@book/files';
import type * as Flaws from '@book/flaws';
import type * as Relations from '@book/relations';

/** Makes the book again after each defect that stands in the file named, in this folder, which is a copy; says of each whether it is refused or seen. */
const here = process.cwd();

interface Load {
  (name: './files'): typeof Files;
  (name: './flaws'): typeof Flaws;
  (name: './relations'): typeof Relations;
  readonly cache: object;
}
const load: Load = createRequire(join(here, 'lab/book/mutantRun.ts'));

const forget = (): void => {
  for (const path of Object.keys(load.cache))
    if (path.startsWith(here) && !path.includes('node_modules')) Reflect.deleteProperty(load.cache, path);
};

type Book = ReadonlyMap<string, string> | 'refused';

const made = (): Book => {
  forget();
  try {
    const { bookFlaws } = load('./flaws');
    const { brokenRelations } = load('./relations');
    if (bookFlaws().length + brokenRelations().length > 0) return 'refused';
    const { bookFiles } = load('./files');
    return bookFiles();
  } catch {
    return 'refused';
  }
};

const sound = made();
const planted: unknown = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

const outcome = (now: Book): 'refused' | 'seen' | 'unseen' => {
  if (now === 'refused' || sound === 'refused') return 'refused';
  return [...now].every(([file, text]) => sound.get(file) === text) && now.size === sound.size ? 'unseen' : 'seen';
};

for (const each of Array.isArray(planted) ? planted : []) {
  if (!isRecord(each) || typeof each['file'] !== 'string' || typeof each['text'] !== 'string') continue;
  const file = join(here, each['file']);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, each['text']);
  const answer = outcome(made());
  writeFileSync(file, whole);
  process.stdout.write(
    `${answer}\t${String(each['kind'])}\t${each['file']}:${String(each['line'])}\t${String(each['was'])} → ${String(each['becomes'])}\n`,
  );
}
