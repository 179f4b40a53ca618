import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';
import { taskId, type TaskId } from './steps';
import { mode, type Mode } from '@domain/kernel/words';

interface Input {
  readonly taskId: TaskId;
  readonly mode: Mode;
}

const banks = ['duplicateSearch', 'middleControl'] as const satisfies readonly TaskId[];
const CONFIRMATION = 'duplicateConfirmation' satisfies TaskId;

const rows: readonly Row<Input, 'bank' | 'person'>[] = [
  { when: { taskId: { oneOf: banks } }, then: 'bank', because: 'STP-15: the bank alone searches and reviews' },
  { when: { taskId: CONFIRMATION, mode: 'omc' }, then: 'bank', because: 'STP-15, D-44: nobody is asked' },
  { when: { taskId: CONFIRMATION, mode: 'mdc' }, then: 'person', because: 'D-08: the adviser confirms a new client' },
  { when: { taskId: { noneOf: [...banks, CONFIRMATION] } }, then: 'person', because: 'STP-15: saved, then the workflow goes on' },
];

export const journeyLeftBy = rule({
  id: 'journey.leftBy',
  requirements: ['STP-15', 'ADV-02', 'MID-02', 'D-08', 'D-44'],
  title: { fr: 'Qui fait avancer une tâche', en: 'Who moves a task on' },
  says: {
    fr: 'La banque seule quitte la recherche de doublons et le contrôle ; la confirmation d’un nouveau client revient au conseiller, s’il y en a un ; toute autre tâche se termine par la personne.',
    en: 'The bank alone leaves the duplicate search and the review; confirming a new client is the adviser’s, where there is one; every other task ends by the person.',
  },
  clauses: [['The bank alone leaves the duplicate search and the review', 'the delivery, just before', 'the review']],
  input: record({ taskId, mode }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['the search for look-alikes', { taskId: 'duplicateSearch', mode: 'mdc' }, 'bank'],
    ['their confirmation, without an adviser', { taskId: 'duplicateConfirmation', mode: 'omc' }, 'bank'],
    ['their confirmation, with an adviser', { taskId: 'duplicateConfirmation', mode: 'mdc' }, 'person'],
    ['the review', { taskId: 'middleControl', mode: 'omc' }, 'bank'],
    ['the delivery, just before', { taskId: 'deliveryChoice', mode: 'omc' }, 'person'],
    ['the recap, just after', { taskId: 'summary', mode: 'omc' }, 'person'],
  ],
});
