import type { Person } from '@domain/holders/person';
import { participant } from '@domain/kernel/words';
import { connectedTo, pathOf, visitorOf } from './dossierSteps';
import type { DossierState } from './dossierState';
import { walkOf } from './navigation';
import type { Paper } from './papers';
import { minutesLeft, type Rest } from './progress';
import type { StartedDossier } from './startedDossier';
import { stepsDone } from './papersFirst';
import { isOfPapers, taskId, type PageName, type StepName } from './steps';
import { stepRow, type Step } from './table';

/**
 * The part of a file that is still to do. `questions`: forms remain, apart from documents; `minutes`: without the bank's waiting times.
 * XTR-28
 */
export interface Left {
  readonly papers: readonly Paper[];
  readonly questions: boolean;
  readonly recap: boolean;
  readonly minutes: number;
}

/** The last form before the bank's checks: an answer to it shows that the file was complete once. */
const LAST_CHOICE: StepName = 'structureChoice';

/** The step to which a rejected proof returns. STP-15 */
const REVIEW: StepName = 'middleControl';

/** The steps from the current one on; after a rejected proof, directly to the review again. XTR-07 */
const stepsLeft = ({ state, people }: Pick<StartedDossier, 'state' | 'people'>): readonly StepName[] => {
  const walk = walkOf(pathOf(state));
  const here = walk.indexOf(state.task);
  const sentBack = people.TIT.identity.agencyId !== undefined && here < walk.indexOf(LAST_CHOICE);
  if (sentBack) return [state.task, ...walk.slice(walk.indexOf(REVIEW))];
  if (state.papersFirst !== true || !isOfPapers(state.task)) return walk.slice(here);
  const done = stepsDone({ state, people });
  return walk.slice(walk.findIndex(isOfPapers)).filter(step => !done.some(each => each === step));
};

type Known = Pick<StartedDossier, 'state' | 'people'> & { readonly person: Pick<Person, 'externalReference'> };

/** What remains of a dossier for its signed-in person. From a step that is not the current one, the path continues as usual. XTR-04 */
export const restOf = ({ state, people, person }: Known, step: StepName): Rest => {
  const who = visitorOf(state, person);
  return { who: participant.is(who) ? who : undefined, steps: step === state.task ? stepsLeft({ state, people }) : undefined };
};

/** Left out: the co-holder signs in a session of their own. D-43 */
const ANOTHERS: StepName = 'coHolderSignature';

/** No document was sent yet; in an adviser's file, the client has not acted yet: opening the link does not count. D-47 */
const nothingDone = ({ task, proofs, mode, participants: { TIT } }: DossierState, first: StepName | undefined): boolean =>
  mode === 'mdc'
    ? TIT.livenessId === undefined && (TIT.done ?? []).every(deed => deed === 'linkOpened')
    : task === first && proofs.every(({ controlId }) => controlId === undefined);

const isRecap = ({ pages }: Step): boolean => pages.includes('SummaryPage');

const leftIn = (rows: readonly Step[]): Omit<Left, 'minutes'> => ({
  papers: rows.flatMap(({ paper, of }) => (paper === undefined || of === null ? [] : [{ paper, of }])),
  questions: rows.some(row => row.stage === 'file' && row.paper === undefined && row.minutes > 0 && !isRecap(row)),
  recap: rows.some(isRecap),
});

/**
 * The rest of a file for its returning holder, with the header's minutes; undefined: nothing was done yet, or nothing remains. A co-holder
 * has a welcome page of their own (D-23). XTR-28
 */
export const leftOf = (dossier: Known, page?: PageName): Left | undefined => {
  const { state, people, person } = dossier;
  const first = walkOf(pathOf(state)).find(taskId.is);
  if (connectedTo(state, person) === 'COT' || nothingDone(state, first)) return undefined;
  const minutes = minutesLeft(pathOf(state), state.task, page, restOf(dossier, state.task));
  const rows = stepsLeft({ state, people }).filter(step => step !== ANOTHERS);
  return minutes === 0 ? undefined : { ...leftIn(rows.map(stepRow)), minutes };
};
