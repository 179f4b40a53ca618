import { walkOf } from './navigation';
import type { Path } from './steps';
import { stepRow, type Stage } from './table';

/** Minutes for one stage of a path, without the bank's waiting times. XTR-04 */
export const stageMinutes = (path: Path, stage: Stage): number =>
  walkOf(path)
    .map(stepRow)
    .filter(row => row.stage === stage)
    .reduce((minutes, row) => minutes + row.minutes, 0);
