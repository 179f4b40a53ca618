import { adviserConnected, type Connected } from '@domain/adviser/connected';
import type { Person } from '@domain/holders/person';
import { ranks } from '@domain/proofs/papers';
import { isAnswered, type Prospect } from '@domain/holders/prospect';
import { slotOf } from '@domain/proofs/slot';
import { WALLET_CODE } from '@domain/proofs/walletIdentity';
import { journeyAnswered } from './answered';
import { signatureOf } from './signingProgress';
import { journeyEntry } from './entry';
import { journeyFastForward } from './fastForward';
import type { DossierState } from './dossierState';
import { journeyLeftBy } from './leftBy';
import { journeyMayAct, type Act } from './mayAct';
import { backFrom, pathOfDossier, walkOf } from './navigation';
import { pageBefore, pageIn, pagesOf } from './pages';
import { isOfPapers, type Path } from './steps';
import { stepRow, taskId, taskIds, type PageName, type StepName, type TaskId } from './table';
import type { Participant } from '@domain/kernel/words';

export const pathOf = (dossier: DossierState): Path => pathOfDossier(dossier, dossier.mode);

/** Only the bank ends the other tasks: the page then polls the state and sends nothing. STP-15 */
export const leftByPerson = ({ task, mode }: DossierState): boolean => journeyLeftBy.decide({ taskId: task, mode }) === 'person';

const connectedPerson = ({ participants: { TIT, COT } }: DossierState, reference: string): 'holder' | 'coHolder' | 'both' | 'other' => {
  const [holder, coHolder] = [TIT, COT].map(person => person?.customerExternalId === reference);
  if (holder) return coHolder ? 'both' : 'holder';
  return coHolder ? 'coHolder' : 'other';
};

/**
 * The signed-in user: the holder whose external reference the bank gives for the bearer token, the adviser, or nobody of this file. D-43,
 * D-47, D-105
 */
export const visitorOf = (dossier: DossierState, { externalReference }: Pick<Person, 'externalReference'>): Connected =>
  adviserConnected.decide({ whose: connectedPerson(dossier, externalReference), isInitBo: dossier.mode === 'mdc' ? '1' : '0' });

/** The signed-in holder, where the adviser does not count. */
export const connectedTo = (dossier: DossierState, person: Pick<Person, 'externalReference'>): Participant =>
  visitorOf(dossier, person) === 'COT' ? 'COT' : 'TIT';

/** Whether the file is past this holder's own signature. D-43 */
export const signaturePassed = (dossier: DossierState, who: Participant): boolean => {
  const walk = walkOf(pathOf(dossier));
  return walk.indexOf(dossier.task) > walk.indexOf(signatureOf[who]);
};

/** The current step of a file for its signed-in user; `coHolderFinished` null: not loaded. STP-09, FIN-01, D-38 */
export const stepOfDossier = (dossier: DossierState, who: Connected, coHolderFinished: boolean | null): StepName => {
  if (who === 'adviser' || who === 'nobody') return dossier.task;
  if (dossier.finalisation !== undefined && dossier.task !== 'welcome') return 'accountCreation';
  return journeyFastForward.decide({
    authenticated: true,
    signaturePassed: signaturePassed(dossier, who),
    workflow: dossier.workflow,
    coHolderFinished: signaturePassed(dossier, 'COT') || coHolderFinished,
    recorded: dossier.task,
  });
};

/** Whether the signed-in user may do this at a task; by default, the file's. D-105 */
export const mayAct = (dossier: DossierState, who: Connected, act: Act, task: TaskId = dossier.task): boolean =>
  journeyMayAct.decide({ connected: who, taskId: task, act, mode: dossier.mode });

/**
 * Whether the signed-in user may give or correct what concerns a holder, or `null`, both: a co-holder in a session of their own, their own
 * part only. D-105, JNT-01
 */
export const mayCorrect = (dossier: DossierState, who: Connected, of: Participant | null, task: TaskId = dossier.task): boolean =>
  mayAct(dossier, who, 'fill', task) || (of === who && mayAct(dossier, who, 'fillOwn', task));

/** The client of an adviser's file cannot act before the adviser hands it over. D-47 */
export const waitsForAdviser = (dossier: DossierState, who: Connected): boolean =>
  dossier.mode === 'mdc' && who !== 'adviser' && stepRow(dossier.task).stage === 'file';

/** Recaps, from which earlier answers can be corrected. XTR-01 */
const recaps: readonly StepName[] = ['summary', 'coHolderSummary'];

/** The co-holder signs after the holder, and may still correct data that the holder's signed documents do not contain. JNT-01, JNT-03 */
const ownCorrections: readonly StepName[] = ['coHolderIdentityValidation', 'coHolderCompInfos'];
const isOwnCorrection = (wanted: StepName, current: StepName): boolean =>
  current === 'coHolderSignature' && ownCorrections.includes(wanted);

/** The bank is past this task. */
export const isEnded = (step: TaskId, { task }: Pick<DossierState, 'task'>): boolean => taskIds.indexOf(step) < taskIds.indexOf(task);

/** The steps whose proof the bank has not accepted, although the file is past them: it was controlled again. D-126 */
export const stepsInDoubt = ({ task, proofs }: Pick<DossierState, 'task' | 'proofs'>): readonly StepName[] =>
  taskIds.slice(0, taskIds.indexOf(task)).filter(step => {
    const rank = slotOf(step)?.rank;
    return proofs.some(proof => proof.rank === rank && proof.controlId !== undefined && proof.controlResult !== 'OK');
  });

/** `inDoubt`: their proof was not accepted; `sent`: with papers first, the bank has their paper or their answers. */
interface Shown {
  readonly inDoubt: readonly StepName[];
  readonly sent: readonly StepName[];
}

/**
 * Whether the file's page may show another step than the current one: by Back, for a correction, for a proof in doubt, or ahead of the
 * bank's task with papers first. D-09, XTR-01, D-125
 */
export const mayShow = (
  wanted: StepName,
  current: StepName,
  path: Path,
  correcting: boolean,
  { inDoubt, sent }: Shown = { inDoubt: [], sent: [] },
): boolean => {
  if (wanted === current) return true;
  if (inDoubt.includes(wanted) && stepRow(current).stage === 'file' && !recaps.includes(current)) return true;
  if (correcting) return stepRow(wanted).stage === 'file' && (recaps.includes(current) || isOwnCorrection(wanted, current));
  if (path.papersFirst === true && isOfPapers(wanted) && isOfPapers(current)) return isReached(wanted, path, sent);
  if (stepRow(wanted).paper !== undefined) return false;
  const before = backFrom(current, path);
  return before !== undefined && mayShow(wanted, before, path, false, { inDoubt: [], sent });
};

const isReached = (wanted: StepName, path: Path, sent: readonly StepName[]): boolean => {
  const papers = walkOf(path).filter(isOfPapers);
  return papers.slice(0, papers.indexOf(wanted)).every(step => sent.includes(step));
};

/** A person's task that the bank no longer asks; it says so where an identity from a wallet makes one needless. XTR-38 */
export const isSpared = (task: TaskId, tasksLeft: readonly TaskId[] | undefined): boolean => {
  const { of, stage } = stepRow(task);
  return tasksLeft !== undefined && of !== null && stage === 'file' && !tasksLeft.includes(task);
};

/** The next task in the bank's order: the page sends it to the bank when the step is done. STP-15 */
export const taskAfter = (step: StepName, path: Path, tasksLeft?: readonly TaskId[]): TaskId | undefined => {
  const walk = walkOf({ ...path, papersFirst: false });
  return walk
    .slice(walk.indexOf(step) + 1)
    .filter(taskId.is)
    .find(task => !isSpared(task, tasksLeft));
};

/** The step's participant has identified with a wallet. XTR-38 */
export const hasWallet = (step: StepName, { proofs }: Pick<DossierState, 'proofs'>): boolean => {
  const { of } = stepRow(step);
  return of !== null && proofs.some(({ rank, documentCode }) => documentCode === WALLET_CODE && rank === ranks[of].identity);
};

/** The bank has accepted the step's proof, or the person has kept it. */
export const isSettled = (step: StepName, { proofs }: Pick<DossierState, 'proofs'>): boolean =>
  proofs.some(({ rank, controlResult }) => rank === slotOf(step)?.rank && controlResult === 'OK');

/**
 * The task that follows at once: a wallet and its owner, or papers and forms given ahead, have answered every page of the file's own. XTR-38,
 * D-125
 */
export const taskPastAnswered = (
  dossier: DossierState,
  people: Readonly<Record<Participant, Prospect | undefined>>,
): TaskId | undefined => {
  const { task } = dossier;
  const { of } = stepRow(task);
  const person = of === null ? undefined : people[of];
  const answered = person !== undefined && pagesOf(task).every(page => isAnswered(page, person));
  const { papersFirst } = dossier;
  const settled = isSettled(task, dossier);
  const verdict = journeyAnswered.decide({ taskId: task, fromWallet: hasWallet(task, dossier), answered, settled, papersFirst });
  return verdict === 'passed' ? taskAfter(task, pathOf(dossier), dossier.tasksLeft) : undefined;
};

/** The first page of a step that is not done yet. D-08, STP-06 */
export const openingPage = (step: StepName, dossier: DossierState, person: Prospect): PageName => {
  switch (step) {
    case 'coHolderIdentityDocUpload':
      return pageIn(step, hasWallet(step, dossier) ? 'WalletIdentity' : undefined);
    case 'identityDocUpload': {
      if (hasWallet(step, dossier)) return 'WalletIdentity';
      const docs = dossier.proofs.map(({ rank, controlId }) => ({ rank, controlId: controlId ?? null }));
      return pageIn(step, journeyEntry.decide({ taskId: step, docs }) === 'UploadIdentityProof' ? 'UploadIdentityProof' : undefined);
    }
    case 'identityValidation':
    case 'coHolderIdentityValidation':
    case 'compInfos':
    case 'coHolderCompInfos': {
      const pages = pagesOf(step);
      return pages.find(page => page === pages.at(-1) || !isAnswered(page, person)) ?? pages[0];
    }
    default:
      return pageIn(step, undefined);
  }
};

/** Pages that follow an acceptance, an upload or the start of a check: Back does nothing there. D-09 */
const onward: readonly PageName[] = [
  'ProofControlProgress',
  'ProofControlCompleted',
  'LivenessPage',
  'LivenessControlProgress',
  'LivenessControlOk',
  'LivenessControlKo',
  'PreContractDocPage',
  'DocuSignPage',
  'FinalizeKo',
  'FinalizePage',
];

/** An optional page of its step. Back skips it. XTR-38 */
const BESIDE: PageName = 'WalletIdentity';

/** The page before within a step; undefined: Back leaves the step or does nothing. D-09 */
export const pageBack = (step: StepName, page: PageName): PageName | undefined => {
  if (onward.includes(page)) return undefined;
  const before = pageBefore(step, page);
  return before === BESIDE ? pageBefore(step, before) : before;
};

/** Whether Back leaves the step: only from its first page. */
export const leavesBackwards = (step: StepName, page: PageName): boolean => !onward.includes(page) && pageBefore(step, page) === undefined;

/**
 * The task to which a person returns for their recap, from the acceptance to their signature; undefined: nothing of theirs is accepted
 * yet, or all is signed. D-108
 */
export const recapBefore = (step: StepName, who: Participant): TaskId | undefined => {
  if (step === 'coHolderSummary' && who === 'TIT') return 'summary';
  return step === 'signature' ? 'summary' : step === 'coHolderSignature' ? 'coHolderSummary' : undefined;
};
