import { informationPages, type InformationPage } from './destination';
import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

const rows: readonly Row<{ readonly segment: string }, InformationPage | 'unknown'>[] = [
  ...informationPages.map(page => ({ when: { segment: page }, then: page, because: 'RTE-06: a slug of its own' })),
  { when: { segment: { noneOf: informationPages } }, then: 'unknown', because: 'D-31: the generic text and a way back' },
];

export const informationPage = rule({
  id: 'information.page',
  requirements: ['RTE-06', 'RTE-08', 'D-31'],
  title: { fr: 'Page d’une adresse à un seul segment', en: 'The page of a one-segment address' },
  says: {
    fr: 'Un mot connu montre sa page ; tout autre montre le texte général et le chemin du retour.',
    en: 'A known word shows its page; any other shows the generic text and the way back.',
  },
  input: record({ segment: text }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['finished', { segment: 'termine' }, 'termine'],
    ['out of time', { segment: 'delai-depasse' }, 'delai-depasse'],
    ['refused', { segment: 'suite-non-favorable' }, 'suite-non-favorable'],
    ['analysis goes on', { segment: 'finalize' }, 'finalize'],
    ['the account is open', { segment: 'completed' }, 'completed'],
    ['capitals are another word', { segment: 'Termine' }, 'unknown'],
    ['a property that every object has', { segment: 'constructor' }, 'unknown'],
  ],
});
