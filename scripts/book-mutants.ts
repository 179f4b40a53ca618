import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantedIn, type Planted } from './book/mutants';
import { root, sourcesOf } from './book/sources';

/** npm run book:mutants [-- every-nth] — plants defects in a copy of the domain, and tells which ones neither stop the book nor change it. */
const every = Number(process.argv[2] ?? 1);

const folder = mkdtempSync(join(tmpdir(), 'book-mutants-'));
for (const part of ['domain', 'scripts', 'tsconfig.json', 'package.json'])
  cpSync(join(root, part), join(folder, part), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

const made = (): string => {
  const { stdout, status } = spawnSync('node_modules/.bin/tsx', ['scripts/book/mutant-run.ts'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout : 'the book is not made';
};

const sound = made();

/** Stopped: the book refuses it; shown: the book's text changes; unseen: neither. */
const outcomeOf = ({ file, text }: Planted): 'stopped' | 'shown' | 'unseen' => {
  const whole = sourcesOf('domain').find(source => source.file === file)?.text ?? '';
  writeFileSync(join(folder, file), text);
  const now = made();
  writeFileSync(join(folder, file), whole);
  if (now === sound) return 'unseen';
  return now.startsWith('{"flaws":0,') ? 'shown' : 'stopped';
};

const planted = sourcesOf('domain')
  .filter(({ file }) => !file.startsWith('domain/kernel/') && !file.startsWith('domain/register'))
  .flatMap(plantedIn)
  .filter((_, index) => index % every === 0);

const counted = { stopped: 0, shown: 0, unseen: 0 };
for (const defect of planted) {
  const outcome = outcomeOf(defect);
  counted[outcome] += 1;
  if (outcome === 'unseen') process.stdout.write(`unseen: ${defect.file}:${defect.line} ${defect.was} → ${defect.becomes}\n`);
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  `${planted.length} planted: ${counted.stopped} stop the book, ${counted.shown} change it, ${counted.unseen} do neither\n`,
);
