import type { Participant } from '@domain/kernel/words';
import { slotOf } from '@domain/proofs/slot';
import { hasSigned, signatureOf } from './signingProgress';
import { stages } from './breadcrumb';
import type { DossierState, LogEntry } from './dossierState';
import { walkOf } from './navigation';
import type { Path } from './steps';
import { stepRow, type Stage, type StepName } from './table';

/** `toRedo`: the bank did not accept the step's proof; `client`, `bank`: later, and not the adviser's. */
export type ListedState = 'done' | 'now' | 'toRedo' | 'toDo' | 'client' | 'bank';

/** Steps that one line shows together, under the first one's name. */
const lines = [
  ['accountType', 'age'],
  ['offer', 'coHolderOffer', 'options', 'insurance', 'offerConfirmation'],
  ['information', 'coHolderInformation'],
  ['structureChoice', 'deliveryChoice'],
  ['duplicateSearch', 'duplicateConfirmation'],
  ['accountCreation', 'welcome'],
] as const satisfies readonly (readonly StepName[])[];

/** Steps without a line. */
const unlisted: readonly StepName[] = ['home', 'signatureSuccess'];

const othersDo: Readonly<Partial<Record<StepName, ListedState>>> = {
  duplicateSearch: 'bank',
  middleControl: 'bank',
  signature: 'client',
  coHolderSignature: 'client',
  accountCreation: 'bank',
};

export interface ListedStep {
  /** The first step of the line. */
  readonly step: StepName;
  /** The holder whose line it is, on a joint file; null: nobody's own. */
  readonly of: Participant | null;
  readonly state: ListedState;
  /** The page shown belongs to this line. */
  readonly shown: boolean;
  /** Who ended the line's last task and when, where the bank says so. */
  readonly ended: LogEntry | undefined;
}

export interface ListedStage {
  readonly stage: Stage;
  readonly steps: readonly ListedStep[];
  readonly done: number;
}

/** `stands`: the step to do; `shown`: the step on the page; `state`: undefined before the dossier exists. */
export interface Listed {
  readonly path: Path;
  readonly stands: StepName;
  readonly shown: StepName;
  readonly state: Pick<DossierState, 'proofs' | 'log' | 'task' | 'finalisation' | 'participants'> | undefined;
}

const together = (step: StepName): readonly StepName[] => lines.find(line => line.some(each => each === step)) ?? [step];

const isRefused = (step: StepName, state: Listed['state']): boolean =>
  state?.proofs.some(({ rank, controlResult }) => rank === slotOf(step)?.rank && controlResult === 'KO') ?? false;

const listed = ({ path, stands, shown, state }: Listed, step: StepName): ListedStep => {
  const walk = walkOf(path);
  const line = together(step);
  const last = Math.max(...line.map(each => walk.indexOf(each)));
  const signer = (['TIT', 'COT'] as const).find(who => signatureOf[who] === step);
  const isDone = last < walk.indexOf(stands) || stands === 'welcome' || (signer && state ? hasSigned(state, signer) : false);
  return {
    step,
    of: path.workflow === 'joint' && line.length === 1 ? stepRow(step).of : null,
    state: isRefused(step, state) ? 'toRedo' : isDone ? 'done' : line.includes(stands) ? 'now' : (othersDo[step] ?? 'toDo'),
    shown: line.includes(shown),
    ended: isDone ? state?.log?.findLast(({ task }) => line.includes(task)) : undefined,
  };
};

/** The steps of a file as an adviser's list: three stages, one line for steps that belong together. XTR-53 */
export const stepList = (of: Listed): readonly ListedStage[] => {
  const walk = walkOf(of.path).filter(step => !unlisted.includes(step) && together(step)[0] === step);
  return stages.map(stage => {
    const steps = walk.filter(step => stepRow(step).stage === stage).map(step => listed(of, step));
    return { stage, steps, done: steps.filter(({ state }) => state === 'done').length };
  });
};
