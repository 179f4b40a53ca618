import type { Participant } from '@domain/kernel/words';
import { signingTasks, type SigningTask, type DossierState } from './dossierState';
import { isFilled } from './mayAct';
import { stepRow, taskIds, type TaskId } from './table';

export type SigningTaskState = 'done' | 'now' | 'later';

type Stands = Pick<DossierState, 'task' | 'finalisation' | 'participants'>;

/** The task of each holder's video check and signature. */
export const signatureOf: Readonly<Record<Participant, TaskId>> = { TIT: 'signature', COT: 'coHolderSignature' };

/** The account exists. FIN-01 */
export const isOpened = ({ task, finalisation }: Stands): boolean =>
  task === 'welcome' || (finalisation?.kind === 'ended' && finalisation.result === 'created');

/** Where each holder reads the whole file: on their recap. */
const recapOf: Readonly<Record<Participant, TaskId>> = { TIT: 'summary', COT: 'coHolderSummary' };

/** A person's actions in order; a report of an error is no step. */
export const stepsOfPerson = signingTasks.filter(deed => deed !== 'errorReported');

/** The holder whose signature is due; undefined: all have signed. */
export const turnOf = ({ task, finalisation }: Stands): Participant | undefined => {
  if (finalisation !== undefined || task === 'welcome') return undefined;
  return task === 'coHolderSignature' ? 'COT' : 'TIT';
};

/** Whether the bank reports that a person has done an action. */
export const hasDone = ({ participants }: Pick<DossierState, 'participants'>, who: Participant, deed: SigningTask): boolean =>
  participants[who]?.done?.includes(deed) ?? false;

/** The state of each of a person's `steps`: done, now, or later. A signature counts as all of them done. XTR-11 */
export const signingTasksOf = (
  state: Stands,
  who: Participant,
  steps: readonly SigningTask[] = stepsOfPerson,
): readonly { readonly deed: SigningTask; readonly state: SigningTaskState }[] => {
  const turn = turnOf(state);
  const done = state.participants[who]?.done ?? [];
  const signed = done.includes('signed') || turn === undefined || (who === 'TIT' && turn === 'COT');
  const isDone = (deed: SigningTask): boolean => signed || done.includes(deed);
  const next = isFilling(state) ? undefined : steps.find(deed => !isDone(deed));
  return steps.map(deed => ({ deed, state: isDone(deed) ? 'done' : deed === next && who === turn ? 'now' : 'later' }));
};

/** Papers and answers are still given. */
export const isFilling = ({ task }: Pick<Stands, 'task'>): boolean => isFilled(task);

/** A holder's papers and answers, in the bank's order. */
export const fillingOf = ({ task }: Pick<Stands, 'task'>, who: Participant): SigningTaskState => {
  if (stepRow(task).of === who && isFilled(task)) return 'now';
  return taskIds.slice(taskIds.indexOf(task)).some(each => isFilled(each) && stepRow(each).of === who) ? 'later' : 'done';
};

/** Whether a holder has signed. */
export const hasSigned = (state: Stands, who: Participant): boolean => signingTasksOf(state, who, ['signed'])[0]?.state === 'done';

/** Whether a holder has read the file: on their recap; the client of an adviser's file reads it where they accept the terms. D-43, D-47 */
export const readingOf = (state: Stands & Pick<DossierState, 'mode'>, who: Participant): SigningTaskState => {
  const here = taskIds.indexOf(state.task);
  const recap = taskIds.indexOf(recapOf[who]);
  if (state.mode === 'mdc') return signingTasksOf(state, who, ['termsAccepted'])[0]?.state ?? 'later';
  return here > recap ? 'done' : here === recap ? 'now' : 'later';
};
