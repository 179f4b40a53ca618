import { noAnswers } from '@domain/journey/answers';
import { edgesOf } from './journeyGraph';
import { csvOf } from './grid';
import { writtenByBuild } from './productLists';
import { messages } from './messages';
import { mustBe } from '../deploy/production';
import { brandFacts, variants as allVariants } from '@domain/brand/variant';
import { serverOf } from '../deploy/served';
import { built, flat, settings, variantsSet } from './settings';
import { codeHead, codeRows, stepHead, stepRows } from './tables';
import { backHead, backRows, wordHead, wordRows, writtenHead, writtenRows } from './enumerated';

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
    ['backs.csv', csvOf([backHead, ...backRows()])],
    ['beginning.csv', csvOf([['answer', 'before anybody has answered'], ...flat(noAnswers).map(([key, value]) => [key, value ?? ''])])],
    ['brands.csv', csvOf([['fact of a brand', 'value'], ...flat(brandFacts).map(([key, value]) => [key, value ?? ''])])],
    ['build.csv', csvOf([['build of webpack.config.js', 'value'], ...built()])],
    ['buildScripts.csv', csvOf([['build or deployment in', 'by', 'in these words'], ...writtenByBuild()])],
    ['codes.csv', csvOf([codeHead, ...codeRows()])],
    ['messages.csv', csvOf([['key', 'says'], ...messages().map(({ key, says }) => [key, says])])],
    [
      'server.csv',
      csvOf([
        ['web server of production'],
        ...allVariants.slice(0, 1).flatMap(variant =>
          serverOf(variant)
            .split('\n')
            .map(line => [line]),
        ),
      ]),
    ],
    [
      'settings.csv',
      csvOf([
        ['key', 'must be', ...variants],
        ...set.map(({ key, values }) => [key, mustBe(key), ...variants.map(variant => values[variant] ?? '')]),
      ]),
    ],
    ['steps.csv', csvOf([stepHead, ...stepRows()])],
    ['typed.csv', csvOf([writtenHead, ...writtenRows()])],
    ['ways.csv', csvOf([wayHead, ...wayRows()])],
    ['words.csv', csvOf([wordHead, ...wordRows()])],
  ];
};
