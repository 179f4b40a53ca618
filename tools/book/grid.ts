import { answerCase, type BenchAnswer } from './answers';
import { casesOf } from './cases';
import { once } from './once';
import type { Entry } from '@domain/kernel/entry';
import { isRecord, type Description } from '@domain/kernel/shape';

const isClosed = (form: Description): boolean => {
  if (form.kind === 'absent') return isClosed(form.or);
  return form.kind === 'boolean' || form.kind === 'oneOf';
};

/** The fields of a rule's input, in order. */
const fieldsOf = ({ input }: Entry): readonly string[] => (input.kind === 'record' ? Object.keys(input.fields) : []);

/** Whether every field has a finite list of values, so that all cases can be listed. */
const isClosedRule = ({ input }: Entry): boolean =>
  input.kind === 'record' && Object.keys(input.fields).length > 0 && Object.values(input.fields).every(isClosed);

/** Whether every field is closed, or has known values. */
const isKnownRule = ({ input, known }: Entry): boolean =>
  input.kind === 'record' &&
  Object.keys(known).length > 0 &&
  Object.entries(input.fields).every(([name, form]) => isClosed(form) || Object.hasOwn(known, name));

/** A table with open fields has a grid of samples: the values in its rows, their neighbours, and one value outside all rows. */
export const hasGrid = (entry: Entry): boolean => entry.table !== undefined || isClosedRule(entry) || isKnownRule(entry);

export const gridTitle = (entry: Entry): string => {
  if (isClosedRule(entry)) return 'all cases';
  return entry.table === undefined ? 'the values that it knows, and others' : 'every case that the rows of its table tell apart';
};

export interface GridCase {
  readonly given: Readonly<Record<string, unknown>>;
  readonly answer: BenchAnswer;
}

/** All cases with the rule's decision. */
export const gridOf = once((entry: Entry): readonly GridCase[] =>
  hasGrid(entry)
    ? casesOf(entry.input, entry.table ?? [], entry.known).map((given, index) => ({
        given,
        answer: answerCase(() => entry, { id: index + 1, rule: entry.id, input: given }),
      }))
    : [],
);

export const answerText = (answer: BenchAnswer): string => {
  if ('error' in answer) return `refused: ${answer.error}`;
  return typeof answer.result === 'string' ? answer.result : JSON.stringify(answer.result);
};

const valueText = (value: unknown): string => (value === null ? 'absent' : typeof value === 'string' ? value : JSON.stringify(value));

export const gridHead = (entry: Entry): readonly string[] => [...fieldsOf(entry), 'result'];

export const gridRows = (entry: Entry): readonly (readonly string[])[] =>
  gridOf(entry).map(({ given, answer }) => [...fieldsOf(entry).map(name => valueText(given[name])), answerText(answer)]);

const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvOf = (rows: readonly (readonly string[])[]): string => rows.map(cells => `${cells.map(csvCell).join(',')}\n`).join('');

/** The maximum number of lines of a committed grid with one case a line. */
const LONGEST = 200;

/** Turns the field with the most values into columns, each headed `field=value`, so that a long grid stays readable. */
const acrossColumns = (head: readonly string[], rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const valuesOf = head.slice(0, -1).map((_, at) => [...new Set(rows.map(row => row[at] ?? ''))]);
  const at = valuesOf.reduce((most, values, index) => (values.length > (valuesOf[most] ?? []).length ? index : most), 0);
  const columns = valuesOf[at] ?? [];
  const keep = (row: readonly string[]): readonly string[] => row.filter((_, index) => index !== at).slice(0, -1);
  const lines = new Map<string, { readonly key: readonly string[]; readonly answers: Map<string, string> }>();
  for (const row of rows) {
    const key = keep(row);
    const line = lines.get(JSON.stringify(key)) ?? { key, answers: new Map<string, string>() };
    lines.set(JSON.stringify(key), line);
    line.answers.set(row[at] ?? '', row.at(-1) ?? '');
  }
  return [
    [...keep(head), ...columns.map(value => `${head[at] ?? ''}=${value}`)],
    ...[...lines.values()].map(({ key, answers }) => [...key, ...columns.map(value => answers.get(value) ?? '')]),
  ];
};

/** The committed grid: one case a line, or columns for a long one; the first line has the field names. XTR-13 */
export const bookGridCsv = (entry: Entry): string => {
  const [head, rows] = [gridHead(entry), gridRows(entry)];
  return csvOf(rows.length > LONGEST ? acrossColumns(head, rows) : [head, ...rows]);
};

/** One case a line, for a spreadsheet; the first line has the field names. */
export const gridCsv = (entry: Entry): string => csvOf([gridHead(entry), ...gridRows(entry)]);

/** One case a line for `npm run rules -- eval`, with the rule's decision. */
export const gridJsonLines = (entry: Entry): string =>
  gridOf(entry)
    .map(({ given, answer }) => {
      const { id, rule, ...verdict } = answer;
      return `${JSON.stringify({ id, rule, input: given, ...(isRecord(verdict) ? verdict : {}) })}\n`;
    })
    .join('');

const lineOf = (entry: Entry, id: string, given: unknown): string => {
  const { rule, ...verdict } = answerCase(() => entry, { id, rule: entry.id, input: given });
  return `${JSON.stringify({ ...verdict, rule, input: given })}\n`;
};

/** Every case of the book: the grids of the rules, and the examples of all. */
const everyCase = (rules: readonly Entry[]): readonly (readonly [entry: Entry, id: string, given: unknown])[] =>
  rules.flatMap(entry => [
    ...[...entry.examples, ...entry.refusals].map(({ title, given }) => [entry, title, given] as const),
    ...gridOf(entry).map(({ given }, index) => [entry, `case ${index + 1}`, given] as const),
  ]);

/** All cases of all rules, as lines for `npm run rules -- eval`. XTR-13 */
export const allJsonLines = (rules: readonly Entry[]): string =>
  everyCase(rules)
    .map(each => lineOf(...each))
    .join('');

export const allCsv = (rules: readonly Entry[]): string =>
  csvOf([
    ['rule', 'case', 'input', 'result'],
    ...everyCase(rules).map(([entry, id, given]) => [
      entry.id,
      id,
      JSON.stringify(given),
      answerText(answerCase(() => entry, { id, rule: entry.id, input: given })),
    ]),
  ]);
