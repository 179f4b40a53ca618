import { casesOf } from '@tools/book/cases';
import { speaksOf } from '@domain/kernel/table';
import * as E from 'fp-ts/Either';
import type { Entry, EntryRow } from '@domain/kernel/entry';
import { entries, register } from '@domain/register';

type Table = Entry & { readonly table: readonly EntryRow[] };
const tables = entries.filter((entry): entry is Table => entry.table !== undefined).map(entry => [entry.id, entry] as const);

describe('a rule that is a table decides every case by exactly one row', () => {
  test('there are tables to look at', () => {
    expect(tables.length).toBeGreaterThan(20);
  });

  test.each(tables)('%s: no gap, no overlap, no idle row', (_, { input, table, rowsOf }) => {
    const cases = casesOf(input, table).map(given => [given, rowsOf(given)] as const);
    expect(cases.filter(([, rows]) => rows.length !== 1)).toEqual([]);
    expect(new Set(cases.flatMap(([, rows]) => rows)).size).toBe(table.length);
  });

  test.each(tables)('%s: every row says where it comes from, and every case is of the rule’s form', (_, { input, table, evaluate }) => {
    for (const { because } of table) expect(because).toMatch(/[A-Z]{1,3}-\d{2}|section \d/);
    expect(casesOf(input, table).filter(given => E.isLeft(evaluate(given)))).toEqual([]);
  });

  /** errors.page has one row for each error page, all alike: three of them are its examples. */
  test.each(tables.filter(([id]) => id !== 'errors.page'))('%s: every row decides an example', (_, { table, examples, rowsOf }) => {
    expect(new Set(examples.flatMap(({ given }) => rowsOf(given))).size).toBe(table.length);
  });

  test('a table with a row less has a gap, with a row twice an overlap', () => {
    const { input, table = [] } = register['liveness.outcome'];
    const speaking = (rows: readonly EntryRow[]) => casesOf(input, rows).map(given => rows.filter(row => speaksOf(row, given)).length);
    for (const gone of table.keys()) expect(speaking(table.filter((_, index) => index !== gone))).toContain(0);
    expect(speaking([...table, ...table.slice(0, 1)])).toContain(2);
  });
});
