import { minutesFor } from './papers';
import { walkOf } from './navigation';
import type { Path, StepName } from './steps';
import { stepRow, type PageName } from './table';

/** Where a person stands in a stage of the path, and what is left of the whole path. */
export interface StageProgress {
  /** Rank of the step among those of its stage where a person has something to do; null: the bank or another person acts. */
  readonly rank: number | null;
  readonly count: number;
  /** Share of the stage that is done, 0 to 1; it falls only where Back is pressed. */
  readonly done: number;
  /** Minutes that the path still takes, waits of the bank aside. */
  readonly minutes: number;
}

/** The journey has not begun, or is over. */
const outside: readonly StepName[] = ['home', 'welcome'];

/** The bank works there, or another person signs. */
const waits: readonly StepName[] = ['duplicateSearch', 'duplicateConfirmation', 'middleControl', 'signatureSuccess', 'accountCreation'];

const milestonesOf = (step: StepName): readonly string[] => {
  const { milestones = [''] } = stepRow(step);
  return waits.includes(step) ? [] : milestones;
};

/** Milestones of a step that lie before a page of it. */
const passedIn = (step: StepName, page: PageName | undefined): number => {
  const { pages } = stepRow(step);
  const here = page === undefined ? 0 : pages.indexOf(page);
  return milestonesOf(step).filter(milestone => pages.indexOf(milestone) <= here).length - 1;
};

/** Minutes that a step still takes from a page of it on; all of them without one. XTR-04 */
export const minutesFrom = (step: StepName, page?: PageName): number => {
  const { minutes } = stepRow(step);
  return minutes - Math.floor((minutes * Math.max(passedIn(step, page), 0)) / Math.max(milestonesOf(step).length, 1));
};

const totalOf = (walk: readonly StepName[]): number => walk.reduce((total, step) => total + milestonesOf(step).length, 0);

/** Half of what is under way counts as done; nothing is under way where the bank acts. */
const UNDER_WAY = 0.5;

/** Progress at a page of a step; undefined: outside the journey, or not on the path. BRD-01, XTR-04 */
export const stageProgress = (path: Path, step: StepName, page?: PageName): StageProgress | undefined => {
  const walk = walkOf(path);
  const here = walk.indexOf(step);
  if (here < 0 || outside.includes(step)) return undefined;
  const { stage, minutes } = stepRow(step);
  const ofStage = walk.filter(one => stepRow(one).stage === stage && !outside.includes(one));
  const asked = ofStage.filter(one => !waits.includes(one));
  const before = totalOf(ofStage.slice(0, ofStage.indexOf(step)));
  const spent = walk.slice(0, here).reduce((sum, one) => sum + stepRow(one).minutes, 0);
  const common = { count: asked.length, minutes: minutesFor(path) - spent };
  if (waits.includes(step)) return { ...common, rank: null, done: before / totalOf(ofStage) };
  return {
    rank: asked.indexOf(step) + 1,
    count: asked.length,
    done: (before + passedIn(step, page) + UNDER_WAY) / totalOf(ofStage),
    minutes: common.minutes - minutes + minutesFrom(step, page),
  };
};
