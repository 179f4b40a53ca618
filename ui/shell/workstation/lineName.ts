import { stepName, type StepName } from '@domain/journey/steps';
import { progressMessages } from '@ui/copy/fr/progress';
import { workstationMessages } from '@ui/copy/fr/workstation';

const grouped: Readonly<Partial<Record<StepName, string>>> = workstationMessages.steps.names;

/** A line's name; the list says whose it is apart. */
export const lineName = (step: StepName): string => {
  const holders = step.replace(/^coHolder(\w)/, (_, first: string) => first.toLowerCase());
  const own = stepName.is(holders) ? holders : step;
  return grouped[own] ?? progressMessages.names[own];
};
