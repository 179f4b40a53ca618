import { steps, type PageName, type StepName } from './table';

/** The pages of a step, in order. STP-01, RTE-10 */
export const pagesOf = (step: StepName): readonly [PageName, ...PageName[]] => {
  const row = steps.find(({ id }) => id === step);
  if (row === undefined) throw new RangeError(`Not a step: ${step}`);
  return row.pages;
};

/** The page wanted where the step has it, else its first. */
export const pageIn = (step: StepName, wanted: PageName | undefined): PageName => {
  const pages = pagesOf(step);
  return pages.find(page => page === wanted) ?? pages[0];
};

/** The page after, in the same step; undefined after the last one. */
export const pageAfter = (step: StepName, page: PageName): PageName | undefined => {
  const pages = pagesOf(step);
  return pages[pages.indexOf(page) + 1];
};

/** The page before, in the same step; undefined before the first one. */
export const pageBefore = (step: StepName, page: PageName): PageName | undefined => {
  const pages = pagesOf(step);
  return pages[pages.indexOf(page) - 1];
};
