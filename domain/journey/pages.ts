import { rowOf, type PageName, type StepName } from './table';

/** The pages of a step, in order. STP-01, RTE-10 */
export const pagesOf = (step: StepName): readonly [PageName, ...PageName[]] => rowOf(step).pages;

/** The wanted page if the step has it, otherwise its first page. */
export const pageIn = (step: StepName, wanted: PageName | undefined): PageName => {
  const pages = pagesOf(step);
  return pages.find(page => page === wanted) ?? pages[0];
};

/** The next page of the step; undefined after the last one. */
export const pageAfter = (step: StepName, page: PageName): PageName | undefined => {
  const pages = pagesOf(step);
  return pages[pages.indexOf(page) + 1];
};

/** The previous page of the step; undefined before the first one. */
export const pageBefore = (step: StepName, page: PageName): PageName | undefined => {
  const pages = pagesOf(step);
  return pages[pages.indexOf(page) - 1];
};
