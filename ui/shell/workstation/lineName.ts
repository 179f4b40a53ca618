import { stepName, type StepName } from '@domain/journey/steps';
import { progressMessages } from '@messages/progress';
import { workstationMessages } from '@messages/workstation';

type Names = Readonly<Partial<Record<StepName, string>>>;

const named = (step: StepName, names: Names): string => {
  const holders = step.replace(/^coHolder(\w)/, (_, first: string) => first.toLowerCase());
  const own = stepName.is(holders) ? holders : step;
  return names[own] ?? progressMessages.names[own];
};

/** A line's name; the list says whose it is apart. */
export const lineName = (step: StepName): string => named(step, workstationMessages.steps.names);

/** A task's name in the log. No two tasks share a name there. */
export const taskName = (task: StepName): string => named(task, workstationMessages.log.names);
