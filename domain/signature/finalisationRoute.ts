import { finalisationFailures, leading, rejections } from '@domain/errors/refusals';
import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, record, text } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

export type FinalisationRoute = 'error/rejected' | 'main/generic' | 'main' | 'technical-modal';

const rows: readonly Row<{ readonly functionalCode: string | null; readonly functional: boolean }, FinalisationRoute>[] = [
  { when: { functional: false }, then: 'technical-modal', because: 'FIN-02: not a functional error' },
  { when: { functional: true, functionalCode: { oneOf: rejections } }, then: 'error/rejected', because: 'FIN-02, D-19: six codes' },
  {
    when: { functional: true, functionalCode: leading('end', 'main/generic') },
    then: 'main/generic',
    because: 'FIN-02, D-19: a row of its own',
  },
  {
    when: { functional: true, functionalCode: { noneOf: [...rejections, ...finalisationFailures] } },
    then: 'main',
    because: 'FIN-02: other functional errors',
  },
];

export const finalisationRoute = rule({
  id: 'finalisation.route',
  requirements: ['FIN-02', 'D-19'],
  title: { fr: 'Où mène un refus de finalisation', en: 'Where a refused finalisation leads' },
  says: {
    fr: 'Les {rejected:words} codes d’un refus disent que la demande est refusée ; {generic} est noté comme échec général et revient au parcours, comme les autres refus ; une panne ouvre la fenêtre technique.',
    en: 'The {rejected:words} codes of a rejection say that the request is refused; {generic} is recorded as a generic failure and goes to Main, as other refusals do; a breakdown opens the technical modal.',
  },
  parameters: {
    rejected: { value: rejections.length, unit: 'codes' },
    generic: { value: finalisationFailures.join(', '), unit: 'code' },
  },
  input: record({ functionalCode: absentOr(text), functional: boolean }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['KO_00', { functionalCode: 'KO_00', functional: true }, 'error/rejected'],
    ['KO_01', { functionalCode: 'KO_01', functional: true }, 'error/rejected'],
    ['KO_02', { functionalCode: 'KO_02', functional: true }, 'error/rejected'],
    ['KO_03 is another functional error', { functionalCode: 'KO_03', functional: true }, 'main'],
    ['KO_04', { functionalCode: 'KO_04', functional: true }, 'main/generic'],
    ['KO_05', { functionalCode: 'KO_05', functional: true }, 'error/rejected'],
    ['KO_06', { functionalCode: 'KO_06', functional: true }, 'error/rejected'],
    ['KO_07 is another functional error', { functionalCode: 'KO_07', functional: true }, 'main'],
    ['KO_08', { functionalCode: 'KO_08', functional: true }, 'error/rejected'],
    ['functional, without a code', { functionalCode: null, functional: true }, 'main'],
    ['a breakdown', { functionalCode: null, functional: false }, 'technical-modal'],
  ],
});
