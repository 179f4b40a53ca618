import { entries } from '@domain/register';
import { asked, productLists } from './productLists';
import { bookGridCsv, csvOf, hasGrid } from './grid';
import { lists } from './lists';
import { rulesJson, rulesMarkdown } from './rules';
import { rulesSchema } from './schema';

const askedRows = (): readonly (readonly string[])[] => [...asked()].flatMap(([id, lines]) => lines.map(line => [id, ...line]));

/** Every committed file of the book, by name below docs/rulebook. XTR-13 */
export const bookFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['rules.md', rulesMarkdown()],
    ['rules.json', rulesJson()],
    ['rules.schema.json', rulesSchema()],
    ['lists/asked.csv', csvOf([['rule', 'asked in', 'by', 'in these words'], ...askedRows()])],
    ...productLists().map(([file, rows]) => [`lists/${file}`, csvOf(rows)] as const),
    ...lists().map(([file, text]) => [`lists/${file}`, text] as const),
    ...entries.filter(hasGrid).map(entry => [`grids/${entry.id}.csv`, bookGridCsv(entry)] as const),
  ]);
