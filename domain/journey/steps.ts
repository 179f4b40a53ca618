import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { stepNames, steps, type Step, type StepName } from './table';
import { jointAccount, mode, workflow, type JointAccount, type Mode, type Workflow } from '@domain/kernel/words';

export { stepName, stepNames, stepRow, steps, taskId, taskIds } from './table';
export type { PageName, Stage, Step, StepName, StepRow, TaskId, TrackingNumbers } from './table';

/** The properties that decide the steps: whose account, who leads, and whether the variant opens joint accounts online. */
export interface Path {
  readonly workflow: Workflow;
  readonly mode: Mode;
  readonly jointAccount: JointAccount;
}

/** Whether a path has two holders: a joint account, opened online. CFG-07, D-02 */
export const hasCoHolder = ({ workflow, jointAccount }: Path): boolean => workflow === 'joint' && jointAccount === 'open';

/** The co-holder's steps, and the page of a holder who waits for them, need two people. D-65 */
const isOfTwo = ({ id, of }: Step): boolean => of === 'COT' || id === 'signatureSuccess';

const stepsOfOne: readonly StepName[] = steps.filter(step => !isOfTwo(step)).map(step => step.id);

const stepsOn = (path: Path): readonly StepName[] => (hasCoHolder(path) ? stepNames : stepsOfOne);

const individual = stepNames.filter(name => !name.startsWith('coHolder') && name !== 'signatureSuccess');

export const journeySteps = rule({
  id: 'journey.steps',
  requirements: ['STP-01', 'STP-02', 'STP-03', 'JNT-01', 'CFG-07', 'D-02', 'D-34', 'D-65'],
  title: { fr: 'Les étapes, dans l’ordre', en: 'The steps, in order' },
  says: {
    fr: 'Les étapes du parcours joint suivent un seul ordre ; le parcours individuel est le même sans les étapes du co-titulaire ni l’attente de sa signature. Là où le compte joint n’est qu’annoncé, personne n’a d’étape de co-titulaire. Le mode ne change pas la liste.',
    en: 'The joint journey’s steps stand in one order; the individual one is the same without the co-holder’s steps and without waiting for their signature. Where the joint account is only announced nobody has a co-holder’s step. The mode does not change the list.',
  },
  clauses: [['only announced nobody has a co-holder’s step', 'together', 'together, where it is only announced']],
  input: record({ workflow, mode, jointAccount }),
  decide: stepsOn,
  examples: [
    ['alone', { workflow: 'individual', mode: 'omc', jointAccount: 'open' }, individual],
    ['together', { workflow: 'joint', mode: 'omc', jointAccount: 'open' }, stepNames],
    ['together, with an adviser', { workflow: 'joint', mode: 'mdc', jointAccount: 'open' }, stepNames],
    ['together, where it is only announced', { workflow: 'joint', mode: 'omc', jointAccount: 'announced' }, individual],
    ['alone, with an adviser', { workflow: 'individual', mode: 'mdc', jointAccount: 'announced' }, individual],
  ],
});
