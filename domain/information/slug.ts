import type { FunctionalCode } from '@domain/errors/codes';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, text } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

export type InformationSlug = 'termine' | 'delai-depasse' | 'suite-non-favorable';

interface Refusal {
  readonly functionalCode: string | null;
}

const FINALIZED = 'SUBSCRIPTION_FINALIZED' satisfies FunctionalCode;
const PURGED = 'SUBSCRIPTION_PURGED' satisfies FunctionalCode;
const EXCLUDED = 'SUBSCRIPTION_EXCLUDED' satisfies FunctionalCode;

/** The statuses of a file that have a page of their own. */
export const informationRows = [
  { when: { functionalCode: FINALIZED }, then: 'termine', because: 'RTE-06: the file is complete' },
  { when: { functionalCode: PURGED }, then: 'delai-depasse', because: 'RTE-06: the deadline has passed' },
  { when: { functionalCode: EXCLUDED }, then: 'suite-non-favorable', because: 'RTE-06: the bank did not accept' },
] as const satisfies readonly Row<Refusal, InformationSlug>[];

const rows: readonly Row<Refusal, InformationSlug | null>[] = [
  ...informationRows,
  { when: { functionalCode: { noneOf: [FINALIZED, PURGED, EXCLUDED] } }, then: null, because: 'RTE-06: no other code has a page' },
];

/** The pages that /{type} shows: the three statuses, further analysis, and the open account. RTE-06 */
export const informationPages = [...informationRows.map(row => row.then), 'finalize', 'completed'] as const;
export type InformationPage = (typeof informationPages)[number];

export const informationSlug = rule({
  id: 'information.slug',
  requirements: ['RTE-06', 'ERR-02'],
  title: { fr: 'Page d’information d’un dossier clos', en: 'Information page of a closed file' },
  says: {
    fr: 'Un dossier terminé, hors délai ou refusé a sa page ; aucun autre code n’en a.',
    en: 'A file that is finished, out of time or refused has its page; no other code has one.',
  },
  input: record({ functionalCode: absentOr(text) }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['finished', { functionalCode: 'SUBSCRIPTION_FINALIZED' }, 'termine'],
    ['out of time', { functionalCode: 'SUBSCRIPTION_PURGED' }, 'delai-depasse'],
    ['refused', { functionalCode: 'SUBSCRIPTION_EXCLUDED' }, 'suite-non-favorable'],
    ['unknown file', { functionalCode: 'SUBSCRIPTION_UNKNOWN' }, null],
    ['a property that every object has', { functionalCode: 'toString' }, null],
    ['no code', { functionalCode: null }, null],
  ],
});
