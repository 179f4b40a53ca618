import { isAnswered, type Prospect } from '@domain/holders/prospect';
import type { People } from '@domain/kernel/words';
import { slotOf } from '@domain/proofs/slot';
import { isEnded, isSettled, isSpared, pathOf } from './dossierSteps';
import { walkOf } from './navigation';
import type { DossierState, ProofOnDossier } from './dossierState';
import { journeyNextPaper } from './nextPaper';
import { pagesOf } from './pages';
import { isOfPapers, taskId, taskIds, type PageName, type StepName, type TaskId } from './steps';
import { stepRow } from './table';

/** The customer's place in a dossier whose papers come first. The bank's task is behind it. D-125 */
interface Dossier {
  readonly state: DossierState;
  readonly people: People<Prospect>;
}

const papers: readonly TaskId[] = taskIds.filter(isOfPapers);

const proofOf = (step: StepName, { proofs }: DossierState): ProofOnDossier | undefined =>
  proofs.find(({ rank, controlId }) => rank === slotOf(step)?.rank && controlId !== undefined);

/** The bank has the step's paper, or asks none. */
export const isGiven = (step: TaskId, state: DossierState): boolean =>
  proofOf(step, state) !== undefined || isSpared(step, state.tasksLeft);

/** The bank takes each paper that is left ahead of its task, or does not say. D-125 */
export const takesPapersAhead = (state: DossierState): boolean => {
  const { documentRanks, workflow } = state;
  if (documentRanks === undefined) return true;
  const left = papers.filter(
    step => stepRow(step).paper !== undefined && (workflow === 'joint' || stepRow(step).of === 'TIT') && !isGiven(step, state),
  );
  return left.every(step => documentRanks.some(rank => rank === slotOf(step)?.rank));
};

const isDone = (step: TaskId, { state, people }: Dossier): boolean => {
  const { of, paper } = stepRow(step);
  if (paper !== undefined) return isGiven(step, state);
  const person = of === null ? undefined : people[of];
  return person !== undefined && pagesOf(step).every(page => isAnswered(page, person));
};

/** The papers that the bank has and the forms that are answered, with what the bank has ended. */
export const stepsDone = (dossier: Dossier): readonly TaskId[] =>
  papers.filter(step => isEnded(step, dossier.state) || isDone(step, dossier));

/** The step that the customer is at: the bank's task, or with papers first the first paper or form that is left. */
export const customersStep = (dossier: Dossier): TaskId => {
  const { task, workflow, papersFirst } = dossier.state;
  return papersFirst === true ? journeyNextPaper.decide({ workflow, task, done: stepsDone(dossier) }) : task;
};

/** A page to open; without a name, the step's first page that is left to do. */
export interface NextPlace {
  readonly step: TaskId;
  readonly page?: PageName;
}

/** The identity is waited for; the other papers may still be read while the forms are filled in. */
const isToSettle = (step: TaskId, waited: TaskId, state: DossierState): boolean => {
  const proof = proofOf(step, state);
  if (proof === undefined || isSettled(step, state)) return false;
  return proof.controlResult !== undefined || step === waited || slotOf(step)?.category === 'identity';
};

/**
 * The page that follows what the customer has just done: the next paper; after the last one, the papers in doubt; then the forms. Undefined:
 * the file is not given papers first, or is past them.
 */
export const nextPlace = (dossier: Dossier): NextPlace | undefined => {
  const { state } = dossier;
  const step = customersStep(dossier);
  if (state.papersFirst !== true || !isOfPapers(step)) return undefined;
  if (stepRow(step).paper !== undefined && !isGiven(step, state)) return { step };
  const inDoubt = papers.find(each => stepRow(each).of === stepRow(step).of && isToSettle(each, step, state));
  if (inDoubt === undefined) return { step };
  return { step: inDoubt, page: proofOf(inDoubt, state)?.controlResult === undefined ? 'ProofControlProgress' : 'ProofControlCompleted' };
};

/** On entry the identity's page is shown again where its paper is under control, whatever else the bank has. STP-06 */
export const entryPlace = ({ state }: Dossier): NextPlace | undefined =>
  state.papersFirst === true && state.task === 'identityDocUpload' && proofOf(state.task, state) !== undefined
    ? { step: state.task }
    : undefined;

/** How the bank reads a paper; `KO` is in doubt. */
export type PaperStanding = 'missing' | 'reading' | 'read' | 'doubt';

export interface PaperOfPerson {
  readonly step: TaskId;
  readonly standing: PaperStanding;
  readonly proof: ProofOnDossier | undefined;
}

const standingOf = (proof: ProofOnDossier | undefined): PaperStanding => {
  if (proof === undefined) return 'missing';
  return proof.controlResult === undefined ? 'reading' : proof.controlResult === 'OK' ? 'read' : 'doubt';
};

/** The papers of the step's person, in order, without those that the bank does not ask. */
export const papersOfPerson = (step: StepName, state: DossierState): readonly PaperOfPerson[] =>
  papers
    .filter(each => stepRow(each).paper !== undefined && stepRow(each).of === stepRow(step).of)
    .map(each => ({ step: each, proof: proofOf(each, state) }))
    .filter(({ step: each, proof }) => proof !== undefined || !isSpared(each, state.tasksLeft))
    .map(each => ({ ...each, standing: standingOf(each.proof) }));

/** How far the customer is on a page: one that opens again for a paper that the bank has does not take them back. XTR-04 */
export const reachedOn = <Shown extends { readonly step: StepName }>(shown: Shown, dossier: Dossier | undefined): Shown | NextPlace => {
  if (dossier?.state.papersFirst !== true || stepRow(shown.step).paper === undefined) return shown;
  const done = stepsDone(dossier);
  if (!done.some(step => step === shown.step)) return shown;
  const reached = customersStep(dossier);
  const last = walkOf(pathOf(dossier.state)).filter(taskId.is).findLast(isOfPapers);
  return { step: last !== undefined && done.includes(reached) ? last : reached };
};
