import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as E from 'fp-ts/Either';
import { entries } from '@domain/register';
import { handWrittenFigures } from './book';
import { bookAt, type FoundBook } from './books';
import { BookFile, changeNote } from './changes';
import { comparedWithThemselves } from './constants';
import { idleParameters } from './deciding';
import { bookFiles, bookJson, livre, LIVRE, reviewedFiles } from './files';
import { bookFlaws } from './flaws';
import { brokenRelations } from './relations';
import { unexplained } from './specification';
import { unusedMessages } from './unused';

/** In git, for reviewers. D-114 */
const REVIEWED = 'docs/rulebook';
/** Published with a release. */
const BOOK = 'build/rulebook';
const USAGE = `rulebook : écrit le livre (${LIVRE}), ${REVIEWED} et ${BOOK}
rulebook data : n’écrit que ce que la note compare
rulebook diff ANCIEN [NOUVEAU] : la note des changements ; une version de git ou un dossier qui contient book.json ; NOUVEAU est sinon ce qui est ici`;

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`${file}\n`);
};

const make = (): readonly string[] => {
  const flaws = [
    ...bookFlaws(),
    ...comparedWithThemselves(),
    ...brokenRelations(),
    ...unexplained(entries),
    ...idleParameters(),
    ...handWrittenFigures(),
  ];
  if (flaws.length > 0) return flaws;
  const [page, files] = [livre(), bookFiles()]; // an error before this line leaves the book unchanged
  rmSync(BOOK, { recursive: true, force: true });
  write(LIVRE, page);
  for (const [file, text] of files) write(join(BOOK, file), text);
  for (const [file, text] of reviewedFiles()) write(join(REVIEWED, file), text);
  return unusedMessages().map(message => `No page says this message: ${message}`);
};

const isStale = (): boolean => !existsSync(LIVRE) || readFileSync(LIVRE, 'utf8') !== livre();

const OTHER_FORMAT =
  'Ces deux livres n’ont pas le même format : la note ne peut pas les comparer. Comparez deux versions faites depuis le même format.';

const readBook = (found: FoundBook): BookFile | undefined => {
  if (found === 'none' || found === 'old') return undefined;
  const read = BookFile.decode(JSON.parse(found.text));
  return E.isRight(read) ? read.right : undefined;
};

/** Prints what changed between two books. */
const compare = (old: string, now: string | undefined): readonly string[] => {
  if (now === undefined && isStale()) return [`Le livre n’est pas à jour : lancez « npm run generate », puis recommencez.`];
  const found = [bookAt(old), now === undefined ? { text: bookJson() } : bookAt(now)] as const;
  const missing = [old, now ?? ''].filter((_, at) => found[at] === 'none');
  if (missing.length > 0) return [`Aucun livre ici : ${missing.join(', ')}`, USAGE];
  const [before, after] = found.map(readBook);
  if (before === undefined || after === undefined) return [OTHER_FORMAT];
  process.stdout.write(changeNote(before, after));
  return [];
};

const run = ([command, old, now]: readonly string[]): readonly string[] => {
  if (command === undefined) return make();
  if (command === 'data') {
    write(join(BOOK, 'book.json'), bookJson());
    return [];
  }
  return command === 'diff' && old !== undefined ? compare(old, now) : [USAGE];
};

const wrong = run(process.argv.slice(2));
if (wrong.length > 0) {
  process.stderr.write(`${wrong.join('\n')}\n`);
  process.exitCode = 1;
}
