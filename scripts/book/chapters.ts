import { stages } from '@domain/journey/breadcrumb';
import { steps, stepRow } from '@domain/journey/steps';
import { entries } from '@domain/register';
import { assumptions } from './assumptions';
import type { Coverage } from './coverage';
import { journeyDrawing } from './journey';
import { parametersChapter } from './parameters';
import { relations } from './relations';
import { escaped, tableOf, tag } from './tags';

const paragraph = (text: string): string => tag('p', {}, escaped(text));

const howToRead = (): string =>
  tag(
    'section',
    { id: 'how-to-read' },
    tag('h2', {}, 'How to read this book'),
    paragraph(
      'Each rule says one thing that the journey decides. It has a name, a sentence in French and in English, the requirements it comes from, examples whose results were computed when this page was made, and the limits that the examples show from both sides.',
    ),
    paragraph('Where a rule is a table, exactly one row decides each case: a test goes through all of them.'),
    paragraph(
      'Where all that a rule is asked about are lists of values, or its rows tell cases apart, the whole grid is printed, none of it cut, and can be saved for a spreadsheet; docs/rulebook/grids holds the same files.',
    ),
    paragraph('“Try it” asks the same code that the application runs, here in this page. Nothing is sent anywhere.'),
    paragraph(
      'TIT is the holder, COT the co-holder; omc is a prospect alone, mdc one with an adviser. “Absent” stands for a value that is not known.',
    ),
  );

const drawing = (): string =>
  tag(
    'section',
    { id: 'journey' },
    tag('h2', {}, 'The journey'),
    ...stages.map(
      stage =>
        tag('h3', {}, escaped(`${stage.charAt(0).toUpperCase()}${stage.slice(1)}`)) +
        tag(
          'ol',
          { class: 'way' },
          ...steps
            .filter(step => step.stage === stage)
            .map(({ id }) => {
              const { of, pages } = stepRow(id);
              const who = of === null ? '' : tag('span', { class: 'who' }, of);
              return tag(
                'li',
                of === 'COT' ? { class: 'second' } : {},
                tag('strong', {}, id),
                who,
                tag('small', {}, escaped(pages.join(', '))),
              );
            }),
        ),
    ),
    tag(
      'details',
      {},
      tag('summary', {}, 'The drawing’s source (Mermaid), with the pages where a way ends'),
      tag('pre', { tabindex: '0' }, escaped(journeyDrawing())),
    ),
  );

const MOST_FILES = 4;
const some = (files: readonly string[]): string =>
  files.length > MOST_FILES ? `${files.slice(0, MOST_FILES).join(', ')} and ${files.length - MOST_FILES} more` : files.join(', ');

const matrix = (lines: readonly Coverage[]): string =>
  tag(
    'section',
    { id: 'coverage' },
    tag('h2', {}, 'What keeps each requirement'),
    tableOf(
      'Requirements and what keeps them',
      ['requirement', 'rules', 'tests', 'contracts', 'screens'],
      lines.map(({ requirement, rules, tests, contracts, screens }) => [
        requirement,
        rules.join(', '),
        some(tests),
        some(contracts),
        some(screens),
      ]),
    ),
  );

const doubts = (): string =>
  tag(
    'section',
    { id: 'doubts' },
    tag('h2', {}, 'Assumptions and contradictions'),
    tableOf(
      'What was in doubt and what holds',
      ['decision', 'in doubt', 'what holds', 'rules'],
      assumptions.map(({ decision, doubt, holds }) => [
        decision,
        doubt,
        holds,
        entries
          .filter(({ requirements }) => requirements.includes(decision))
          .map(({ id }) => id)
          .join(', '),
      ]),
    ),
  );

const agreements = (): string =>
  tag(
    'section',
    { id: 'agreements' },
    tag('h2', {}, 'What rules must agree on'),
    tableOf(
      'Relations between rules, asked when this page was made',
      ['rules', 'must agree on', 'result'],
      relations.map(({ rules, says, holds }) => [rules.join(', '), says, holds() ? 'holds' : 'does not hold']),
    ),
  );

/** The chapters before the rules. */
export const frontMatter = (lines: readonly Coverage[]): string =>
  [howToRead(), drawing(), parametersChapter(), agreements(), matrix(lines), doubts()].join('');
