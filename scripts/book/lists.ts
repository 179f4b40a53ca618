import { refusals } from '@domain/errors/refusals';
import { edgesOf } from '@domain/journey/graph';
import { stepRow, steps } from '@domain/journey/steps';
import { csvOf } from './grid';
import { messages } from './messages';
import { settings, variantsSet } from './settings';

const moments = ['creation', 'startup', 'action', 'end', 'resume'] as const;

/** Every code of the bank, and what it leads to at each moment. ERR-01, ERR-02 */
export const codeRows = (): readonly (readonly string[])[] =>
  Object.entries(refusals).map(([code, outcomes]) => {
    const byMoment = new Map(Object.entries(outcomes));
    return [code, ...moments.map(moment => byMoment.get(moment) ?? '')];
  });

export const codeHead: readonly string[] = ['code', ...moments];

/** Each step as the table has it: whose it is, its pages with their numbers, its papers and minutes. STP-01, STP-05 */
export const stepRows = (): readonly (readonly string[])[] =>
  steps.flatMap(({ id }) => {
    const { of, stage, pages, tracking, pageTracking, kind, back, paper, minutes } = stepRow(id);
    const own = new Map(Object.entries(pageTracking ?? {}));
    return pages.map(page => {
      const { omc, mdc } = own.get(page) ?? tracking;
      return [id, of ?? '', stage, page, String(omc ?? ''), String(mdc ?? ''), kind, back, paper ?? '', String(minutes)];
    });
  });

export const stepHead: readonly string[] = ['step', 'whose', 'breadcrumb', 'page', 'omc', 'mdc', 'kind', 'back', 'paper', 'minutes'];

const paths = (['individual', 'joint'] as const).flatMap(workflow =>
  (['omc', 'mdc'] as const).map(mode => ({ workflow, mode, jointAccount: 'open' as const })),
);

/** Every way out of every step, with what it depends on. XTR-16 */
export const wayRows = (): readonly (readonly string[])[] =>
  paths.flatMap(path => edgesOf(path).map(({ from, to, by, when }) => [path.workflow, path.mode, from, to, by, when]));

/** The lists beside the rules, each a file for a spreadsheet: what is decided as data, and by no rule alone. */
export const lists = (): readonly (readonly [file: string, text: string])[] => {
  const set = settings();
  const variants = variantsSet(set);
  return [
    ['codes.csv', csvOf([codeHead, ...codeRows()])],
    ['messages.csv', csvOf([['key', 'says'], ...messages().map(({ key, says }) => [key, says])])],
    [
      'settings.csv',
      csvOf([['key', ...variants], ...set.map(({ key, values }) => [key, ...variants.map(variant => values[variant] ?? '')])]),
    ],
    ['steps.csv', csvOf([stepHead, ...stepRows()])],
    ['ways.csv', csvOf([['workflow', 'mode', 'from', 'to', 'by', 'when'], ...wayRows()])],
  ];
};
