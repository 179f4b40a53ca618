import type { Entry } from '@domain/kernel/entry';
import { answerCase } from '../answers';
import { entries } from '@domain/register';
import { takenBy } from '../fields';
import { answerText, gridHead, gridRows, gridTitle, hasGrid } from '../grid';
import { limitsOf } from '../limits';
import { escaped, tableOf, tag } from '../tags';
import { formText, limitText, shortened, tableCell, tableFields } from '../words';
import { aroundDrawing } from './drawing';
import type { Facts } from './fact';
import { linkTo, linked } from './links';

const json = (value: unknown): string => shortened(JSON.stringify(value));

const decisionTable = ({ table }: Entry): string => {
  if (table === undefined) return '';
  const fields = tableFields(table);
  return tableOf(
    'Its rows, one of which decides each case',
    ['row', ...fields, 'then', 'because'],
    table.map((row, index) => [String(index + 1), ...fields.map(field => tableCell(row, field)), json(row.then), row.because]),
  );
};

const parameters = ({ parameters: all }: Entry): string =>
  tableOf(
    'What it decides with',
    ['parameter', 'value', 'unit', 'limit'],
    all.map(parameter => [parameter.name, String(parameter.value), parameter.unit, limitText(parameter)]),
  );

const examples = (entry: Entry): string =>
  tableOf(
    'Examples, answered now by the compiled rule',
    ['example', 'given', 'result'],
    [...entry.examples, ...entry.refusals].map(({ title, given }) => [
      title,
      json(given),
      shortened(answerText(answerCase(() => entry, { id: 0, rule: entry.id, input: given }))),
    ]),
  );

const limits = (entry: Entry): string =>
  tableOf(
    'Where its answer changes, computed',
    ['field', 'last value', 'gives', 'first value', 'gives', 'found from'],
    limitsOf(entry).map(({ field, from, last, first }) => [field, last.value, last.gives, first.value, first.gives, from].map(shortened)),
  );

const taken = (entry: Entry): string => {
  const found = takenBy(entry);
  if (found === undefined) return '';
  const { shortest, longest, characters } = found;
  const span = longest === undefined ? `From ${shortest} characters, without end.` : `From ${shortest} to ${longest} characters.`;
  return tag('p', {}, tag('strong', {}, 'Takes, in its examples: '), escaped(`${span} `), tag('code', {}, escaped(characters)));
};

const clauses = (entry: Entry): string =>
  tableOf(
    'What its sentence leaves out',
    ['clause', 'kept by the example', 'broken by the example'],
    entry.clauses.map(([words, kept, broken]) => [`‘${words}’`, kept, broken]),
  );

/** The complete grid, rendered when opened, and a place for its save buttons. */
const grid = (entry: Entry, whole: boolean): string => {
  if (!hasGrid(entry)) return '';
  const rows = gridRows(entry);
  return tag(
    'details',
    { class: 'grid', 'data-grid': entry.id, ...(whole ? { open: '' } : {}) },
    tag('summary', {}, escaped(`${rows.length} cases: ${gridTitle(entry)}`)),
    tag('div', { class: 'row save no-print' }),
    tag('div', { class: 'cases' }, whole ? gridTable(entry) : ''),
  );
};

export const gridTable = (entry: Entry): string => tableOf(`Cases of ${entry.id}: ${gridTitle(entry)}`, gridHead(entry), gridRows(entry));

const specification = ({ requirements }: Entry, { requirements: asked, decisions }: Facts): string => {
  const known = new Map([...asked, ...decisions].map(each => [each[0], each]));
  return tag(
    'section',
    { class: 'beside' },
    tag('h3', {}, 'What is asked'),
    tag(
      'dl',
      {},
      ...requirements.map(id => {
        const [, sections = '', words = ''] = known.get(id) ?? [];
        return (
          tag('dt', {}, linkTo(id), sections === '' ? '' : ` <span class="muted">${escaped(sections)}</span>`) +
          tag('dd', {}, escaped(words))
        );
      }),
    ),
  );
};

const callers = (entry: Entry, { files, callers: callerIndexes, calls, changed }: Facts): string => {
  const { decidedBy, pinnedBy } = entry;
  const at = entries.indexOf(entry);
  const places = (callerIndexes[at] ?? []).map(file => files[file] ?? '');
  const where =
    decidedBy === undefined
      ? tag('p', {}, tag('strong', {}, 'Asked in: '), linked(places))
      : tag('p', {}, tag('strong', {}, 'Asked by no page: the bank decides; held to it by the contract: '), escaped(pinnedBy ?? ''));
  const [day = ''] = changed.find(([, ...rules]) => rules.includes(at)) ?? [];
  const numbers = (calls[at] ?? '').split(' ').filter(Boolean);
  const contracts = numbers.map(each => tag('a', { href: `../../contracts/generated/index.html#call-${each}` }, `call ${each}`).trim());
  return [
    tag('h3', {}, 'Where it is asked'),
    aroundDrawing(entry, places),
    where,
    numbers.length === 0 ? '' : tag('p', {}, tag('strong', {}, 'Contracts: '), contracts.join(', ')),
    day === '' ? '' : tag('p', { class: 'muted' }, `Last changed on ${day}.`),
  ].join('');
};

/** One rule: its sentence, requirements, parameters, limits and callers. */
export const ruleView = (entry: Entry, facts: Facts, whole = false): string =>
  [
    tag('p', { class: 'muted' }, tag('code', {}, escaped(entry.id))),
    tag('h2', { tabindex: '-1' }, escaped(entry.title.en)),
    tag('p', { class: 'lead' }, escaped(entry.says.en)),
    tag('p', { lang: 'fr' }, tag('strong', {}, escaped(`${entry.title.fr}.`)), ' ', escaped(entry.says.fr)),
    specification(entry, facts),
    parameters(entry),
    whole
      ? ''
      : tag(
          'section',
          { class: 'card try no-print' },
          tag('h3', {}, 'Try it'),
          tag('p', {}, 'Asked of the code that the application runs.'),
        ),
    decisionTable(entry),
    limits(entry),
    taken(entry),
    clauses(entry),
    examples(entry),
    grid(entry, whole),
    tag('p', {}, tag('strong', {}, 'Input: '), escaped(formText(entry.input) || 'nothing')),
    callers(entry, facts),
  ].join('');
