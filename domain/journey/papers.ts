import { walkOf } from './navigation';
import type { Path } from './steps';
import { stepRow, type Step } from './table';
import type { Participant } from '@domain/kernel/words';

export interface Paper {
  readonly paper: NonNullable<Step['paper']>;
  readonly of: Participant;
}

/** The documents to prepare, in the order of the step table. XTR-04, ACC-01 */
export const papersFor = (path: Path): readonly Paper[] =>
  walkOf(path).flatMap(step => {
    const { paper, of } = stepRow(step);
    return paper === undefined || of === null ? [] : [{ paper, of }];
  });

/** Minutes for the whole path, without the bank's waiting times. XTR-04 */
export const minutesFor = (path: Path): number => walkOf(path).reduce((minutes, step) => minutes + stepRow(step).minutes, 0);
