import { entries } from '@domain/register';
import { callSites } from './callSites';
import { filled, fixed, handed, sent } from './filled';
import { bookGridCsv, csvOf, hasGrid } from './grid';
import { lists } from './lists';
import { rulesJson, rulesMarkdown } from './rules';
import { rulesSchema } from './schema';

const askedCsv = (): string =>
  csvOf([
    ['rule', 'asked in', 'in these words'],
    ...[...callSites()].flatMap(([id, places]) => places.flatMap(({ file, words }) => words.map(each => [id, file, each]))),
  ]);

/** Every committed file of the book, by name below docs/rulebook. XTR-13 */
export const bookFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['rules.md', rulesMarkdown()],
    ['rules.json', rulesJson()],
    ['rules.schema.json', rulesSchema()],
    ['lists/asked.csv', askedCsv()],
    ['lists/filled.csv', csvOf([['sentence filled in', 'in these words'], ...filled()])],
    ['lists/fixed.csv', csvOf([['constant of', 'in these words'], ...fixed()])],
    ['lists/handed.csv', csvOf([['handed to the domain in', 'in these words'], ...handed()])],
    ['lists/sent.csv', csvOf([['sent in', 'in these words'], ...sent()])],
    ...lists().map(([file, text]) => [`lists/${file}`, text] as const),
    ...entries.filter(hasGrid).map(entry => [`grids/${entry.id}.csv`, bookGridCsv(entry)] as const),
  ]);
