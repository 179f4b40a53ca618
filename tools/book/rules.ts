import { jsonText } from '@tools/build/json';
import { mustBe } from '../deploy/production';
import type { Entry } from '@domain/kernel/entry';
import { entries } from '@domain/register';
import { takenBy } from './fields';
import { resultOf } from './flaws';
import { gridOf, gridTitle, hasGrid } from './grid';
import { limitsOf } from './limits';
import { markdownTable } from '@sandbox/html';
import { relations } from './relations';
import { formText, limitText, shortened, tableCell, tableFields } from './words';
import { settings } from './settings';
import { decisionsTaken, requirementsAsked } from './specification';
import { codeHead, codeRows } from './tables';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (value: unknown): string => {
  const text = cell(shortened(typeof value === 'string' ? value : JSON.stringify(value)));
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
};
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0 ? [] : ['', markdownTable(head, rows)];

const asks = new Map([...requirementsAsked(), ...decisionsTaken()].map(line => [line.id, line]));

/** A requirement or a decision with its section and text. */
const specified = (id: string): string => {
  const { sections = [], asks: words = '' } = asks.get(id) ?? {};
  return `- **${id}**${sections.length === 0 ? '' : ` ${sections.join(' ')}`} ${words}`;
};

/** The texts that a field accepts, found by trial. */
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
    ...tableOf(
      ['parameter', 'value', 'unit', 'limit'],
      parameters.map(parameter => [parameter.name, code(String(parameter.value)), parameter.unit, limitText(parameter)]),
    ),
    ...tableOf(
      [...fields, 'then', 'because'],
      (table ?? []).map(row => [...fields.map(field => cell(tableCell(row, field))), code(row.then), cell(row.because)]),
    ),
    ...tableOf(
      ['example', 'given', 'result'],
      [
        ...examples.map(({ title: name, given, verdict }) => [cell(name), code(given), code(JSON.stringify(verdict))]),
        ...refusals.map(({ title: name, given, tag }) => [cell(name), code(given), `refused: ${code(tag)}`]),
      ],
    ),
    ...tableOf(
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
    ...tableOf(
      ['clause', 'kept by', 'broken by'],
      clauses.map(([words, kept, broken]) => [`‘${words}’`, cell(kept), cell(broken)]),
    ),
    ...(hasGrid(entry) ? ['', `Grid: [${gridOf(entry).length} cases](grids/${id}.csv), ${gridTitle(entry)}.`] : []),
    '',
  ];
};

/** rules.md: every rule, in the order of the journey. */
export const rulesMarkdown = (): string =>
  `${[
    '# The rules',
    `${entries.length} rules, in the order in which the journey meets them. Made by \`npm run rulebook\` from the code that the application runs.`,
    '',
    ...entries.map(({ id, title }) => `- [${id}](#${id.replace('.', '').toLowerCase()}) ${title.en}`),
    ...tableOf(
      ['rules that must agree', 'on what', 'result'],
      relations.map(({ rules, says, holds }) => [rules.join(', '), says, holds() ? 'holds' : 'DOES NOT HOLD']),
    ),
    '',
    ...entries.flatMap(markdownOf),
  ]
    .join('\n')
    .trimEnd()}\n`;

/** rules.json: the rules for programs, with the settings of production and what each code of the bank leads to. XTR-13, D-114 */
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
  const codes = codeRows().map(row => Object.fromEntries(codeHead.map((name, at) => [name, row[at] ?? ''])));
  const set = settings().map(({ key, values }) => ({ key, mustBe: mustBe(key), values }));
  return jsonText({ $schema: './rules.schema.json', specification, rules, codes, settings: set });
};
