import { rule } from '@domain/kernel/rule';
import { boolean, recordWith } from '@domain/kernel/shape';
import { stepNames, stepRow, steps, type Step, type StepName } from './table';
import { jointAccount, mode, workflow, type JointAccount, type Mode, type Workflow } from '@domain/kernel/words';

export { stepName, stepNames, stepRow, steps, taskId, taskIds } from './table';
export type { PageName, Stage, Step, StepName, StepRow, TaskId, TrackingNumbers } from './table';

/** The properties that decide the steps: whose account, who leads, whether the variant opens joint accounts online, and the order. */
export interface Path {
  readonly workflow: Workflow;
  readonly mode: Mode;
  readonly jointAccount: JointAccount;
  /** The person gives all papers before the forms; absent: in the bank's order. D-125 */
  readonly papersFirst?: boolean | null | undefined;
}

/** Whether a path has two holders: a joint account, opened online. CFG-07, D-02 */
export const hasCoHolder = ({ workflow, jointAccount }: Path): boolean => workflow === 'joint' && jointAccount === 'open';

/** The co-holder's steps, and the page of a holder who waits for them, need two people. D-65 */
const isOfTwo = ({ id, of }: Step): boolean => of === 'COT' || id === 'signatureSuccess';

const stepsOfOne: readonly StepName[] = steps.filter(step => !isOfTwo(step)).map(step => step.id);

const stepsInBankOrder = (path: Path): readonly StepName[] => (hasCoHolder(path) ? stepNames : stepsOfOne);

const fromStep = stepNames.indexOf('identityDocUpload');
const toStep = stepNames.indexOf('compInfos');

/** The papers and the forms that confirm them: the steps that papers first puts in another order. D-125 */
export const isOfPapers = (step: StepName): boolean => {
  const here = stepNames.indexOf(step);
  return here >= fromStep && here < toStep;
};

/** The holder's papers, then the holder's forms, then those of the co-holder. */
const turns: readonly ((step: StepName) => boolean)[] = (['TIT', 'COT'] as const).flatMap(who =>
  [true, false].map(gives => (step: StepName) => stepRow(step).of === who && (stepRow(step).paper !== undefined) === gives),
);

const stepsOn = (path: Path): readonly StepName[] => {
  const steps = stepsInBankOrder(path);
  if (path.papersFirst !== true) return steps;
  const first = steps.findIndex(isOfPapers);
  const papers = steps.filter(isOfPapers);
  return [...steps.slice(0, first), ...turns.flatMap(isTurn => papers.filter(isTurn)), ...steps.slice(first + papers.length)];
};

const individual = stepNames.filter(name => !name.startsWith('coHolder') && name !== 'signatureSuccess');

const holdersPapers = ['identityDocUpload', 'addressDocUpload', 'incomeDocUpload', 'identityValidation', 'addressValidation'] as const;
const coHoldersPapers = [
  'coHolderIdentityDocUpload',
  'coHolderAddressDocUpload',
  'coHolderIncomeDocUpload',
  'coHolderIdentityValidation',
  'coHolderAddressValidation',
] as const;
const beforePapers = stepNames.slice(0, stepNames.indexOf('identityDocUpload'));
const afterPapers = (names: readonly StepName[]): readonly StepName[] => names.slice(names.indexOf('compInfos'));

export const journeySteps = rule({
  id: 'journey.steps',
  requirements: ['STP-01', 'STP-02', 'STP-03', 'JNT-01', 'CFG-07', 'D-02', 'D-34', 'D-65', 'D-125'],
  title: { fr: 'Les étapes, dans l’ordre', en: 'The steps, in order' },
  says: {
    fr: 'Les étapes du parcours joint suivent un seul ordre ; le parcours individuel est le même sans les étapes du co-titulaire ni l’attente de sa signature. Là où le compte joint n’est qu’annoncé, personne n’a d’étape de co-titulaire. Le mode ne change pas la liste. Là où les justificatifs passent d’abord, chaque personne les donne tous avant ses formulaires, le titulaire puis le co-titulaire.',
    en: 'The joint journey’s steps stand in one order; the individual one is the same without the co-holder’s steps and without waiting for their signature. Where the joint account is only announced nobody has a co-holder’s step. The mode does not change the list. Where papers come first, each person gives all of theirs before their forms, the holder and then the co-holder.',
  },
  clauses: [
    ['only announced nobody has a co-holder’s step', 'together', 'together, where it is only announced'],
    ['Where papers come first', 'alone, papers first', 'alone'],
  ],
  input: recordWith({ workflow, mode, jointAccount }, { papersFirst: boolean }),
  decide: stepsOn,
  examples: [
    ['alone', { workflow: 'individual', mode: 'omc', jointAccount: 'open' }, individual],
    ['together', { workflow: 'joint', mode: 'omc', jointAccount: 'open' }, stepNames],
    ['together, with an adviser', { workflow: 'joint', mode: 'mdc', jointAccount: 'open' }, stepNames],
    ['together, where it is only announced', { workflow: 'joint', mode: 'omc', jointAccount: 'announced' }, individual],
    ['alone, with an adviser', { workflow: 'individual', mode: 'mdc', jointAccount: 'announced' }, individual],
    [
      'alone, papers first',
      { workflow: 'individual', mode: 'omc', jointAccount: 'open', papersFirst: true },
      [...beforePapers.filter(name => individual.includes(name)), ...holdersPapers, ...afterPapers(individual)],
    ],
    [
      'together, papers first',
      { workflow: 'joint', mode: 'omc', jointAccount: 'open', papersFirst: true },
      [...beforePapers, ...holdersPapers, ...coHoldersPapers, ...afterPapers(stepNames)],
    ],
    ['alone, papers not first', { workflow: 'individual', mode: 'omc', jointAccount: 'open', papersFirst: false }, individual],
  ],
});
