import { errorPageTypes } from '@domain/errors/codes';
import type { ErrorDestination } from '@domain/errors/destination';
import { codesLeading, leading, type Outcomes } from '@domain/errors/refusals';
import { informationRows } from '@domain/errors/informationSlug';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, text } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

export type StartupRoute = Outcomes['startup'];

interface Refusal {
  readonly functionalCode: string | null;
}

/** Why a page is shown, where section 8 does not say it. */
const reasons: Readonly<Partial<Record<ErrorDestination, string>>> = {
  'error/identical-holders': 'JNT-02',
  'error/blocked': 'D-82: the bank blocked the file',
};

const shown = errorPageTypes
  .map(type => `error/${type}` as const)
  .filter(page => page !== 'error/generic' && codesLeading('startup', page).length > 0);

const routed: readonly Row<Refusal, StartupRoute>[] = [
  ...informationRows.map(({ when, then, because }) => ({ when, then: `information/${then}` as const, because })),
  ...shown.map(page => ({ when: { functionalCode: leading('startup', page) }, then: page, because: reasons[page] ?? 'ERR-06' })),
];

const rows: readonly Row<Refusal, StartupRoute>[] = [
  ...routed,
  {
    when: { functionalCode: { noneOf: routed.flatMap(row => row.when.functionalCode ?? []) } },
    then: 'error/generic',
    because: 'ERR-01, ERR-02: an unknown file, any other code, no code',
  },
];

export const startupRoute = rule({
  id: 'startup.route',
  requirements: ['ERR-02', 'ERR-01', 'ERR-06', 'JNT-02', 'RTE-06', 'D-82'],
  title: { fr: 'Où mène un refus au démarrage', en: 'Where a refusal at startup leads' },
  says: {
    fr: 'Un dossier clos mène à sa page d’information, un dossier bloqué à la sienne, une exclusion à la page qui dit que faire, tout le reste à la page générale.',
    en: 'A closed file leads to its information page, a blocked one to its own, an exclusion to the page that says what to do, everything else to the generic page.',
  },
  input: record({ functionalCode: absentOr(text) }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['no file', { functionalCode: 'SUBSCRIPTION_UNKNOWN' }, 'error/generic'],
    ['a finished file', { functionalCode: 'SUBSCRIPTION_FINALIZED' }, 'information/termine'],
    ['a file out of time', { functionalCode: 'SUBSCRIPTION_PURGED' }, 'information/delai-depasse'],
    ['a refused file', { functionalCode: 'SUBSCRIPTION_EXCLUDED' }, 'information/suite-non-favorable'],
    ['a blocked file', { functionalCode: 'SUBSCRIPTION_BLOCKED' }, 'error/blocked'],
    ['identical holders', { functionalCode: 'IDENTICAL_HOLDERS' }, 'error/identical-holders'],
    ['too young', { functionalCode: 'HOLDER_TOO_YOUNG' }, 'error/too-young'],
    ['an excluded department', { functionalCode: 'EXCLUDED_DEPARTMENT' }, 'error/excluded-department'],
    ['excluded, in the bank’s words', { functionalCode: 'EXCLUSION_PROSPECT_AUTRE' }, 'error/excluded'],
    ['excluded, in the front end’s words', { functionalCode: 'exclusionProspect' }, 'error/excluded'],
    ['a known code that has no page', { functionalCode: 'HOLDER_SIGNATURE_KO' }, 'error/generic'],
    ['an unknown code', { functionalCode: 'SOMETHING_NEW' }, 'error/generic'],
    ['a property that every object has', { functionalCode: 'constructor' }, 'error/generic'],
    ['no code', { functionalCode: null }, 'error/generic'],
  ],
});
