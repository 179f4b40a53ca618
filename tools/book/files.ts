import { entries } from '@domain/register';
import { bookGridCsv, csvOf, hasGrid } from './grid';
import { messages } from './messages';
import { rulesJson, rulesMarkdown } from './rules';
import { rulesSchema } from './schema';

/** The files in git, by name below docs/rulebook: the rules for programs, and their schema. D-114 */
export const reviewedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['rules.json', rulesJson()],
    ['rules.schema.json', rulesSchema()],
  ]);

/** Every file of the book, by name below build/rulebook. XTR-13 */
export const bookFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...reviewedFiles(),
    ['rules.md', rulesMarkdown()],
    ['messages.csv', csvOf([['key', 'says'], ...messages().map(({ key, says }) => [key, says])])],
    ...entries.filter(hasGrid).map(entry => [`grids/${entry.id}.csv`, bookGridCsv(entry)] as const),
  ]);
