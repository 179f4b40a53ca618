import type { Person } from '@domain/holders/person';
import type { Prospect } from '@domain/holders/prospect';
import { connectedTo, pathOf } from './fileSteps';
import type { FileState } from './fileState';
import { walkOf } from './navigation';
import type { Paper } from './papers';
import { taskId, type StepName } from './steps';
import { stepRow, type Step } from './table';

/** What a file still asks of those who fill it. `questions`: forms beside the papers; `minutes`: waits of the bank aside. XTR-28 */
export interface Left {
  readonly papers: readonly Paper[];
  readonly questions: boolean;
  readonly recap: boolean;
  readonly minutes: number;
}

/** The last form before the bank's own checks: an answer to it tells that the file was filled once. */
const LAST_CHOICE: StepName = 'structureChoice';

/** Where a proof sent back leads. STP-15 */
const REVIEW: StepName = 'middleControl';

/** The steps from the one that the file stands at; a proof sent back leads straight to the review again. XTR-07 */
const stepsLeft = (file: FileState, { identity }: Prospect): readonly StepName[] => {
  const walk = walkOf(pathOf(file));
  const here = walk.indexOf(file.task);
  const sentBack = identity.agencyId !== undefined && here < walk.indexOf(LAST_CHOICE);
  return sentBack ? [file.task, ...walk.slice(walk.indexOf(REVIEW))] : walk.slice(here);
};

/** The co-holder signs in their own session. D-43 */
const ANOTHERS: StepName = 'coHolderSignature';

/** Before the first document, or, in a file that an adviser filled, before the client's own first act: opening the link is none. D-47 */
const nothingDone = ({ task, proofs, mode, participants: { TIT } }: FileState, first: StepName | undefined): boolean =>
  mode === 'mdc'
    ? TIT.livenessId === undefined && (TIT.done ?? []).every(deed => deed === 'linkOpened')
    : task === first && proofs.every(({ controlId }) => controlId === undefined);

const isRecap = ({ pages }: Step): boolean => pages.includes('SummaryPage');

const leftIn = (rows: readonly Step[]): Left => ({
  papers: rows.flatMap(({ paper, of }) => (paper === undefined || of === null ? [] : [{ paper, of }])),
  questions: rows.some(row => row.stage === 'file' && row.paper === undefined && row.minutes > 0 && !isRecap(row)),
  recap: rows.some(isRecap),
  minutes: rows.reduce((total, { minutes }) => total + minutes, 0),
});

/** What is left of a file for its holder who comes back to it; undefined: nothing was done yet, or nothing is left. A co-holder is greeted by a page of their own (D-23). XTR-28 */
export const leftOf = (file: FileState, holder: Prospect, person: Pick<Person, 'externalReference'>): Left | undefined => {
  const first = walkOf(pathOf(file)).find(taskId.is);
  if (connectedTo(file, person) === 'COT' || nothingDone(file, first)) return undefined;
  const left = leftIn(
    stepsLeft(file, holder)
      .filter(step => step !== ANOTHERS)
      .map(stepRow),
  );
  return left.minutes === 0 ? undefined : left;
};
