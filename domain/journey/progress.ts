import { walkOf } from './navigation';
import type { Path, StepName } from './steps';
import { stepRow, type PageName, type Step } from './table';
import type { Participant } from '@domain/kernel/words';

/** A person's progress in a stage of the path, and the rest of the whole path. */
export interface StageProgress {
  /** The step's number among the stage's steps in which the person acts; null: the bank or another person acts. */
  readonly rank: number | null;
  readonly count: number;
  /** Share of the stage that is done, 0 to 1; it decreases only when the person goes back. */
  readonly done: number;
  /** Minutes for the rest of the path, without the bank's waiting times. */
  readonly minutes: number;
}

/** Steps before the journey begins, or after its end. */
const outside: readonly StepName[] = ['home', 'welcome'];

/** Steps in which the bank works, or another person signs. */
const waits: readonly StepName[] = ['duplicateSearch', 'duplicateConfirmation', 'middleControl', 'signatureSuccess', 'accountCreation'];

const milestonesOf = (step: StepName): readonly string[] => {
  const { milestones = [''] } = stepRow(step);
  return waits.includes(step) ? [] : milestones;
};

/** The number of milestones of a step before a page. */
const passedIn = (step: StepName, page: PageName | undefined): number => {
  const { pages } = stepRow(step);
  const here = page === undefined ? 0 : pages.indexOf(page);
  return milestonesOf(step).filter(milestone => pages.indexOf(milestone) <= here).length - 1;
};

/** Minutes for a step from a page on; for the whole step without a page. XTR-04 */
export const minutesFrom = (step: StepName, page?: PageName): number => {
  const { minutes } = stepRow(step);
  return minutes - Math.floor((minutes * Math.max(passedIn(step, page), 0)) / Math.max(milestonesOf(step).length, 1));
};

const totalOf = (walk: readonly StepName[]): number => walk.reduce((total, step) => total + milestonesOf(step).length, 0);

/** The current step counts as half done, except where the bank acts. */
const UNDER_WAY = 0.5;

/** Whose time counts, and the remaining steps, the shown one first. Not known before the dossier exists. */
export interface Rest {
  readonly who?: Participant | undefined;
  readonly steps?: readonly StepName[] | undefined;
}

/**
 * Minutes that the signed-in person has left from a page on, without the bank's waiting times. Two people fill in the file together; each
 * signs alone. XTR-04, XTR-28, D-105
 */
export const minutesLeft = (path: Path, step: StepName, page?: PageName, rest: Rest = {}): number => {
  const walk = walkOf(path);
  const { of, stage } = stepRow(step);
  const { who = stage === 'signature' ? of : null, steps = walk.slice(walk.indexOf(step)) } = rest;
  const isOwn = (row: Step): boolean => row.stage !== 'signature' || row.of === null || who === null || row.of === who;
  return steps
    .filter(one => isOwn(stepRow(one)))
    .reduce((sum, one) => sum + (one === step ? minutesFrom(step, page) : stepRow(one).minutes), 0);
};

/** Progress at a page of a step; undefined: outside the journey, or not on the path. BRD-01, XTR-04 */
export const stageProgress = (path: Path, step: StepName, page?: PageName, rest?: Rest): StageProgress | undefined => {
  const walk = walkOf(path);
  const here = walk.indexOf(step);
  if (here < 0 || outside.includes(step)) return undefined;
  const { stage } = stepRow(step);
  const ofStage = walk.filter(one => stepRow(one).stage === stage && !outside.includes(one));
  const active = ofStage.filter(one => !waits.includes(one));
  const before = totalOf(ofStage.slice(0, ofStage.indexOf(step)));
  const common = { count: active.length, minutes: minutesLeft(path, step, page, rest) };
  if (waits.includes(step)) return { ...common, rank: null, done: before / totalOf(ofStage) };
  return { ...common, rank: active.indexOf(step) + 1, done: (before + passedIn(step, page) + UNDER_WAY) / totalOf(ofStage) };
};
