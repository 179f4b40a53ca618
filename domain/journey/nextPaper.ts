import { rule } from '@domain/kernel/rule';
import { list, record } from '@domain/kernel/shape';
import { workflow } from '@domain/kernel/words';
import { walkOf } from './navigation';
import { isOfPapers, taskId, taskIds, type TaskId } from './steps';

const alone = { workflow: 'individual', task: 'identityDocUpload' } as const;
const together = { ...alone, workflow: 'joint' } as const;
const threePapers = ['identityDocUpload', 'addressDocUpload', 'incomeDocUpload'] as const;
const holders = [...threePapers, 'identityValidation', 'addressValidation'] as const;

export const journeyNextPaper = rule({
  id: 'journey.nextPaper',
  requirements: ['STP-01', 'STP-15', 'JNT-01', 'D-125'],
  title: { fr: 'Étape suivante quand les justificatifs passent d’abord', en: 'The next step where papers come first' },
  says: {
    fr: 'On donne d’abord les justificatifs que la banque n’a pas, puis on remplit les formulaires sans réponse : la première étape de cet ordre que la banque n’a pas terminée et qui n’est pas faite. S’il n’en reste aucune, ou si la tâche de la banque vient après, c’est la tâche de la banque.',
    en: 'One gives the papers that the bank does not have first, then fills in the forms without an answer: the first step of this order that the bank has not ended and that is not done. If none is left, or if the bank’s task comes after them, it is the bank’s task.',
  },
  clauses: [
    ['that the bank has not ended', 'a file that began in the bank’s order', 'nothing given'],
    ['that is not done', 'the identity is given', 'nothing given'],
    ['If none is left', 'a proof that was sent back', 'the papers are given'],
  ],
  input: record({ workflow, task: taskId, done: list(taskId) }),
  known: { done: [[], ['identityDocUpload'], threePapers, holders] },
  decide: ({ workflow, task, done }): TaskId => {
    const ended = taskIds.slice(0, taskIds.indexOf(task));
    const steps = walkOf({ workflow, mode: 'omc', jointAccount: 'open', papersFirst: true }).filter(taskId.is).filter(isOfPapers);
    return isOfPapers(task) ? (steps.find(step => !ended.includes(step) && !done.includes(step)) ?? task) : task;
  },
  examples: [
    ['nothing given', { ...alone, done: [] }, 'identityDocUpload'],
    ['the identity is given', { ...alone, done: ['identityDocUpload'] }, 'addressDocUpload'],
    ['the papers are given', { ...alone, done: threePapers }, 'identityValidation'],
    ['the identity is confirmed, the address is not', { ...alone, done: [...threePapers, 'identityValidation'] }, 'addressValidation'],
    ['the holder’s papers are given, together', { ...together, done: threePapers }, 'identityValidation'],
    ['the holder has finished, together', { ...together, done: holders }, 'coHolderIdentityDocUpload'],
    ['a file that began in the bank’s order', { ...alone, task: 'addressDocUpload', done: [] }, 'addressDocUpload'],
    ['a paper given out of order', { ...alone, task: 'addressDocUpload', done: ['addressDocUpload'] }, 'incomeDocUpload'],
    ['a proof that was sent back', { ...alone, task: 'addressDocUpload', done: holders }, 'addressDocUpload'],
    ['the bank’s task comes after', { ...alone, task: 'compInfos', done: [] }, 'compInfos'],
  ],
});
