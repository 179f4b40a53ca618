import { entries } from '@domain/register';
import { bookGridCsv, hasGrid } from './grid';
import { lists } from './lists';
import { rulesJson, rulesMarkdown } from './rules';
import { rulesSchema } from './schema';

/** Every committed file of the book, by name below docs/rulebook. XTR-13 */
export const bookFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['rules.md', rulesMarkdown()],
    ['rules.json', rulesJson()],
    ['rules.schema.json', rulesSchema()],
    ...lists().map(([file, text]) => [`lists/${file}`, text] as const),
    ...entries.filter(hasGrid).map(entry => [`grids/${entry.id}.csv`, bookGridCsv(entry)] as const),
  ]);
