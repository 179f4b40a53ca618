import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';
import { flag, type Mode } from '@domain/kernel/words';

const rows: readonly Row<{ readonly isInitBo: '0' | '1' }, Mode>[] = [
  { when: { isInitBo: '0' }, then: 'omc', because: 'ADV-01: the prospect alone' },
  { when: { isInitBo: '1' }, then: 'mdc', because: 'ADV-01: an adviser created the file' },
];

export const journeyMode = rule({
  id: 'journey.mode',
  requirements: ['ADV-01', 'D-01'],
  title: { fr: 'Seul ou avec un conseiller', en: 'Alone or with an adviser' },
  says: { fr: 'Le dossier dit lui-même si un conseiller l’a créé.', en: 'The file itself says whether an adviser created it.' },
  input: record({ isInitBo: flag }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['created by the prospect', { isInitBo: '0' }, 'omc'],
    ['created by an adviser', { isInitBo: '1' }, 'mdc'],
  ],
});
