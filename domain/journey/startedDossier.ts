import type { Connected } from '@domain/adviser/connected';
import type { Person } from '@domain/holders/person';
import type { Prospect } from '@domain/holders/prospect';
import type { Mode, Participant, People } from '@domain/kernel/words';
import type { Answers } from './answers';
import { mayAct, mayCorrect, pathOf, stepOfDossier, taskAfter, visitorOf, waitsForAdviser } from './dossierSteps';
import type { DossierState } from './dossierState';
import { isFilled, type Act } from './mayAct';
import { pathOfDossier } from './navigation';
import { customersStep } from './papersFirst';
import { stepRow, taskId, type PageName, type Path, type StepName, type TaskId } from './steps';

/** A file, its signed-in user, and the data of each of its people. */
export interface StartedDossier {
  readonly state: DossierState;
  readonly person: Person;
  readonly people: People<Prospect>;
  /** Whether the co-holder has finished, in a joint file whose holder has signed; null: not loaded. STP-09 */
  readonly coHolderFinished: boolean | null;
  /** An adviser awaits the result of the client's video check, so the page Main polls it. RTE-02, LIV-05 */
  readonly resultAwaited?: boolean;
  /** The steps whose proofs this page has had controlled again. D-126 */
  readonly controlledAnew?: readonly StepName[];
}

/** The signed-in user: one of the two holders, or the adviser. D-47 */
export const visitorIn = ({ state, person }: StartedDossier): Connected => visitorOf(state, person);

/** The file's current step for its signed-in user; with papers first it may be ahead of the bank's task. STP-09, D-125 */
export const currentStepOf = (dossier: StartedDossier): StepName => {
  const step = stepOfDossier(dossier.state, visitorIn(dossier), dossier.coHolderFinished);
  return step === dossier.state.task ? customersStep(dossier) : step;
};

/** The mode of the texts: the adviser's for the adviser alone. ADV-01, D-47 */
export const modeIn = (dossier: StartedDossier): Mode => (visitorIn(dossier) === 'adviser' ? 'mdc' : 'omc');

/** The reader of a page: a client, a client who waits for their adviser, or the adviser. D-47 */
export type Reader = 'client' | 'waiting' | 'adviser';

export const readerOf = (dossier: StartedDossier | undefined, mode: Mode): Reader => {
  if (mode === 'mdc') return 'adviser';
  return dossier && waitsForAdviser(dossier.state, visitorIn(dossier)) ? 'waiting' : 'client';
};

/** The acts for which pages exist. A page without a line asks for papers or answers, or binds nobody. */
const acts: Readonly<Partial<Record<PageName, Act>>> = {
  PreLivenessPage: 'video',
  LivenessPage: 'video',
  LivenessControlProgress: 'videoResult',
  LivenessControlOk: 'videoResult',
  LivenessControlKo: 'videoResult',
  PreContractDocPage: 'documents',
  DocuSignPage: 'sign',
};
const recapActs: Readonly<Partial<Record<StepName, Act>>> = { summary: 'terms', coHolderSummary: 'read' };

/** Whether the page's act is the signed-in user's own; another page takes its place where it is not. D-105, XTR-63 */
export const mayDoOn = (
  dossier: StartedDossier | undefined,
  { step, page }: { readonly step: StepName; readonly page: PageName },
): boolean => {
  if (dossier === undefined) return true;
  const [act, visitor] = [acts[page] ?? recapActs[step], visitorIn(dossier)];
  if (act !== undefined) return mayAct(dossier.state, visitor, act, taskId.is(step) ? step : undefined);
  return !isFilled(step) || waitsForAdviser(dossier.state, visitor) || mayCorrect(dossier.state, visitor, stepRow(step).of, step);
};

/**
 * What follows a task of the holder's, for a co-holder in a session of their own: they do not see whether the bank has all that it asks (D-123),
 * so the bank says whether it ends. JNT-03, STP-15
 */
export const taskPastOther = (dossier: StartedDossier): TaskId | undefined => {
  const { state } = dossier;
  const { task, tasksLeft } = state;
  const isOthers = isFilled(task) && visitorIn(dossier) === 'COT' && !mayCorrect(state, 'COT', stepRow(task).of);
  return isOthers ? taskAfter(task, pathOf(state), tasksLeft) : undefined;
};

/** The path of a file, or of the answers before a file exists. CFG-07, JNT-03 */
export const pathIn = (
  dossier: StartedDossier | undefined,
  { workflow = 'individual' }: Pick<Answers, 'workflow'>,
  entry: Pick<Path, 'mode' | 'jointAccount'>,
): Path => (dossier ? pathOfDossier(dossier.state, modeIn(dossier)) : { workflow, mode: entry.mode, jointAccount: entry.jointAccount });

const signatures: readonly StepName[] = ['signature', 'coHolderSignature'] satisfies readonly StepName[];

/** The client films on another device: an adviser who opens /signature awaits the result of the running check. RTE-02, ADV-04 */
export const mayAwaitResult = (dossier: StartedDossier): boolean => {
  const step = currentStepOf(dossier);
  return (
    modeIn(dossier) === 'mdc' &&
    signatures.includes(step) &&
    dossier.state.participants[stepRow(step).of ?? 'TIT']?.livenessId !== undefined
  );
};

/** A holder's id in the bank's paths; empty: the file has no such holder. D-32 */
export const personIdIn = ({ state }: StartedDossier, who: Participant): string => state.ids[who] ?? '';
