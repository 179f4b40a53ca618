import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entries } from '@domain/register';
import { withFaces } from '@tools/build/look/faces';
import { bookAt } from './books';
import { bookScript } from './bundle';
import { changeNote } from './changes';
import { comparedWithThemselves } from './constants';
import { bookFiles, reviewedFiles } from './files';
import { idleParameters } from './deciding';
import { bookFlaws } from './flaws';
import { bookPage, compressed } from './html';
import { facts } from './page/facts';
import { brokenRelations } from './relations';
import { unexplained } from './specification';
import { unusedMessages } from './unused';

/** In git, for reviewers. D-114 */
const REVIEWED = 'docs/rulebook';
/** Published with a release. */
const BOOK = 'build/rulebook';
const USAGE =
  'rulebook | rulebook page (only the page) | rulebook diff OLD [NEW] (folders of a book or versions in git; NEW defaults to the working tree)';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`${file}\n`);
};

const makePage = async (): Promise<void> => write(`${BOOK}/index.html`, compressed(await withFaces(bookPage(facts(), await bookScript()))));

const make = async (): Promise<readonly string[]> => {
  const flaws = [...bookFlaws(), ...comparedWithThemselves(), ...brokenRelations(), ...unexplained(entries), ...idleParameters()];
  if (flaws.length > 0) return flaws;
  const files = bookFiles(); // an error before this line leaves the book unchanged
  rmSync(BOOK, { recursive: true, force: true });
  for (const [file, text] of files) write(join(BOOK, file), text);
  for (const [file, text] of reviewedFiles()) write(join(REVIEWED, file), text);
  await makePage();
  return unusedMessages().map(message => `No page says this message: ${message}`);
};

/** Prints the answers that differ between two books. */
const compare = (old: string, now: string | undefined): readonly string[] => {
  const [before, after] = [bookAt(old), now === undefined ? bookFiles() : bookAt(now)];
  if (before === undefined || after === undefined) return [`No book at ${[old, now].filter(Boolean).join(' or ')}`, USAGE];
  process.stdout.write(changeNote(before, after));
  return [];
};

const run = async ([command, old, now]: readonly string[]): Promise<readonly string[]> => {
  if (command === undefined) return make();
  if (command === 'page') {
    await makePage();
    return [];
  }
  return command === 'diff' && old !== undefined ? compare(old, now) : [USAGE];
};

void run(process.argv.slice(2)).then(flaws => {
  if (flaws.length === 0) return;
  process.stderr.write(`${flaws.join('\n')}\n`);
  process.exitCode = 1;
});
