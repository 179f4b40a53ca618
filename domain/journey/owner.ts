import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { stepName, stepRow, type StepName } from './steps';
import type { Participant } from '@domain/kernel/words';

/** The holder with whose data a step saves its answers: its own, or the one named in its row. AGY-01 */
export const savedWith = (step: StepName): Participant | undefined => stepRow(step).of ?? stepRow(step).savedWith;

export const journeyOwner = rule({
  id: 'journey.owner',
  requirements: ['STP-02', 'JNT-01'],
  title: { fr: 'À qui est une étape', en: 'Whose step it is' },
  says: {
    fr: 'Chaque étape est celle du titulaire, celle du co-titulaire, ou de personne en particulier.',
    en: 'Each step is the holder’s, the co-holder’s, or nobody’s in particular.',
  },
  input: record({ taskId: stepName }),
  decide: ({ taskId }): Participant | null => stepRow(taskId).of,
  examples: [
    ['the holder’s identity', { taskId: 'identityDocUpload' }, 'TIT'],
    ['the co-holder’s identity', { taskId: 'coHolderIdentityDocUpload' }, 'COT'],
    ['the holder’s recap', { taskId: 'summary' }, 'TIT'],
    ['the co-holder’s signature', { taskId: 'coHolderSignature' }, 'COT'],
    ['the agency is chosen together', { taskId: 'structureChoice' }, null],
    ['the bank’s review', { taskId: 'middleControl' }, null],
    ['welcome', { taskId: 'welcome' }, null],
  ],
});
