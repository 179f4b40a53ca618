import { stages } from '@domain/journey/breadcrumb';
import { stepRow, steps } from '@domain/journey/steps';
import { entries } from '@domain/register';
import { codeHead, codeRows, stepHead, stepRows } from '../tables';
import { escaped, fold, tableOf, tag } from '../tags';
import { limitText } from '../words';
import { wholeDrawing } from './drawing';
import type { Facts } from './fact';
import { linkTo } from './links';

/** A chapter of the book: anchor, name, text. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly text: (facts: Facts) => string;
}

const paragraph = (text: string): string => tag('p', {}, escaped(text));

const howToRead = (): string =>
  [
    `${entries.length} rules of the account opening journey, as the application runs them. Each rule says one thing that the journey decides. Its numbers stand in its sentence as it decides with them; its examples, limits and grids are computed by the very code that the application runs, when you open the rule.`,
    'Beside it stand the requirements that it keeps, with the section of the specification, and what asks it in the product.',
    '“Where its answer changes” gives the last value with one answer and the first with the next. “What its sentence leaves out” names the example that breaks each ‘only’, ‘never’ or ‘under’; without one the book is not made.',
    'Where all that a rule is asked about are lists of values, the whole grid is printed, none of it cut, and can be saved. docs/rulebook holds the same files, and lists beside them: messages, codes, settings, steps, ways, and the words of the code in which each rule is asked.',
    'npm run rulebook -- diff OLD says which answers changed since another book. Nothing typed here is sent anywhere.',
    'TIT is the holder, COT the co-holder; omc is a prospect alone, mdc one with an adviser. “Absent” stands for a value that is not known.',
  ]
    .map(paragraph)
    .join('') + tag('div', { class: 'row all-cases no-print' });

const stageName = (stage: string): string => `${stage.charAt(0).toUpperCase()}${stage.slice(1)}`;

const stepItem = ({ id }: (typeof steps)[number]): string => {
  const { of, pages } = stepRow(id);
  const who = of === null ? '' : tag('span', { class: 'tag' }, of);
  return tag('li', of === 'COT' ? { class: 'other' } : {}, tag('strong', {}, id), ' ', who, tag('small', {}, escaped(pages.join(', '))));
};

/** The column of the stage in the table of steps. */
const STAGE = stepHead.indexOf('breadcrumb');

const journey = (): string =>
  [
    ...stages.map(stage =>
      fold(stageName(stage), tag('ol', { class: 'way' }, ...steps.filter(step => step.stage === stage).map(stepItem))),
    ),
    ...stages.map(stage =>
      fold(
        `${stageName(stage)}: numbers, papers and minutes of each page`,
        tableOf(
          `Pages of the part ${stage}`,
          stepHead,
          stepRows().filter(row => row[STAGE] === stage),
        ),
      ),
    ),
  ].join('');

/** The rooms of the domain that have rules, in the order of the book. */
export const rooms = [...new Set(entries.map(({ id }) => id.split('.')[0] ?? ''))];

const everyParameter = (): string =>
  rooms
    .map((room): readonly [string, readonly string[][]] => [
      room,
      entries
        .filter(({ id }) => id.startsWith(`${room}.`))
        .flatMap(({ id, parameters }) =>
          parameters.map(parameter => [id, parameter.name, String(parameter.value), parameter.unit, limitText(parameter)]),
        ),
    ])
    .filter(([, rows]) => rows.length > 0)
    .map(([room, rows]) =>
      fold(
        `${room} (${rows.length})`,
        tableOf(
          `Every number, day and code that the rules of ${room} decide with`,
          ['rule', 'parameter', 'value', 'unit', 'limit'],
          rows,
          true,
        ),
      ),
    )
    .join('');

const isDated = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The days in rules and configurations: a key that ends in `from` holds a first day, any other a last one. */
const dated = ({ settings, variants }: Facts): string => {
  const ofRules = entries.flatMap(({ id, parameters }) =>
    parameters.filter(({ value }) => isDated(value)).map(({ name, value }) => [`${id} ${name}`, String(value), 'the rule']),
  );
  const ofSettings = settings.flatMap(([key = '', ...values]) =>
    values.filter(isDated).map((value, index) => [key, value, values.length === 1 ? 'every variant' : (variants[index] ?? '')]),
  );
  return tag(
    'section',
    { id: 'dated' },
    tag('h3', {}, 'Dated'),
    '<form class="no-print"><label for="in-force-on">Is it past on this date?</label><input id="in-force-on" type="date"></form>',
    tableOf(
      'Days that decide, each itself included',
      ['what', 'day', 'set by', 'on the date chosen'],
      [...ofRules, ...ofSettings].map(row => [...row, '']),
    ),
  );
};

const settingsTable = ({ settings, variants }: Facts): string =>
  tableOf(
    'Values of the production configurations',
    ['key', ...variants],
    settings.map(([key = '', ...values]) => [key, ...variants.map((_, index) => (values.length === 1 ? values[0] : values[index]) ?? '')]),
  );

/** The family of an id: its letters, or its ten for assumptions. */
const familyOf = (id: string): string => {
  const [letters = '', number = ''] = id.split('-');
  if (letters !== 'D') return letters;
  const ten = Number(number) - (Number(number) % 10);
  return `D-${Math.max(1, ten)} to D-${ten + 9}`;
};

/** Requirements or assumptions by family, each with its rules and what `keep` says of its place in the list. */
const list = (all: Facts['requirements'], keep: (at: number) => string): string => {
  const item = ([id, sections, words]: Facts['requirements'][number], at: number): string => {
    const rules = entries.filter(({ requirements }) => requirements.includes(id)).map(rule => linkTo(rule.id));
    return (
      tag('dt', { id }, escaped(id), sections === '' ? '' : ` <span class="muted">${escaped(sections)}</span>`) +
      tag('dd', {}, escaped(words), ' ', tag('span', { class: 'muted' }, [...rules, keep(at)].filter(Boolean).join(' · ')))
    );
  };
  const items = all.map((each, at) => ({ family: familyOf(each[0]), text: item(each, at) }));
  return [...new Set(items.map(({ family }) => family))]
    .map(family => {
      const mine = items.filter(each => each.family === family);
      return fold(`${family} (${mine.length})`, tag('dl', { class: 'asked' }, ...mine.map(({ text }) => text)));
    })
    .join('');
};

const count = (number: number, name: string): string => (number === 0 ? '' : `${number} ${name}${number === 1 ? '' : 's'}`);

const requirements = ({ requirements: all, coverage }: Facts): string =>
  list(all, at => {
    const [tests = 0, contracts = 0, screens = 0] = coverage[at] ?? [];
    return [count(tests, 'test'), count(contracts, 'contract'), count(screens, 'screen')].filter(Boolean).join(', ');
  });

/** The chapters before the rules, generated from the rules, the configurations and the lists. */
export const chapters: readonly Chapter[] = [
  { id: 'how', title: 'How to read this book', text: howToRead },
  { id: 'journey', title: 'The journey', text: journey },
  { id: 'parameters', title: 'Parameters', text: facts => dated(facts) + everyParameter() },
  { id: 'settings', title: 'Configuration', text: settingsTable },
  {
    id: 'codes',
    title: 'Codes of the bank',
    text: () => tableOf('What each code leads to, by the moment it comes at', codeHead, codeRows()),
  },
  {
    id: 'agreements',
    title: 'What rules must agree on',
    text: ({ relations }) =>
      tableOf(
        'Asked when this page was made; without each of them there is no book',
        ['rules', 'must agree on', 'result'],
        relations.map(([rules, says, holds]) => [rules.replaceAll(' ', ', '), says, holds ? 'holds' : 'does not hold']),
      ),
  },
  {
    id: 'dependencies',
    title: 'What depends on what',
    text: facts =>
      paragraph(
        'On the left the places of the product that ask a rule, on the right, in arcs, the rules that ask another. Each rule’s own page names the files.',
      ) + wholeDrawing(facts),
  },
  { id: 'requirements', title: 'Requirements and what keeps them', text: requirements },
  { id: 'decisions', title: 'Assumptions and contradictions', text: ({ decisions }) => list(decisions, () => '') },
];
