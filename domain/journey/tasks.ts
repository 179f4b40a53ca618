import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { stepRow, taskIds, type TaskId } from './steps';
import { workflow } from '@domain/kernel/words';

export const journeyTasks = rule({
  id: 'journey.tasks',
  requirements: ['STP-03', 'STP-01', 'JNT-01', 'D-34'],
  title: { fr: 'Les tâches de la banque, dans l’ordre', en: 'The bank’s tasks, in order' },
  says: {
    fr: 'Un dossier joint passe par les {tasks} tâches ; un dossier individuel par celles qui ne sont pas du co-titulaire.',
    en: 'A joint file goes through the {tasks} tasks; an individual one through those that are not the co-holder’s.',
  },
  parameters: {
    tasks: { value: taskIds.length, unit: 'tasks' },
  },
  input: record({ workflow }),
  decide: ({ workflow }): readonly TaskId[] => taskIds.filter(id => workflow === 'joint' || stepRow(id).of !== 'COT'),
  examples: [
    ['joint', { workflow: 'joint' }, taskIds],
    ['individual', { workflow: 'individual' }, taskIds.filter(id => !id.startsWith('coHolder'))],
  ],
});
