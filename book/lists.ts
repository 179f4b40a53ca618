import { noAnswers } from '@domain/journey/answers';
import { edgesOf } from './journeyGraph';
import { csvOf } from './grid';
import { messages } from './messages';
import { mustBe } from '../deploy/production';
import { brandFacts } from '@domain/brand/variant';
import { flat, settings, variantsSet } from './settings';
import { codeHead, codeRows, stepHead, stepRows } from './tables';

const paths = (['individual', 'joint'] as const).flatMap(workflow =>
  (['omc', 'mdc'] as const).map(mode => ({ workflow, mode, jointAccount: 'open' as const })),
);

/** Every edge out of every step, with its condition. XTR-16 */
const wayRows = (): readonly (readonly string[])[] =>
  paths.flatMap(path => edgesOf(path).map(({ from, to, by, when }) => [path.workflow, path.mode, from, to, by, when]));

const wayHead: readonly string[] = ['workflow', 'mode', 'from', 'to', 'by', 'when'];

/** CSV lists of decisions that are data rather than rules. */
export const lists = (): readonly (readonly [file: string, text: string])[] => {
  const set = settings();
  const variants = variantsSet(set);
  return [
    ['beginning.csv', csvOf([['answer', 'before anybody has answered'], ...flat(noAnswers).map(([key, value]) => [key, value ?? ''])])],
    ['brands.csv', csvOf([['fact of a brand', 'value'], ...flat(brandFacts).map(([key, value]) => [key, value ?? ''])])],
    ['codes.csv', csvOf([codeHead, ...codeRows()])],
    ['messages.csv', csvOf([['key', 'says'], ...messages().map(({ key, says }) => [key, says])])],
    [
      'settings.csv',
      csvOf([
        ['key', 'must be', ...variants],
        ...set.map(({ key, values }) => [key, mustBe(key), ...variants.map(variant => values[variant] ?? '')]),
      ]),
    ],
    ['steps.csv', csvOf([stepHead, ...stepRows()])],
    ['ways.csv', csvOf([wayHead, ...wayRows()])],
  ];
};
