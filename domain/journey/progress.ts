import { minutesFor } from './papers';
import { walkOf } from './navigation';
import type { Path, StepName } from './steps';
import { stepRow } from './table';

/** Where a step stands among those of its stage, and the minutes that the path still takes from it on, waits of the bank aside. */
export interface StageProgress {
  readonly rank: number;
  readonly count: number;
  readonly minutes: number;
}

/** The bank works there, or the journey has not begun: nobody has anything to do. */
const silent: readonly StepName[] = [
  'home',
  'duplicateSearch',
  'duplicateConfirmation',
  'middleControl',
  'signatureSuccess',
  'accountCreation',
  'welcome',
];

/** undefined: a step where nothing is asked, or that is not on the path. BRD-01, XTR-04 */
export const stageProgress = (path: Path, step: StepName): StageProgress | undefined => {
  const walk = walkOf(path);
  const asked = walk.filter(one => stepRow(one).stage === stepRow(step).stage && !silent.includes(one));
  const rank = asked.indexOf(step) + 1;
  if (rank === 0) return undefined;
  const passed = walk.slice(0, walk.indexOf(step)).reduce((minutes, one) => minutes + stepRow(one).minutes, 0);
  return { rank, count: asked.length, minutes: minutesFor(path) - passed };
};
