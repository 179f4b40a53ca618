import { entries } from '@domain/register';
import { jsonText } from '@tools/build/json';
import { readApprovals } from './approvals';
import { bookOf } from './book';
import { bookFile } from './bookFile';
import { bookGridCsv, hasGrid } from './grid';
import { bookPage } from './html';
import { rulesJson, rulesMarkdown } from './rules';
import { rulesSchema } from './schema';
import { frenchSentences, sentences } from './sentences';

/** The auditors' book, in git. */
export const LIVRE = 'docs/livre/index.html';

export const livre = (): string => bookPage(bookOf(frenchSentences(), readApprovals()));

/** The files in git for programs, by name below docs/rulebook: the rules, and their schema. D-114 */
export const reviewedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['rules.json', rulesJson()],
    ['rules.schema.json', rulesSchema()],
  ]);

/** What the change note compares. */
export const bookJson = (): string => {
  const approvals = readApprovals();
  return jsonText(bookFile(bookOf(frenchSentences(), approvals), sentences(), approvals));
};

/** Every file for those who program, by name below build/rulebook. XTR-13 */
export const bookFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...reviewedFiles(),
    ['rules.md', rulesMarkdown()],
    ['book.json', bookJson()],
    ...entries.filter(hasGrid).map(entry => [`grids/${entry.id}.csv`, bookGridCsv(entry)] as const),
  ]);
