import { walkOf, stepRow } from '@domain/journey/navigation';
import type { StepName } from '@domain/journey/steps';

/** Minutes of the table from a step of a file of one person to its end. */
export const minutesFrom = (step: StepName): number => {
  const walk = walkOf({ workflow: 'individual', mode: 'omc', jointAccount: 'open' });
  return walk.slice(walk.indexOf(step)).reduce((sum, each) => sum + stepRow(each).minutes, 0);
};
