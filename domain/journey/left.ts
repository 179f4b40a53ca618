import type { Person } from '@domain/holders/person';
import type { Prospect } from '@domain/holders/prospect';
import { connectedTo, pathOf } from './fileSteps';
import type { FileState } from './fileState';
import { walkOf } from './navigation';
import type { Paper } from './papers';
import { taskId, type StepName } from './steps';
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
const stepsLeft = (file: FileState, { identity }: Prospect): readonly StepName[] => {
  const walk = walkOf(pathOf(file));
  const here = walk.indexOf(file.task);
  const sentBack = identity.agencyId !== undefined && here < walk.indexOf(LAST_CHOICE);
  return sentBack ? [file.task, ...walk.slice(walk.indexOf(REVIEW))] : walk.slice(here);
};

/** Left out: the co-holder signs in a session of their own. D-43 */
const ANOTHERS: StepName = 'coHolderSignature';

/** No document was sent yet; in an adviser's file, the client has not acted yet: opening the link does not count. D-47 */
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

/**
 * The rest of a file for its returning holder; undefined: nothing was done yet, or nothing remains. A co-holder has a welcome page of
 * their own (D-23). XTR-28
 */
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
