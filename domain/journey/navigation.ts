import type { DossierState } from './dossierState';
import { journeyOwner } from './owner';
import { pagesOf } from './pages';
import { isOfPapers, journeySteps, type Path } from './steps';
import { stepRow, type PageName, type StepName, type TaskId } from './table';
import type { Mode, Participant } from '@domain/kernel/words';

export { stepRow } from './table';
export type { Path as JourneyPath } from './steps';

/** The path of an existing file: a joint file continues even where the variant no longer offers joint accounts. CFG-07, JNT-03 */
export const pathOfDossier = (dossier: Pick<DossierState, 'workflow' | 'papersFirst'>, mode: Mode): Path => ({
  workflow: dossier.workflow,
  mode,
  jointAccount: 'open',
  papersFirst: dossier.papersFirst,
});

/** The steps of a path, in order. STP-01 */
export const walkOf = (path: Path): readonly StepName[] => journeySteps.decide(path);

/** The next step; undefined after the last one, and for a step that is not on the path. */
export const nextAfter = (step: StepName, path: Path): StepName | undefined => {
  const walk = walkOf(path);
  const here = walk.indexOf(step);
  return here < 0 ? undefined : walk[here + 1];
};

/** The previous step, whether or not Back may go there. */
export const previousOf = (step: StepName, path: Path): StepName | undefined => {
  const walk = walkOf(path);
  return walk[walk.indexOf(step) - 1];
};

/**
 * The step that Back opens; undefined: Back does nothing, because the previous step ended with an acceptance, a signature or a creation.
 * With papers first it is free after a form. D-09, STP-12, D-125
 */
export const backFrom = (step: StepName, path: Path): StepName | undefined => {
  const before = previousOf(step, path);
  if (path.papersFirst === true && before !== undefined && isOfPapers(before)) return stepRow(before).paper ? undefined : before;
  return stepRow(step).back === 'free' ? before : undefined;
};

/**
 * Whether Back, from a page that was opened from `from`, leads to `wanted` of the same step, or past it because it was skipped. D-09,
 * XTR-49
 */
export const isBehind = (step: StepName, from: PageName | undefined, wanted: PageName | undefined): boolean => {
  const pages = pagesOf(step);
  return wanted === undefined || (from !== undefined && pages.indexOf(from) <= pages.indexOf(wanted));
};

/** Whether the page of a step asked what `wanted`, which follows it, asks: Back from the next page leads to that page. D-125 */
export const hasAsked = (from: StepName, wanted: StepName, path: Path): boolean => {
  const walk = walkOf(path);
  const isForm = (step: StepName): boolean => isOfPapers(step) && stepRow(step).paper === undefined;
  return path.papersFirst === true && isForm(from) && isForm(wanted) && walk.indexOf(from) < walk.indexOf(wanted);
};

/** The holder who answers a step; null: no particular one. STP-02 */
export const ownerOf = (step: StepName): Participant | null => journeyOwner.decide({ taskId: step });

/** The step of a task on a path; undefined where the path lacks the task. STP-03 */
export const stepOfTask = (task: TaskId, path: Path): StepName | undefined => walkOf(path).find(step => step === task);

/** The first step of a path that shows this page for this person. STP-01 */
export const stepOfPage = (page: PageName, path: Path, who: Participant | null): StepName | undefined =>
  walkOf(path).find(step => stepRow(step).pages.includes(page) && (who === null || ownerOf(step) === null || ownerOf(step) === who));
