import type { EntryRow, Entry } from '@domain/kernel/entry';
import type { Parameter } from '@domain/kernel/says';
import { isRecord, type Description } from '@domain/kernel/shape';
import { entries } from '@domain/register';
import { takenBy } from './fields';
import { resultOf } from './flaws';
import { gridOf, gridTitle, hasGrid } from './grid';
import { limitsOf } from './limits';
import { relations } from './relations';
import { decisionsTaken, requirementsAsked } from './specification';

/** A condition as a reader says it. */
export const conditionText = (condition: unknown): string => {
  if (!isRecord(condition)) return condition === null ? 'absent' : JSON.stringify(condition);
  const { oneOf, noneOf, atLeast, under } = condition;
  if (Array.isArray(oneOf)) return oneOf.map(conditionText).join(' or ');
  if (Array.isArray(noneOf)) return `${noneOf.length > 1 ? 'neither' : 'not'} ${noneOf.map(conditionText).join(' nor ')}`;
  return [typeof atLeast === 'number' ? `at least ${atLeast}` : '', typeof under === 'number' ? `under ${under}` : '']
    .filter(Boolean)
    .join(', ');
};

/** The fields that a table asks about, in the order of its rows. */
export const tableFields = (table: readonly EntryRow[]): readonly string[] => [...new Set(table.flatMap(({ when }) => Object.keys(when)))];

export const tableCell = ({ when }: EntryRow, field: string): string => {
  const found = Object.entries(when).find(([name]) => name === field);
  return found === undefined ? 'any' : conditionText(found[1]);
};

/** A form as a reader says it. */
export const formText = (form: Description): string => {
  switch (form.kind) {
    case 'oneOf':
      return form.values.map(value => JSON.stringify(value)).join(' or ');
    case 'list':
      return `list of (${formText(form.of)})`;
    case 'absent':
      return `${formText(form.or)}, or absent`;
    case 'record':
      return Object.entries(form.fields)
        .map(([name, field]) => `${name}: ${formText(field)}`)
        .join('; ');
    default:
      return { text: 'text', whole: 'whole number', number: 'number', boolean: 'true or false', day: 'day', instant: 'instant' }[form.kind];
  }
};

/** What a limit lets through, as a reader says it. */
export const limitText = ({ limit }: Parameter): string => (limit === undefined ? '' : `itself ${limit}`);

const cell = (text: string): string => text.replaceAll('|', '\\|');
const LONGEST = 400;
/** A value that a page can hold. */
export const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text;

const code = (value: unknown): string => {
  const text = cell(shortened(typeof value === 'string' ? value : JSON.stringify(value)));
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
};
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0 ? [] : ['', line(head), line(head.map(() => '---')), ...rows.map(line)];

const asks = new Map([...requirementsAsked(), ...decisionsTaken()].map(asked => [asked.id, asked]));

/** A requirement or a decision with its section and its words. */
const specified = (id: string): string => {
  const { sections = [], asks: words = '' } = asks.get(id) ?? {};
  return `- **${id}**${sections.length === 0 ? '' : ` ${sections.join(' ')}`} ${words}`;
};

/** What a field takes, found by typing. */
const takenText = (entry: Entry): readonly string[] => {
  const taken = takenBy(entry);
  if (taken === undefined) return [];
  const { shortest, longest, characters } = taken;
  return [
    '',
    `Takes, in its examples: from ${shortest} ${longest === undefined ? 'characters, without end' : `to ${longest} characters`}; ${code(characters)}`,
  ];
};

const markdownOf = (entry: Entry): readonly string[] => {
  const { id, title, says, parameters, requirements, since, table, examples, refusals, input, clauses } = entry;
  const fields = tableFields(table ?? []);
  return [
    `## ${id}`,
    `**${title.fr}** – ${title.en}`,
    '',
    says.fr,
    '',
    says.en,
    '',
    ...requirements.map(requirement => specified(requirement)),
    ...(since === undefined ? [] : [`- Since ${since}`]),
    '',
    `Input: ${formText(input) || 'nothing'}`,
    ...markdownTable(
      ['parameter', 'value', 'unit', 'limit'],
      parameters.map(parameter => [parameter.name, code(String(parameter.value)), parameter.unit, limitText(parameter)]),
    ),
    ...markdownTable(
      [...fields, 'then', 'because'],
      (table ?? []).map(row => [...fields.map(field => cell(tableCell(row, field))), code(row.then), cell(row.because)]),
    ),
    ...markdownTable(
      ['example', 'given', 'result'],
      [
        ...examples.map(({ title: name, given, verdict }) => [cell(name), code(given), code(JSON.stringify(verdict))]),
        ...refusals.map(({ title: name, given, tag }) => [cell(name), code(given), `refused: ${code(tag)}`]),
      ],
    ),
    ...markdownTable(
      ['limit', 'last value', 'gives', 'first value', 'gives', 'found from'],
      limitsOf(entry).map(({ field, last, first, from }) => [
        field,
        code(last.value),
        code(last.gives),
        code(first.value),
        code(first.gives),
        cell(from),
      ]),
    ),
    ...takenText(entry),
    ...markdownTable(
      ['clause', 'kept by', 'broken by'],
      clauses.map(([words, kept, broken]) => [`‘${words}’`, cell(kept), cell(broken)]),
    ),
    ...(hasGrid(entry) ? ['', `Grid: [${gridOf(entry).length} cases](grids/${id}.csv), ${gridTitle(entry)}.`] : []),
    '',
  ];
};

/** docs/rulebook/rules.md: every rule in journey order, one change a few lines. */
export const rulesMarkdown = (): string =>
  `${[
    '# The rules',
    `${entries.length} rules, in the order in which the journey meets them. Made by \`npm run rulebook\` from the code that the application runs; a test fails when this page is stale.`,
    '',
    ...entries.map(({ id, title }) => `- [${id}](#${id.replace('.', '').toLowerCase()}) ${title.en}`),
    ...markdownTable(
      ['rules that must agree', 'on what', 'result'],
      relations.map(({ rules, says, holds }) => [rules.join(', '), says, holds() ? 'holds' : 'DOES NOT HOLD']),
    ),
    '',
    ...entries.flatMap(markdownOf),
  ]
    .join('\n')
    .trimEnd()}\n`;

/** docs/rulebook/rules.json: the same, for machines; rules.schema.json says its form. */
export const rulesJson = (): string => {
  const quoted = new Set(entries.flatMap(({ requirements }) => requirements));
  const specification = [...asks.values()].filter(({ id }) => quoted.has(id));
  const rules = entries.map(entry => ({
    id: entry.id,
    requirements: entry.requirements,
    title: entry.title,
    says: entry.says,
    parameters: entry.parameters,
    since: entry.since ?? null,
    input: entry.input,
    table: entry.table ?? null,
    limits: limitsOf(entry),
    clauses: entry.clauses.map(([words, kept, broken]) => ({ words, kept, broken })),
    examples: entry.examples.map(({ title, given }) => ({ title, given, ...resultOf(entry, given) })),
    refusals: entry.refusals.map(({ title, given }) => ({ title, given, ...resultOf(entry, given) })),
  }));
  return `${JSON.stringify({ $schema: './rules.schema.json', specification, rules }, null, 2)}\n`;
};
