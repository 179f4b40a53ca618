import type { InformationSlug } from './destination';
import { leading } from './refusals';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, text } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

interface Refusal {
  readonly functionalCode: string | null;
}

const row = (slug: InformationSlug, because: string): Row<Refusal, InformationSlug> => ({
  when: { functionalCode: leading('startup', `information/${slug}`) },
  then: slug,
  because,
});

/** The statuses of a file that have a page of their own. */
export const informationRows: readonly Row<Refusal, InformationSlug>[] = [
  row('termine', 'RTE-06: the file is complete'),
  row('delai-depasse', 'RTE-06: the deadline has passed'),
  row('suite-non-favorable', 'RTE-06: the bank did not accept'),
];

const rows: readonly Row<Refusal, InformationSlug | null>[] = [
  ...informationRows,
  {
    when: { functionalCode: { noneOf: informationRows.flatMap(({ when }) => when.functionalCode ?? []) } },
    then: null,
    because: 'RTE-06: no other code has a page',
  },
];

export const informationSlug = rule({
  id: 'information.slug',
  requirements: ['RTE-06', 'ERR-02'],
  title: { fr: 'Page d’information d’un dossier clos', en: 'Information page of a closed file' },
  says: {
    fr: 'Un dossier terminé, hors délai ou refusé a sa page ; aucun autre code n’en a.',
    en: 'A file that is finished, out of time or refused has its page; no other code has one.',
  },
  clauses: [['no other code has one', 'refused', 'unknown file']],
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
