import type { Entry } from '@domain/kernel/entry';
import { entries } from '@domain/register';
import { askedBy } from './asked';
import { frontMatter } from './chapters';
import type { Coverage } from './coverage';
import { gridHead, gridRows, gridTitle, hasGrid } from './grid';
import { histories, type Change } from './history';
import { limitsOf } from './limits';
import { resultOf } from './flaws';
import { formText, limitText, shortened, tableCell, tableFields } from './rules';
import { style } from './style';
import { escaped, tableOf, tag } from './tags';
import type { Usage } from './usage';

const anchor = (id: string): string => id.replace('.', '-');
const json = (value: unknown): string => shortened(JSON.stringify(value));

const answered = (entry: Entry, given: unknown): string => {
  const answer = resultOf(entry, given);
  return 'error' in answer ? `refused: ${answer.error}` : json(answer.result);
};

const decisionTable = ({ id, table }: Entry): string => {
  if (table === undefined) return '';
  const fields = tableFields(table);
  return tableOf(
    `${id}: the rows, one of which decides each case`,
    ['row', ...fields, 'then', 'because'],
    table.map((row, index) => [String(index + 1), ...fields.map(field => tableCell(row, field)), json(row.then), row.because]),
  );
};

const ruleParameters = ({ id, parameters }: Entry): string =>
  tableOf(
    `${id}: what it decides with`,
    ['parameter', 'value', 'unit', 'limit'],
    parameters.map(parameter => [parameter.name, String(parameter.value), parameter.unit, limitText(parameter)]),
  );

const examples = (entry: Entry): string =>
  tableOf(
    `${entry.id}: examples`,
    ['example', 'given', 'result'],
    [...entry.examples, ...entry.refusals].map(({ title, given }) => [title, json(given), answered(entry, given)]),
  );

const limits = (entry: Entry): string =>
  tableOf(
    `${entry.id}: where its answer changes`,
    ['field', 'last value', 'gives', 'first value', 'gives', 'found from'],
    limitsOf(entry).map(({ field, from, last, first }) => [field, last.value, last.gives, first.value, first.gives, from].map(shortened)),
  );

/** The grid whole, however long, and a place for the buttons that save it. */
const grid = (entry: Entry): string => {
  if (!hasGrid(entry)) return '';
  const rows = gridRows(entry);
  const title = `${entry.id}: ${gridTitle(entry)}`;
  return tag(
    'details',
    { class: 'grid' },
    tag('summary', {}, escaped(`${rows.length} cases: ${gridTitle(entry)}`)),
    tag('p', { class: 'save' }),
    tableOf(title, gridHead(entry), rows),
  );
};

/** Where the product asks the rule; what the bank decides is held by a contract. */
const asked = ({ decidedBy, pinnedBy }: Entry, files: readonly string[]): string => {
  const [name, said] =
    decidedBy === undefined ? ['Asked in: ', files.join(', ')] : ['The bank decides; held to it by the contract: ', pinnedBy ?? ''];
  return tag('p', {}, tag('strong', {}, name).trimEnd(), escaped(said));
};

const used = ({ screens, calls, importers }: Usage): string => {
  const places = [
    ['Screens', screens],
    ['Calls', calls],
    ['Read by', importers],
  ] as const;
  return places
    .filter(([, files]) => files.length > 0)
    .map(([name, files]) => tag('p', {}, tag('strong', {}, `${name}: `), escaped(files.join(', '))))
    .join('');
};

const MOST_CHANGES = 8;

const history = (changes: readonly Change[]): string =>
  changes.length === 0
    ? ''
    : tag(
        'details',
        {},
        tag('summary', {}, 'History'),
        tag('ul', {}, ...changes.slice(0, MOST_CHANGES).map(({ day, subject }) => tag('li', {}, escaped(`${day} ${subject}`)))),
      );

const wordsOf = ({ id, title, says, requirements }: Entry): string => [id, title.fr, title.en, says.fr, says.en, ...requirements].join(' ');

const chapter = (entry: Entry, usage: Usage, files: readonly string[], changes: readonly Change[]): string =>
  tag(
    'article',
    {
      id: anchor(entry.id),
      class: 'rule',
      'data-rule': entry.id,
      'data-words': wordsOf(entry),
      'aria-labelledby': `${anchor(entry.id)}-title`,
    },
    tag('h3', { id: `${anchor(entry.id)}-title` }, tag('code', {}, entry.id), ' ', escaped(entry.title.en)),
    tag('p', { lang: 'fr' }, tag('strong', {}, escaped(`${entry.title.fr}.`)), ' ', escaped(entry.says.fr)),
    tag('p', {}, escaped(entry.says.en)),
    tag('p', { class: 'facts' }, escaped(`Requirements: ${entry.requirements.join(', ')}. Input: ${formText(entry.input) || 'nothing'}.`)),
    ruleParameters(entry),
    decisionTable(entry),
    examples(entry),
    limits(entry),
    grid(entry),
    tag('div', { class: 'try' }),
    asked(entry, files),
    used(usage),
    history(changes),
  );

const contents = (): string =>
  tag(
    'nav',
    { 'aria-label': 'Rules' },
    tag(
      'ul',
      {},
      ...entries.map(({ id, title }) =>
        tag('li', { 'data-link': id }, tag('a', { href: `#${anchor(id)}` }, tag('code', {}, id), ' ', escaped(title.en))),
      ),
    ),
  );

const search = [
  '<form role="search" class="search"><label for="search">Find a rule by word, name or requirement</label>',
  '<input id="search" type="search" autocomplete="off"><p id="found" role="status" aria-live="polite"></p></form>\n',
].join('');

/** The whole book as one page that works from a disk: styles and the rules’ code stand in it. XTR-13 */
export const bookPage = (lines: readonly Coverage[], usageOf: (id: string) => Usage, script: string): string => {
  const changes = histories();
  const asking = askedBy();
  return [
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n',
    `<title>The rule book</title>\n<style>${style}</style>\n</head>\n<body>\n`,
    '<a class="skip" href="#rules">Skip to the rules</a>\n',
    tag(
      'header',
      {},
      tag('h1', {}, 'The rule book'),
      tag('p', {}, `${entries.length} rules of the account opening journey, as the application runs them.`),
    ),
    '<main>\n',
    frontMatter(lines),
    tag(
      'section',
      { id: 'rules', tabindex: '-1' },
      tag('h2', {}, 'The rules'),
      search,
      contents(),
      ...entries.map(entry =>
        chapter(entry, usageOf(entry.id), asking.get(entry.id) ?? [], changes.get(`domain/${entry.id.replace('.', '/')}.ts`) ?? []),
      ),
    ),
    `</main>\n<script>${script.replaceAll('</', '<\\/')}</script>\n</body>\n</html>\n`,
  ].join('');
};
