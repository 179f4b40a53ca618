import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

const rows: readonly Row<{ readonly frenchTaxResident: boolean | null }, boolean>[] = [
  { when: { frenchTaxResident: true }, then: true, because: 'PER-09' },
  { when: { frenchTaxResident: { noneOf: [true] } }, then: false, because: 'PER-09: told before going on' },
];

export const holdersMayFinalise = rule({
  id: 'holders.mayFinalise',
  requirements: ['PER-09', 'PER-08'],
  title: { fr: 'Qui peut finaliser', en: 'Who may finalise' },
  says: {
    fr: 'Seule une personne résidente fiscale française peut finaliser ; les autres obligations fiscales n’y changent rien.',
    en: 'Only a French tax resident can finalise; other tax obligations change nothing.',
  },
  clauses: [['Only a French tax resident', 'a French tax resident', 'somebody else']],
  input: record({ frenchTaxResident: absentOr(boolean) }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['a French tax resident', { frenchTaxResident: true }, true],
    ['somebody else', { frenchTaxResident: false }, false],
    ['not said yet', { frenchTaxResident: null }, false],
  ],
});
